import { type Sql, type Statement, join, sql } from '../db';
import { type Counted, type Counts, LIMIT } from './counts';
import type { SearchedList } from './list';

type Listed = Counted & Pick<SearchedList<{ id: string }>, 'id'>;

/** What a search finds: all of it where that is little, else as much as is counted. */
export interface Finding {
  /** Whether there is more. */
  isMore: boolean;
  /** The rows of each status; of '' in a list without statuses. */
  ids: ReadonlyMap<string, readonly string[]>;
}

/**
 * What a search finds first, in no order. The database goes the shortest way to it, and nothing is looked through a second time to be
 * sorted and counted where that was all.
 */
export async function findingOf(db: Sql, { from, id, condition, within, status }: Listed): Promise<Finding> {
  const column = status ? status.column : sql`''::text`;
  const parts = within.map(
    (part) =>
      sql`(select ${id} as id, ${column} as status ${from} where ${condition} and ${part} limit ${LIMIT}::int)`,
  );
  const rows = await db.query<{ status: string; ids: string }>(sql`
    select status, string_agg(id::text, ',') as ids
    from (select * from (${join(parts, ' union all ')}) as part limit ${LIMIT}::int) as found group by status`);
  const ids = new Map(rows.map((row) => [row.status, row.ids.split(',')]));
  const count = [...ids.values()].reduce((sum, { length }) => sum + length, 0);
  return { isMore: count >= LIMIT, ids };
}

/** How many rows of each status are looked at, the newest, where a search finds so much that the rest says little. */
const LOOKED_AT = 2_000;

/**
 * How many rows of each status a search has that finds very much. A status whose rows are not all looked at, and of which too few are
 * found by then, is not counted: that would take the longer the longer the list is. They are met along an index, by what the list is
 * ordered by: in any order the database might go through all rows of other statuses to come to them.
 */
export async function countsOfMuch(
  db: Sql,
  { from, id, condition, within, status }: Listed,
  { match, finding, along }: { match: Statement; finding: Finding; along: Statement },
): Promise<Counts> {
  if (!status) return {};
  const isMuch = (word: string) => (finding.ids.get(word)?.length ?? 0) >= LIMIT;
  const words = status.words.filter((word) => !isMuch(word));
  const looks = words.flatMap((word) =>
    within.map(
      (part) => sql`
        select ${word}::text as status, count(*)::int as looked_at, count(*) filter (where is_found)::int as found from (
          select ${match} as is_found ${from} where ${condition} and ${part} and ${status.column} = ${word}
          order by ${along} desc, ${id} desc limit ${LOOKED_AT}::int) as looked`,
    ),
  );
  const rows =
    looks.length === 0
      ? []
      : await db.query<{ status: string; looked_at: number; found: number }>(join(looks, ' union all '));
  const countIn = (word: string): number | null => {
    const ofWord = rows.filter((row) => row.status === word);
    const found = ofWord.reduce((sum, row) => sum + row.found, 0);
    if (found >= LIMIT) return LIMIT;
    return ofWord.every((row) => row.looked_at < LOOKED_AT) ? found : null;
  };
  return Object.fromEntries(status.words.map((word) => [word, isMuch(word) ? LIMIT : countIn(word)]));
}
