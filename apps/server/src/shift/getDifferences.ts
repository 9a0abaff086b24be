import type { Data, WirePersonDifferences } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import { computed, join, sql } from '../db';
import type { PersonContext } from '../http/call';
import { listRows } from '../rows';
import { periodConditions, periodIn } from '../search';

interface Row {
  person: string;
  terminal: string;
  shifts: number;
  differing: number;
  uncounted: number;
  short: number;
  over: number;
}

/**
 * What the closed shifts of a period differ by, for each person at each terminal: what was short and what was over each by itself, so that
 * one never makes up for the other. Who was short most comes first.
 */
export async function getDifferences({ db, input }: PersonContext): Promise<Data<WirePersonDifferences[]>> {
  const conditions = [
    sql`shift.closed_at is not null`,
    ...periodConditions(sql`shift.closed_at`, periodIn(input)),
  ];
  const rows = await listRows(
    db,
    sql`select ${computed<Row>({
      person: sql`person.name`,
      terminal: sql`terminal.name`,
      shifts: sql`count(distinct shift.id)::int`,
      differing: sql`(count(distinct shift.id) filter (where by_method.kobo <> 0))::int`,
      uncounted: sql`(count(distinct shift.id) filter (where shift.notes is null))::int`,
      short: sql`coalesce(-sum(by_method.kobo) filter (where by_method.kobo < 0), 0)::bigint`,
      over: sql`coalesce(sum(by_method.kobo) filter (where by_method.kobo > 0), 0)::bigint`,
    })}
    from shift
    join person on person.id = shift.person_id
    join terminal on terminal.id = shift.terminal_id
    cross join lateral (
      select counted.kobo + coalesce((
        select sum(amount_kobo) from shift_correction
        where shift_id = shift.id and shift_correction.method = counted.method), 0)::bigint as kobo
      from (values ('Cash', counted_cash_kobo - expected_cash_kobo), ('POS', counted_pos_kobo - expected_pos_kobo),
        ('Bank Transfer', counted_transfer_kobo - expected_transfer_kobo)) as counted (method, kobo)
    ) as by_method
    where ${join(conditions, ' and ')} group by person.id, terminal.id`,
  );
  const data = rows
    .toSorted((one, other) => other.short - one.short || one.person.localeCompare(other.person))
    .map(({ short, over, ...row }) =>
      Object.assign(row, { short: nairaOnWire(short), over: nairaOnWire(over) }),
    );
  return { data };
}
