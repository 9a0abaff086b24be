import { type Sql, type Statement, computed, join, sql } from '../../db';

/**
 * Returns a function that makes the SQL condition on an instant that the company required an open till then: its rule of now, and before each change of it, as Activity has
 * them, the former one.
 */
export async function tillsRequired(db: Sql): Promise<(at: Statement) => Statement> {
  const [company] = await db.query(sql`
    select ${computed<{ rule: string; changes: { rule: string; at: string }[] }>({
      rule: sql`shift_rule`,
      changes: sql`coalesce((
        select json_agg(json_build_object('rule', before ->> 'shift_rule', 'at', at) order by at)
        from audit_event where target_kind = 'company' and target_id = company.id and before ->> 'shift_rule' is not null), '[]')`,
    })} from company`);
  if (!company) return () => sql`false`;
  const { changes, rule } = company;
  const rules = [...changes.map((change) => change.rule), rule];
  const periods = rules.flatMap((one, place) =>
    one === 'required' ? [{ since: changes[place - 1]?.at, until: changes[place]?.at }] : [],
  );
  if (periods.length === 0) return () => sql`false`;
  return (at) =>
    sql`(${join(
      // An open end has no condition: the database would take it for one that few rows meet.
      periods.map(({ since, until }) => {
        const ends = [
          ...(since === undefined ? [] : [sql`${at} >= ${since}::timestamptz`]),
          ...(until === undefined ? [] : [sql`${at} < ${until}::timestamptz`]),
        ];
        return ends.length === 0 ? sql`true` : sql`(${join(ends, ' and ')})`;
      }),
      ' or ',
    )})`;
}
