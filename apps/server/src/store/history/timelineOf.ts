import { type WireChange, changeCodec } from '@motorpark/contract';
import { NO_REASON } from '@motorpark/domain';
import { name, type Sql, type Statement, sql } from '../../db';
import { instant, listRows } from '../../db/rows';
import { BY_RULE } from './voiding';
import { columnOf, type Noun, NOUNS, type Recorded, type Subject, tableOf } from './subject';

interface Row {
  kind: WireChange['kind'];
  from_status: string | null;
  to_status: string | null;
  reason: string | null;
  fields: NonNullable<WireChange['fields']> | null;
  receipt: NonNullable<WireChange['print']>['receipt'] | null;
  print_number: number | null;
  by: string | null;
  terminal: string | null;
  at: string;
}

/** The event columns of a voided or deleted record. */
const removalEvent = ({ end, saysWhy }: (typeof NOUNS)[Noun]): Statement =>
  end === 'voided'
    ? sql`'voided', null, null, coalesce(deleted_reason, ${NO_REASON}::text)`
    : sql`'deleted', null, null, ${saysWhy ? sql`deleted_reason` : sql`null`}`;

const removalOf = (noun: Noun, id: string): Statement => sql`union all
    select ${removalEvent(NOUNS[noun])}, null, null, null, deleted_by, deleted_terminal_id, deleted_at, 2, null
    from ${tableOf(noun)} where id = ${id} and deleted_at is not null`;

/** The events stored in the record itself: created, and voided or deleted. */
const ofRecord = (noun: Noun, id: string): Statement => {
  const { made, end } = NOUNS[noun];
  const [by, at] = [name(`${made}_by`), name(`${made}_at`)];
  return sql`
    select 'created' as kind, null as from_status, null as to_status, null as reason, null::jsonb as fields,
      null as receipt, null::int as print_number, ${by} as person_id, made_terminal_id as terminal_id, ${at} as at, 0 as place, null::uuid as id
    from ${tableOf(noun)} where id = ${id} and ${at} is not null ${end === 'stays' ? sql`` : removalOf(noun, id)}`;
};

const terminalOf = (person: Statement): Statement =>
  sql`(select terminal_id from person where person.id = ${person})`;

/** The events stored in a shift itself; they come before its prints. */
const ofShift = (id: string): Statement => {
  const [counter, closer] = [sql`coalesce(counted_by, person_id)`, sql`coalesce(closed_by, person_id)`];
  return sql`
    select 'created' as kind, null as from_status, null as to_status, null as reason, null::jsonb as fields,
      null as receipt, null::int as print_number, person_id, terminal_id, opened_at as at, -2 as place, null::uuid as id
    from shift where id = ${id}
    union all
    select 'status', 'Open', 'Counted', null, null, null, null, ${counter}, ${terminalOf(counter)}, counted_at, -1, null
    from shift where id = ${id} and notes is not null
    union all
    select 'status', case when notes is null then 'Open' else 'Counted' end, 'Closed', reason, null, null, null,
      ${closer}, ${terminalOf(closer)}, closed_at, 0, null
    from shift where id = ${id} and closed_at is not null`;
};

const ownEntries = (noun: Recorded, id: string) => (noun === 'shift' ? ofShift(id) : ofRecord(noun, id));

/** Returns the history of a record, oldest first: created, changed, printed, voided or deleted. */
export async function timelineOf(db: Sql, { noun, id }: Subject): Promise<WireChange[]> {
  const rows = await listRows<Row>(
    db,
    sql`select kind, from_status, to_status, reason, fields, receipt, print_number, coalesce(person.name, (select provider from change where change.id = entry.id)) as by, terminal.name as terminal,
          ${instant(sql`entry.at`)} as at
        from (
          ${ownEntries(noun, id)}
          union all
          select kind, from_status, to_status, reason, fields, receipt, print_number, person_id, terminal_id, at, 1, id
          from change where ${columnOf(noun)} = ${id}
        ) as entry
        left join person on person.id = entry.person_id
        left join terminal on terminal.id = coalesce(entry.terminal_id,
          case when kind in ('created', 'deleted', 'voided') then person.terminal_id end)
        order by entry.at, place, entry.id`,
  );
  return rows.map(onWire);
}

/** Who acted, if no person did. */
const OTHERS: Partial<Record<WireChange['kind'], string>> = {
  voided: BY_RULE,
  created: 'the timetable',
};

const onWire = ({ receipt, print_number: number, ...row }: Row): WireChange =>
  changeCodec.write({
    ...row,
    by: row.by ?? OTHERS[row.kind] ?? 'Unknown',
    print: receipt === null || number === null ? undefined : { receipt, number },
  });
