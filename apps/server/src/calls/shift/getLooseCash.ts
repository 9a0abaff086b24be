import type { Data, WireLooseCash } from '@motorpark/contract';
import { type Kobo, addDays, nairaOnWire } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { computed, join, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { lagosDayOf } from '../../db/lagos';
import { listRows } from '../../db/rows';
import { type PeriodFilter, periodConditions, periodIn } from '../../store/search';
import { UNSEEN, isAwaited, ofSameRecord } from '../../store/shift/changedFromCash';
import { IN_NO_TILL, RECEIVED_BY } from '../../store/shift/heldCash';
import { NEVER_PAID } from '../../store/shift/shiftParts';

const MOST_ROWS = 500;
const DAYS = 31;

/** SQL condition on `operation`: takes back cash that was in no till, as it is said to have come in another way, which nobody has confirmed yet. */
const IS_UNSEEN_CHANGE = sql`exists (
  select from operation as sold join give_back as changed on ${ofSameRecord(sql`changed`, sql`sold`)}
  where sold.id = operation.reverses and sold.shift_id is null and changed.at = operation.at
    and ${isAwaited(sql`changed`)} and ${UNSEEN} > 0)`;

const noTill = (period: PeriodFilter) => sql`
  select 'No till' as kind, person_id, operation.terminal_id, ${lagosDayOf(sql`at`)} as day, amount_kobo
  from operation
  where ${join([sql`true`, ...periodConditions(sql`at`, period)], ' and ')} and ${IN_NO_TILL} and not ${IS_UNSEEN_CHANGE}`;

/** SQL: sales that were booked after their drawer was counted, however they were paid. */
const afterTheCount = (period: PeriodFilter) => sql`
  select 'After the count', person_id, terminal_id, ${lagosDayOf(sql`at`)}, amount_kobo
  from operation
  where ${join([sql`late_shift_id is not null`, ...periodConditions(sql`at`, period)], ' and ')} and not ${NEVER_PAID}`;

/** SQL: dropped cash that waits for the bank longer than the company allows; at whoever has received it, else at the drawer's owner. */
const notBanked = (period: PeriodFilter, now: Date): Statement => sql`
  select 'Not banked', coalesce(${RECEIVED_BY}, shift.person_id), shift.terminal_id, ${lagosDayOf(sql`cash_drop.at`)}, cash_drop.amount_kobo
  from cash_drop join shift on shift.id = cash_drop.shift_id cross join company
    left join cash_drop_receipt as receipt on receipt.drop_id = cash_drop.id
  where ${join([sql`true`, ...periodConditions(sql`cash_drop.at`, period)], ' and ')}
    and cash_drop.at < ${now}::timestamptz - company.banking_days * interval '1 day'
    and not exists (select from cash_drop_return where drop_id = cash_drop.id)
    and not exists (select from standing_banking where drop_id = cash_drop.id)`;

type Row = Omit<WireLooseCash, 'amount'> & { amount: Kobo };

/** Returns the cash in no drawer that somebody counts, by kind, person, terminal and day: that of the earliest days first, as it waits longest. */
export async function getLooseCash({
  db,
  person,
  input,
  now,
  today,
}: PersonContext): Promise<Data<WireLooseCash[]>> {
  const asked = periodIn(input);
  const recent = { ...asked, from: asked.from ?? addDays(today, 1 - DAYS) };
  const rows = await listRows(
    db,
    sql`select ${computed<Row>({
      kind: sql`kind`,
      person_id: sql`loose.person_id`,
      person: sql`(select name from person where person.id = loose.person_id)`,
      terminal: sql`(select name from terminal where terminal.id = loose.terminal_id)`,
      day: sql`day::text`,
      entries: sql`count(*)::int`,
      amount: sql`sum(amount_kobo)::bigint`,
    })} from (${join([noTill(recent), afterTheCount(recent), notBanked(asked, now)], ' union all ')}) as loose
    where ${atOwnTerminal(person, 'difference.see', sql`loose.terminal_id`)}
    group by kind, loose.person_id, loose.terminal_id, day having sum(amount_kobo) <> 0
    order by day, kind, 3 limit ${MOST_ROWS}::int`,
  );
  return { data: rows.map(({ amount, ...row }) => Object.assign(row, { amount: nairaOnWire(amount) })) };
}
