import { type Statement, sql } from '../../db';

/** SQL: whether two rows are of the same ticket or waybill. */
export const ofSameRecord = (one: Statement, other: Statement) =>
  sql`(${one}.ticket_id = ${other}.ticket_id or ${one}.waybill_id = ${other}.waybill_id)`;

/** SQL condition on a row of `give_back`: the payment method was changed to another than cash, and since then no cash and no confirmed payment has come. */
export const isAwaited = (
  changed: Statement,
) => sql`(${changed}.way = 'method' and ${changed}.method <> 'Cash'
  and not exists (select from give_back as cash where ${ofSameRecord(sql`cash`, changed)} and cash.way = 'method'
    and cash.method = 'Cash' and (cash.at, cash.id) > (${changed}.at, ${changed}.id))
  and not exists (select from operation as line join awaited_payment on awaited_payment.id = line.id
    where ${ofSameRecord(sql`line`, changed)} and outcome = 'Confirmed' and line.at >= ${changed}.at))`;

/** SQL: what is booked of the record of `changed`, and of tickets that were split from it, in another way than in cash, and was not confirmed. */
export const UNSEEN = sql`(
  select coalesce(sum(line.amount_kobo), 0)
  from later_records(coalesce(changed.ticket_id, changed.waybill_id), changed.at) as later
    join operation as line on line.ticket_id = later.id or line.waybill_id = later.id
    left join awaited_payment on awaited_payment.id = line.id
  where line.reverses is null and line.method <> 'Cash' and outcome is distinct from 'Confirmed'
    and (line.kind is null or line.kind not in ('fee', 'luggage'))
    and (outcome = 'Expired' or not exists (select from operation as reversal where reversal.reverses = line.id)))`;
