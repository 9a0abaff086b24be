import type { WireShiftDiscard } from '@motorpark/contract';
import { type Kobo, type ShiftMethod, TICKET_PASSENGER, WAYBILL_SENDER } from '@motorpark/domain';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { instant, listRows } from '../../db/rows';

/** The sums of a shift by payment method: received, given back, and not confirmed when the shift was counted (or until now). */
export type Sums = Readonly<
  Partial<Record<ShiftMethod, { received: Kobo; given_back: Kobo; unconfirmed: Kobo }>>
>;

export interface Dropped {
  id: string;
  amount: Kobo;
  note: string;
  at: string;
  takes_back: string | null;
  received_by: string | null;
  is_by_colleague: boolean;
  is_confirmed: boolean;
}

/** An expense, and the amount that the drawer paid for it. */
export interface Paid {
  id: string;
  amount: Kobo;
  expense_type: string;
  at: string;
}

/** A sale whose payment is not confirmed. */
export interface Unconfirmed {
  number: string;
  payer: string;
  method: ShiftMethod;
  amount: Kobo;
}

/** A sale of the shift that was sent after the shift was counted. */
export interface Late extends Unconfirmed {
  at: string;
}

/** A sale of the shift that was discarded at its device and never recorded. */
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

/** SQL condition on `awaited_payment`: not confirmed when the shift was counted, or until now. */
export const UNCONFIRMED_AT_COUNT = sql`(settled_at is null or settled_at > shift.counted_at)`;

const SUMS = sql`coalesce((
  select json_object_agg(method, json_build_object('received', received, 'given_back', given_back,
      'unconfirmed', unconfirmed)) from (
    select method, coalesce(sum(amount_kobo) filter (where amount_kobo > 0), 0)::bigint as received,
      coalesce(-sum(amount_kobo) filter (where amount_kobo < 0), 0)::bigint as given_back,
      coalesce(sum(amount_kobo) filter (where awaited_payment.id is not null), 0)::bigint as unconfirmed
    from operation left join awaited_payment on awaited_payment.id = operation.id
      and ${UNCONFIRMED_AT_COUNT}
    where shift_id = shift.id group by method) as by_method), '{}')`;

/** SQL: a name as it was when the shift was counted: what the first later edit of it replaced, or else the present one. */
const whenCounted = (record: Statement, label: string, present: Statement) => sql`coalesce((
  select field ->> 'from' from change cross join jsonb_array_elements(fields) as field
  where ${record} and change.at > shift.counted_at and field ->> 'field' = ${label} order by change.at, change.id limit 1), ${present})`;

const PAYER = sql`coalesce(
  ${whenCounted(sql`change.ticket_id = ticket.id`, TICKET_PASSENGER.travelerName.label, sql`ticket.traveler_name`)},
  ${whenCounted(sql`change.waybill_id = waybill.id`, WAYBILL_SENDER.senderName.label, sql`waybill.sender_name`)})`;

const UNCONFIRMED = sql`coalesce((
  select json_agg(json_build_object('number', coalesce(ticket.number, waybill.number),
    'payer', ${PAYER}, 'method', operation.method, 'amount', operation.amount_kobo)
    order by operation.at, operation.id)
  from awaited_payment join operation on operation.id = awaited_payment.id
    left join ticket on ticket.id = operation.ticket_id left join waybill on waybill.id = operation.waybill_id
  where operation.shift_id = shift.id and ${UNCONFIRMED_AT_COUNT}), '[]')`;

/** Drops, and returned drops as entries of their own with the opposite amount. */
const DROPS = sql`coalesce((
  select json_agg(json_build_object('id', id, 'amount', amount, 'note', note, 'at', ${instant(sql`moved.at`)}, 'takes_back', takes_back,
      'received_by', receiver_name, 'is_by_colleague', receiver_id is not null, 'is_confirmed', exists (
        select from cash_drop_receipt as receipt
        where receipt.drop_id = moved.id and (shift.closed_at is null or receipt.at <= shift.closed_at)))
    order by at, takes_back nulls first, id)
  from (
    select id, amount_kobo as amount, coalesce(note, '') as note, at, null::uuid as takes_back, receiver_name, receiver_id
    from cash_drop where shift_id = shift.id and is_closing is null and correction_id is null
    union all
    select back.id, -amount_kobo, reason, back.at, drop_id, null, null
    from cash_drop_return as back join cash_drop on cash_drop.id = drop_id where shift_id = shift.id and correction_id is null) as moved), '[]')`;

const PAYMENTS = sql`coalesce((
  select json_agg(json_build_object('id', expense_id, 'amount', amount, 'expense_type', expense_type, 'at', ${instant(sql`at`)}) order by at, expense_id)
  from (
    select expense_id, (array_agg(words order by at desc, id desc))[1] as expense_type, sum(amount_kobo)::bigint as amount,
      min(at) as at
    from drawer_payment where shift_id = shift.id group by expense_id having sum(amount_kobo) <> 0) as paid), '[]')`;

