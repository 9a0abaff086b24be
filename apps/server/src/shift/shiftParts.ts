import type { WireShiftDiscard } from '@motorpark/contract';
import { type Kobo, type ShiftMethod } from '@motorpark/domain';
import { columns, computed, type Sql, sql } from '../db';
import { instant, listRows } from '../rows';

/**
 * What of a shift's lines came in by each way of paying, and what was taken back; and what of it nobody had seen when it was counted, or
 * has seen until now.
 */
export type Sums = Readonly<
  Partial<Record<ShiftMethod, { received: Kobo; given_back: Kobo; unconfirmed: Kobo }>>
>;

export interface Dropped {
  id: string;
  amount: Kobo;
  note: string;
  at: string;
  takes_back: string | null;
}

/** An expense, and what it has cost the drawer. */
export interface Paid {
  id: string;
  amount: Kobo;
  expense_type: string;
  at: string;
}

/** A sale whose money nobody has seen. */
export interface Unconfirmed {
  number: string;
  payer: string;
  method: ShiftMethod;
  amount: Kobo;
}

/** A sale that came once its drawer was counted. */
export interface Late extends Unconfirmed {
  at: string;
}

/** A sale that was made in it, thrown away and never came into the books. */
export interface Discarded extends Omit<WireShiftDiscard, 'amount'> {
  amount: Kobo;
}

export interface Corrected {
  id: string;
  method: ShiftMethod;
  amount: Kobo;
  reason: string;
  person: string;
  at: string;
}

/** What of a shift nobody had seen when it was counted, or has seen until now: a condition on `awaited_payment`. */
export const UNSEEN = sql`(settled_at is null or settled_at > shift.counted_at)`;

const SUMS = sql`coalesce((
  select json_object_agg(method, json_build_object('received', received, 'given_back', given_back,
      'unconfirmed', unconfirmed)) from (
    select method, coalesce(sum(amount_kobo) filter (where amount_kobo > 0), 0)::bigint as received,
      coalesce(-sum(amount_kobo) filter (where amount_kobo < 0), 0)::bigint as given_back,
      coalesce(sum(amount_kobo) filter (where awaited_payment.id is not null), 0)::bigint as unconfirmed
    from operation left join awaited_payment on awaited_payment.id = operation.id
      and ${UNSEEN}
    where shift_id = shift.id group by method) as by_method), '{}')`;

const UNCONFIRMED = sql`coalesce((
  select json_agg(json_build_object('number', coalesce(ticket.number, waybill.number),
    'payer', coalesce(ticket.traveler_name, waybill.sender_name), 'method', operation.method, 'amount', operation.amount_kobo)
    order by operation.at, operation.id)
  from awaited_payment join operation on operation.id = awaited_payment.id
    left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
  where operation.shift_id = shift.id and ${UNSEEN}), '[]')`;

/** What was dropped, and what was taken back of it: an entry of its own, with the opposite amount. */
const DROPS = sql`coalesce((
  select json_agg(json_build_object('id', id, 'amount', amount, 'note', note, 'at', ${instant(sql`at`)}, 'takes_back', takes_back)
    order by at, takes_back nulls first, id)
  from (
    select id, amount_kobo as amount, coalesce(note, '') as note, at, null::uuid as takes_back
    from cash_drop where shift_id = shift.id and is_closing is null
    union all
    select back.id, -amount_kobo, reason, back.at, drop_id
    from cash_drop_return as back join cash_drop on cash_drop.id = drop_id where shift_id = shift.id) as moved), '[]')`;

const PAYMENTS = sql`coalesce((
  select json_agg(json_build_object('id', expense_id, 'amount', amount, 'expense_type', expense_type, 'at', ${instant(sql`at`)}) order by at, expense_id)
  from (
    select expense_id, (array_agg(words order by at desc, id desc))[1] as expense_type, sum(amount_kobo)::bigint as amount,
      min(at) as at
    from drawer_payment where shift_id = shift.id group by expense_id having sum(amount_kobo) <> 0) as paid), '[]')`;

