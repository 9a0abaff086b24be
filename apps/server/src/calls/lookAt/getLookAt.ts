import { type Found, type WireLookAt, lookAtCodec } from '@motorpark/contract';
import {
  GIVE_BACK_LABELS,
  HELD_LABELS,
  type Kobo,
  LOOK_AT_KINDS,
  type LookAtKind,
  addDays,
} from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { type Statement, computed, join, sql } from '../../db';
import { instant, listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { atOwnTerminal } from '../../store/access/rights';
import {
  type PeriodFilter,
  type SortKeys,
  PEOPLE,
  TERMINALS,
  pageIn,
  periodConditions,
  periodIn,
  runListSearch,
} from '../../store/search';
import { FACT_CONDITIONS, GIVEN_BACK_OF, NEWEST_LINE } from '../../store/giveBack/facts';
import { UNSEEN, isAwaited, ofSameRecord } from '../../store/shift/changedFromCash';
import { IN_NO_TILL, RECEIVED_BY } from '../../store/shift/heldCash';
import { personAndTerminal } from '../../store/shift/personAndTerminal';
import { NEVER_PAID, SHORT_AND_OVER, UNCOUNTED_CASH } from '../../store/shift/shiftParts';
import { tillsRequired } from '../../store/shift/tillsRequired';
import { SENDER } from '../../store/transfer/returnable';
import { whyNotBank } from '../shift/drops';

const DAYS = 31;

interface Asked extends Pick<PersonContext, 'person' | 'now'> {
  /** Of what waits for nobody: that of the last days, if no first one is given. */
  recent: PeriodFilter;
  /** Of what waits for somebody: however old it is, if no first day is given. */
  period: PeriodFilter;
  /** SQL condition on an instant: the company required an open till then. */
  needsTill: (at: Statement) => Statement;
}

const during = (at: Statement, period: PeriodFilter, ...conditions: Statement[]) =>
  join([...periodConditions(at, period), ...conditions], ' and ');

/** SQL condition on `shift`, for most shifts false: only such a one can have been short or over. */
const MAY_DIFFER = sql`((counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo) is distinct from
  (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo) or exists (select from operation where late_shift_id = shift.id))`;

/** SQL: drawers that were short or over when they were counted; what is short is not set off against what is over. */
const differing = ({ person, recent }: Asked) => sql`
  select shift.id, 'Short or over', closed_at, terminal_id, person_id,
    (case when short > 0 then -short else over end)::bigint, counter, shift.id, null::uuid
  from shift cross join lateral ${SHORT_AND_OVER}
  where ${during(sql`closed_at`, recent, MAY_DIFFER, sql`short + over > 0`, atOwnTerminal(person, 'difference.see', sql`terminal_id`))}`;

/** SQL: drawers that nobody has counted, with the cash that should have been in them. */
const uncounted = ({ person, period }: Asked) => sql`
  select shift.id, 'Not counted', closed_at, terminal_id, person_id, -${UNCOUNTED_CASH}, counter, shift.id, null::uuid
  from shift
  where ${during(sql`closed_at`, period, sql`closed_at is not null and notes is null and ${UNCOUNTED_CASH} > 0`, atOwnTerminal(person, 'difference.see', sql`terminal_id`))}`;

/** Within how many days dropped cash is banked: a weekend in between. */
const BANKING_DAYS = 3;

/**
 * SQL: dropped cash that waits longer for the bank, at whoever has received it, else at the drawer's owner; and cash of which nobody has
 * confirmed yet that they received it.
 */
const dropped = ({ person, period, now }: Asked) => {
  const isLate = sql`cash_drop.at < ${now}::timestamptz - ${BANKING_DAYS} * interval '1 day'`;
  const isUnconfirmed = sql`(receipt.id is null and receiver_name is not null and is_closing is null and correction_id is null)`;
  return sql`
  select cash_drop.id, case when ${isLate} then 'Not banked in time' else 'Receipt not confirmed' end, cash_drop.at, shift.terminal_id,
    coalesce(${RECEIVED_BY}, shift.person_id), cash_drop.amount_kobo, concat_ws(', ', shift.counter, receiver_name), shift.id, null::uuid
  from unbanked_drop join cash_drop on cash_drop.id = unbanked_drop.drop_id join shift on shift.id = cash_drop.shift_id
    left join cash_drop_receipt as receipt on receipt.drop_id = cash_drop.id
  where ${during(
    sql`cash_drop.at`,
    period,
    sql`((${isLate} and ${atOwnTerminal(person, 'difference.see', sql`shift.terminal_id`)})
      or (not ${isLate} and ${isUnconfirmed} and ${atOwnTerminal(person, 'drop.see', sql`shift.terminal_id`)}))`,
  )}`;
};

/** SQL condition on `operation`: takes back cash that was in no till, as it is said to have come in another way, which nobody has confirmed yet. */
const IS_UNSEEN_CHANGE = sql`exists (
  select from operation as sold join give_back as changed on ${ofSameRecord(sql`changed`, sql`sold`)}
  where sold.id = operation.reverses and sold.shift_id is null and changed.at = operation.at
    and ${isAwaited(sql`changed`)} and ${UNSEEN} > 0)`;

/** SQL: lines of the ledger, but none that was taken back, nor what took it back. */
const standing = (kind: LookAtKind, shift: Statement, where: Statement) => sql`(
  with line as (select operation.* from operation where ${where})
  select line.id, ${kind}::text, line.at, line.terminal_id, line.person_id, line.amount_kobo, line.description, ${shift}, line.id
  from line where id not in (select reverses from line where reverses is not null)
    and (reverses is null or reverses not in (select id from line)))`;

/** SQL: cash that was taken or given back with no till open, where the company required one. */
const noTill = ({ person, recent, needsTill }: Asked) =>
  standing(
    'No till open',
    sql`null::uuid`,
    during(
      sql`operation.at`,
      recent,
      needsTill(sql`operation.at`),
      sql`${IN_NO_TILL} and not ${IS_UNSEEN_CHANGE}`,
      atOwnTerminal(person, 'difference.see', sql`operation.terminal_id`),
    ),
  );

/** SQL: sales that were booked after their drawer was counted, however they were paid. */
const afterTheCount = ({ person, recent }: Asked) =>
  standing(
    'After the count',
    sql`line.late_shift_id`,
    during(
      sql`operation.at`,
      recent,
      sql`late_shift_id is not null and not ${NEVER_PAID}`,
      atOwnTerminal(person, 'difference.see', sql`operation.terminal_id`),
    ),
  );

/** SQL: entries that were discarded before they were booked. */
const discarded = ({ person, recent }: Asked) => sql`
  select discarded_sale.id, 'Discarded', discarded_sale.at, terminal_id, person_id, amount_kobo,
    concat_ws(', ', kind, discarded_name.name, nullif(details, ''), nullif(counter, ''), method,
      case when slips > 0 then 'slips printed: ' || slips end, nullif(reason, ''), nullif(refusal, '')), shift_id, null::uuid
  from discarded_sale left join discarded_name on discard_id = discarded_sale.id
  where ${during(sql`discarded_sale.at`, recent, atOwnTerminal(person, 'sale.seeDiscarded', sql`terminal_id`))}`;

/** For how many minutes a payment is left to those at the terminal. */
const CONFIRMING_MINUTES = 15;

/** SQL: payments that nobody has confirmed for a while, with why they do not expire. */
const waiting = ({ person, period, now }: Asked) => sql`
  select awaited_payment.id, 'Not confirmed yet', operation.at, operation.terminal_id, operation.person_id, operation.amount_kobo,
    concat_ws(', ', operation.description, operation.method, ${JSON.stringify(HELD_LABELS)}::jsonb ->> held), operation.shift_id, operation.id
  from awaited_payment join operation on operation.id = awaited_payment.id
  where ${during(
    sql`operation.at`,
    period,
    sql`outcome is null and operation.at < ${now}::timestamptz - ${CONFIRMING_MINUTES} * interval '1 minute'`,
    atOwnTerminal(person, 'payment.see', sql`operation.terminal_id`),
  )}`;

/** SQL: sales whose payment was not confirmed in time. */
const unpaid = ({ person, recent }: Asked) => sql`
  select awaited_payment.id, 'Not paid in time', settled_at, operation.terminal_id, operation.person_id, operation.amount_kobo, operation.description, operation.shift_id, operation.id
  from awaited_payment join operation on operation.id = awaited_payment.id
  where ${during(sql`settled_at`, recent, sql`outcome = 'Expired'`, atOwnTerminal(person, 'payment.see', sql`operation.terminal_id`))}`;

/** SQL: payments that a super admin confirmed by hand although their provider had not. */
const byHand = ({ person, recent }: Asked) => sql`
  select awaited_payment.id, 'Confirmed by hand', settled_at, operation.terminal_id, settled_by, operation.amount_kobo,
    concat_ws(', ', operation.description, awaited_payment.reference, by_hand_reason), operation.shift_id, operation.id
  from awaited_payment join operation on operation.id = awaited_payment.id
  where ${during(sql`settled_at`, recent, sql`by_hand_reason is not null`, atOwnTerminal(person, 'payment.see', sql`operation.terminal_id`))}`;

/** SQL: the first line of a sale with a surplus. */
const FIRST_LINE = sql`(
  select * from operation where ticket_id = record_id or waybill_id = record_id order by at, id limit 1)`;

/** SQL: all that came for a sale with a surplus. */
const MONEY_OF_SALE = sql`from provider_money join transfer_account on transfer_account.id = account_id
  where transfer_account.ticket_id in (select id from records_of_sale(record_id)) or transfer_account.waybill_id = record_id`;

/** SQL: with which references a sale with a surplus was confirmed by hand: it may be paid with that very money. */
const BY_HAND_TOO = sql`(
  select 'confirmed by hand: ' || string_agg(reference, ', ') from awaited_payment join operation as paid on paid.id = awaited_payment.id
  where by_hand_reason is not null and (paid.ticket_id = record_id or paid.waybill_id = record_id))`;

/** SQL: transfers that pay for nothing, because they were too much, too late or for a void sale, with who sent them. */
const toGiveBack = ({ person, period }: Asked) => sql`
  select record_id, 'To give back', since, line.terminal_id, line.person_id, surplus.amount_kobo,
    concat_ws(', ', line.description, ${BY_HAND_TOO}, (select string_agg(${SENDER}, ', ' order by paid_at) ${MONEY_OF_SALE})), null::uuid, line.id
  from transfer_surplus as surplus cross join lateral ${FIRST_LINE} as line
  where ${during(sql`since`, period, sql`surplus.amount_kobo > 0`, atOwnTerminal(person, 'payment.see', sql`line.terminal_id`))}`;

/** SQL: what somebody recorded as sent back, which nobody has confirmed yet. */
const sentBack = ({ person, period }: Asked) => sql`
  select sent.id, 'Return not confirmed', sent.at, line.terminal_id, sent.person_id, -sent.amount_kobo,
    concat_ws(', ', line.description, sent.account, sent.reference), null::uuid, line.id
  from transfer_surplus as surplus cross join lateral ${FIRST_LINE} as line cross join lateral (
    select transfer_return.* from transfer_return where money_id in (select provider_money.id ${MONEY_OF_SALE})
      and not exists (select from transfer_return_answer where return_id = transfer_return.id)) as sent
  where ${during(sql`sent.at`, period, sql`unconfirmed_kobo > 0`, atOwnTerminal(person, 'payment.see', sql`line.terminal_id`))}`;

/** SQL: what the payment provider paid out otherwise than it came, by settlement, and what came too long ago and is in none, by provider. */
const settlements = ({ person, period, recent }: Asked) => sql`
  select settlement.id, 'Settlement differs', paid_at, null::uuid, null::uuid, differs, concat_ws(', ', provider, reference), null::uuid, null::uuid
  from settlement join (
      select settlement_id, sum(abs(amount_kobo))::bigint as differs from settlement_difference group by settlement_id
    ) as difference on settlement_id = settlement.id
  where ${during(sql`paid_at`, recent, atOwnTerminal(person, 'settlement.see', sql`null::uuid`))}
  union all
  select (array_agg(money.id order by paid_at))[1], 'Settlement differs', min(paid_at), null::uuid, null::uuid, sum(difference.amount_kobo)::bigint,
    concat_ws(', ', provider, 'not paid out: ' || count(*)), null::uuid, null::uuid
  from settlement_difference as difference join provider_money as money on money.id = difference.id
  where ${during(sql`paid_at`, period, sql`settlement_id is null`, atOwnTerminal(person, 'settlement.see', sql`null::uuid`))}
  group by provider`;

/** SQL: what somebody alone gave back after boarding or departure. */
const givenBackLate = ({ person, recent }: Asked) => sql`
  select give_back.id, 'Given back late', give_back.at, terminal_id, person_id, -amount_kobo,
    concat_ws(', ', ${GIVEN_BACK_OF}, ${JSON.stringify(GIVE_BACK_LABELS)}::jsonb ->> way, nullif(reason, '')), null::uuid, ${NEWEST_LINE}
  from give_back
  where ${during(
    sql`give_back.at`,
    recent,
    sql`(after_boarding or after_departure) and amount_kobo > 0 and ${FACT_CONDITIONS.alone}`,
    atOwnTerminal(person, 'giveBack.see', sql`terminal_id`),
  )}`;

const SOURCES = [
  differing,
  uncounted,
  dropped,
  noTill,
  afterTheCount,
  discarded,
  givenBackLate,
  waiting,
  unpaid,
  byHand,
  toGiveBack,
  sentBack,
  settlements,
];

const SORTS: SortKeys<'lookAt'> = {
  at: { column: sql`item.at`, type: 'timestamptz' },
  amount: { column: sql`item.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'lookAt', WireLookAt>('lookAt', {});

/** Returns what there is to look at, of each kind that the person may see, newest first. */
export async function getLookAt(context: PersonContext): Promise<Found<WireLookAt> | LongAnswer> {
  const { db, input, person, today } = context;
  const period = periodIn(input);
  const recent = { ...period, from: period.from ?? addDays(today, 1 - DAYS) };
  const asked = { ...context, period, recent, needsTill: await tillsRequired(db) };
  const from = sql`from (${join(
    SOURCES.map((source) => source(asked)),
    ' union all ',
  )}) as item (id, kind, at, terminal_id, person_id, amount_kobo, details, shift_id, operation_id)`;
  const search = pageIn(input, { statuses: LOOK_AT_KINDS, sorts: Object.keys(SORTS) });
  return runListSearch(context, search, {
    from,
    id: sql`item.id`,
    condition: join([sql`true`, ...personAndTerminal(input, sql`item`)], ' and '),
    within: [sql`true`],
    isReadWhole: true,
    search: sql`search_text(item.details)`,
    names: [TERMINALS(sql`item.terminal_id`), PEOPLE(sql`item.person_id`)],
    status: { column: sql`item.kind`, words: LOOK_AT_KINDS },
    order: () => [{ key: SORTS.at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: async (tx, ids) => {
      const rows = await listRows(
        tx,
        sql`select ${computed<Omit<WireLookAt, 'amount'> & { amount: Kobo }>({
          id: sql`item.id`,
          kind: sql`item.kind`,
          at: instant(sql`item.at`),
          terminal: sql`coalesce((select name from terminal where terminal.id = item.terminal_id), '')`,
          person: sql`coalesce((select name from person where person.id = item.person_id), '')`,
          is_own: sql`item.person_id is not distinct from ${person.id}::uuid`,
          details: sql`coalesce(item.details, '')`,
          amount: sql`item.amount_kobo`,
          shift_id: sql`item.shift_id`,
          operation_id: sql`item.operation_id`,
          why_not_bank: sql`(select ${whyNotBank(person)} from cash_drop join shift on shift.id = shift_id where cash_drop.id = item.id)`,
        })} ${from} where item.id = any(${ids}::uuid[])`,
      );
      return rows.map(lookAtCodec.write);
    },
  });
}