/** Corrections, and those that were taken back as entries of their own with the opposite amount. */
const CORRECTIONS = sql`coalesce((
  select json_agg(json_build_object('id', made.id, 'method', method, 'amount', amount, 'reason', made.reason, 'person', by.name,
    'at', ${instant(sql`made.at`)}) order by made.at, made.id)
  from (
    select id, method, amount_kobo as amount, reason, person_id, at from shift_correction where shift_id = shift.id
    union all
    select back.id, 'Cash', -amount_kobo, 'Taken back: ' || back.reason, back.person_id, back.at
    from cash_drop_return as back join cash_drop on cash_drop.id = drop_id where shift_id = shift.id and correction_id is not null) as made
    join person as by on by.id = made.person_id), '[]')`;

/** The parts of a shift that are stored in tables of their own. */
export interface Parts {
  sums: Sums;
  drops: Dropped[];
  payments: Paid[];
}

/** SQL condition on `operation`: its money never came, or it takes such a line back. */
export const NEVER_PAID = sql`exists (
  select from awaited_payment where awaited_payment.id in (operation.id, operation.reverses) and outcome in ('Expired', 'Withdrawn'))`;

/** SQL condition: sales made in the shift during an outage and sent after it was counted, and their reversals; except those never paid. */
export const LATE = sql`operation.late_shift_id = shift.id and not ${NEVER_PAID}`;

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

/** SQL: the float left by the previous shift at the same counter; null if it was not counted or its cash was taken over as a whole. */
export const PREVIOUS_FLOAT = sql`(
  select before.float_left_kobo from shift as before
  where before.terminal_id = shift.terminal_id and lower(before.counter) = lower(shift.counter)
    and before.closed_at <= shift.opened_at and before.id <> shift.id and shift.taken_over_from is null
  order by before.closed_at desc limit 1)`;

/** SQL: the later shifts at the counter of a closed `shift`. */
const LATER = sql`from shift as next
  where next.terminal_id = shift.terminal_id and lower(next.counter) = lower(shift.counter)
    and next.opened_at >= shift.closed_at and next.id <> shift.id and next.taken_over_from is null`;

/** SQL: the float left by a closed shift, less that of the next shift while that is open: once closed, the next one answers for what it began without. */
export const FLOAT_LEFT = sql`(
  case when shift.float_left_kobo > 0 then greatest(shift.float_left_kobo - coalesce((
    select case when next.closed_at is null then next.float_kobo else shift.float_left_kobo end ${LATER} order by next.opened_at limit 1), 0), 0) else 0 end)`;

/** SQL: the cash that should have been in a closed drawer that nobody counted, as far as it was not found, by a correction or as part of the next float; before that was asked, that float was taken for it. */
export const UNCOUNTED_CASH = sql`(
  case when shift.closed_at is not null and shift.notes is null then greatest(shift.expected_cash_kobo - coalesce((
    select sum(amount_kobo) from standing_correction where shift_id = shift.id and method = 'Cash' and amount_kobo > 0), 0) - coalesce((
    select coalesce(next.found_kobo, next.float_kobo) ${LATER} order by next.opened_at limit 1), 0), 0)::bigint else 0 end)`;

/** SQL condition on `shift`: nobody has counted its cash, and no later shift at its counter said what of it was there. */
export const IS_UNCOUNTED = sql`(${UNCOUNTED_CASH} > 0 and not exists (select ${LATER}))`;

/** SQL: the float left by a shift, or its part, that no later shift at its counter started with within a week; it may have been removed. */
export const unclaimedFloat = (now: Date) =>
  sql`(case when shift.closed_at < ${now}::timestamptz - interval '7 days' then ${FLOAT_LEFT} else 0 end)`;

/** SQL: what was short and over in a counted `shift`, less the sales that came after its count; neither is set off against the other. Joined laterally. */
export const SHORT_AND_OVER = sql`(
  select coalesce(-sum(kobo) filter (where kobo < 0), 0) as short, coalesce(sum(kobo) filter (where kobo > 0), 0) as over
  from (
    select counted.kobo - coalesce((
      select sum(amount_kobo) from operation where ${LATE} and operation.method = counted.method), 0) as kobo
    from (values ('Cash', counted_cash_kobo - expected_cash_kobo), ('POS', counted_pos_kobo - expected_pos_kobo),
      ('Bank Transfer', counted_transfer_kobo - expected_transfer_kobo)) as counted (method, kobo)
  ) as by_method) as differences`;

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

/** Returns the amount that should currently be in a drawer, by payment method. */
export function expectedOf(shift: Summed): Record<ShiftMethod, Kobo> {
  const out = OUT.flatMap((part) => shift[part].map(({ amount }) => amount));
  const netOf = (method: ShiftMethod) =>
    (shift.sums[method]?.received ?? 0) - (shift.sums[method]?.given_back ?? 0);
  return {
    Cash: out.reduce((sum, amount) => sum - amount, shift.float_kobo + netOf('Cash')),
    POS: netOf('POS'),
    'Bank Transfer': netOf('Bank Transfer'),
  };
}

/** Returns the expected amounts of a shift that is being counted. */
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