const CORRECTIONS = sql`coalesce((
  select json_agg(json_build_object('id', made.id, 'method', method, 'amount', amount_kobo, 'reason', reason, 'person', by.name,
    'at', ${instant(sql`at`)}) order by at, made.id)
  from shift_correction as made join person as by on by.id = made.person_id where shift_id = shift.id), '[]')`;

/** What of a shift stands in tables of its own. */
export interface Parts {
  sums: Sums;
  drops: Dropped[];
  payments: Paid[];
}

/** What was made in it through an outage and came once it was counted; not what was taken back as its money never came. */
export const LATE = sql`operation.late_shift_id = shift.id and not exists (
  select from awaited_payment where awaited_payment.id = operation.id and outcome in ('Expired', 'Withdrawn'))`;

const LATE_SALES = sql`coalesce((
  select json_agg(json_build_object('number', coalesce(ticket.number, waybill.number),
    'payer', coalesce(ticket.traveler_name, waybill.sender_name), 'method', operation.method, 'amount', operation.amount_kobo,
    'at', ${instant(sql`operation.at`)}) order by operation.at, operation.id)
  from operation left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
  where ${LATE}), '[]')`;

const DISCARDS = sql`coalesce((
  select json_agg(json_build_object('id', discarded_sale.id, 'kind', kind, 'name', coalesce(name, ''), 'details', details,
    'amount', amount_kobo, 'payment_method', method, 'slips', slips, 'reason', reason,
    'discarded_at', ${instant(sql`discarded_at`)}) order by at, discarded_sale.id)
  from discarded_sale left join discarded_name on discard_id = discarded_sale.id where shift_id = shift.id), '[]')`;

/** What the shift before at the same counter has left; null where that is not known, as it was not counted, or went on as a whole. */
export const LEFT_BEFORE = sql`(
  select before.float_left_kobo from shift as before
  where before.terminal_id = shift.terminal_id and lower(before.counter) = lower(shift.counter)
    and before.closed_at <= shift.opened_at and before.id <> shift.id and shift.taken_over_from is null
  order by before.closed_at desc limit 1)`;

/** What a shift has left in its drawer and nobody at its counter has begun with for a week: it may have been carried away. */
export const leftForNobody = (now: Date) => sql`(
  case when shift.closed_at < ${now}::timestamptz - interval '7 days' and not exists (
    select from shift as next
    where next.terminal_id = shift.terminal_id and lower(next.counter) = lower(shift.counter)
      and next.opened_at >= shift.closed_at and next.id <> shift.id and next.taken_over_from is null)
  then coalesce(shift.float_left_kobo, 0) else 0 end)`;

export const PARTS = {
  sums: SUMS,
  drops: DROPS,
  payments: PAYMENTS,
  corrections: CORRECTIONS,
  unconfirmed: UNCONFIRMED,
  late: LATE_SALES,
  discarded: DISCARDS,
};

/** The parts that leave the drawer without being given back to a customer. */
const OUT = ['drops', 'payments'] as const;

interface Summed extends Parts {
  float_kobo: Kobo;
}

/** What should be in a drawer by each way of paying, as of now. */
export function expectedOf(shift: Summed): Record<ShiftMethod, Kobo> {
  const out = OUT.flatMap((part) => shift[part].map(({ amount }) => amount));
  const kept = (method: ShiftMethod) =>
    (shift.sums[method]?.received ?? 0) - (shift.sums[method]?.given_back ?? 0);
  return {
    Cash: out.reduce((sum, amount) => sum - amount, shift.float_kobo + kept('Cash')),
    POS: kept('POS'),
    'Bank Transfer': kept('Bank Transfer'),
  };
}

/** What a shift has come to, for whoever counts it. */
export async function sumsOf(tx: Sql, id: string): Promise<Record<ShiftMethod, Kobo>> {
  const { sums, drops, payments } = PARTS;
  const parts = { sums, drops, payments };
  const [row] = await listRows(
    tx,
    sql`select ${columns('shift.float_kobo')}, ${computed<Parts>(parts)} from shift where id = ${id}`,
  );
  if (!row) throw new Error('A shift that was locked is gone.');
  return expectedOf(row);
}
