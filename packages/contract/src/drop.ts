import {
  type AwaitedCash,
  type CashPlace,
  type DepositSums,
  type DepositTakenBack,
  type DifferenceGroup,
  DROP_STATUSES,
  type DropSum,
  type OfficeDrop,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, post, put } from './call';
import { type WireOf, count, day, flag, instant, list, naira, oneOf, orNull, text } from './codec';
import type { ReasonPayload } from './history';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { bankingWire, depositWire } from './shiftWire';
import type { Nothing } from './wire';
import type { SentBy } from './wireForm';

const DEPOSIT_SUMS = {
  amount: naira,
  /** The sum of its drops. */
  dropped: naira,
  reason: text,
};

/** Cash taken out of a drawer, as the head office tracks it; none of them takes another one back. */
export const dropCodec = record({
  id: text,
  amount: naira,
  note: text,
  at: instant,
  status: oneOf(DROP_STATUSES),
  person: text,
  terminal: text,
  counter: text,
  receivedBy: orNull(text),
  confirmedBy: orNull(text),
  whyNotBank: orNull(text),
  mayTakeBack: flag,
  /** Empty until it is banked. */
  slip: text,
  bankedBy: orNull(text),
  bankedAt: orNull(instant),
  deposit: orNull(record({ ...DEPOSIT_SUMS, drops: count } satisfies FieldsOf<DepositSums>)),
  bankingId: orNull(text),
  takenBack: list(
    record({
      ...DEPOSIT_SUMS,
      slip: text,
      bankedBy: text,
      bankedAt: instant,
      by: text,
      at: instant,
    } satisfies FieldsOf<DepositTakenBack>),
  ),
} satisfies FieldsOf<Omit<OfficeDrop, 'takesBack' | 'isByColleague' | 'isConfirmed'>>);
export type WireDrop = WireOf<typeof dropCodec>;
export type WireDepositTakenBack = WireDrop['taken_back'][number];

export interface DropQuery extends QueryOf<'drops'> {
  terminal_id?: string;
}

/** Several drops that were paid in at the bank together. */
const depositCodec = record({
  ...DEPOSIT_SUMS,
  id: text,
  terminal: text,
  slip: text,
  drops: count,
});
export type WireDeposit = WireOf<typeof depositCodec>;

/** The differences of the closed shifts of a person at a terminal, of a terminal, or of a week. */
const differencesCodec = record({
  person: orNull(text),
  personId: orNull(text),
  terminal: orNull(text),
  terminalId: orNull(text),
  /** The Monday of the week; null unless grouped by week, or by person and week. */
  week: orNull(day),
  shifts: count,
  /** Number of shifts with a difference. */
  differing: count,
  uncounted: count,
  /** The cash that should have been in them, as far as it was not found, nor started the next shift. */
  uncountedCash: naira,
  short: naira,
  over: naira,
  /** What was short and over in counts that somebody else made, and that nobody has confirmed; in no other sum. */
  disputedShort: naira,
  disputedOver: naira,
  /** Corrections after the shifts were closed; in no other sum. */
  found: naira,
  missing: naira,
  /** Expenses that the drawers paid and that are not approved. */
  unapproved: naira,
  /** Entries that were made in the shifts and discarded before they reached the server. */
  discarded: naira,
  /** The sum by which shifts started with less cash than the previous ones had left. */
  floatMissing: naira,
  /** Sales whose payment method was changed to a transfer or card that nobody has confirmed. */
  unconfirmed: naira,
});
export type WireDifferences = WireOf<typeof differencesCodec>;

/** A drawer of a terminal that is open or in which cash was left; without one, what closed drawers dropped. */
const cashPlaceCodec = record({
  terminalId: text,
  terminal: text,
  drawer: orNull(
    record({
      id: text,
      person: text,
      counter: text,
      openedAt: instant,
      closedAt: orNull(instant),
      expected: naira,
      counted: orNull(naira),
    } satisfies FieldsOf<NonNullable<CashPlace['drawer']>>),
  ),
  notBanked: naira,
} satisfies FieldsOf<CashPlace>);
export type WireCashPlace = WireOf<typeof cashPlaceCodec>;

/** The range of days in Lagos on which the shifts were opened, whose and where they are, and how the differences are grouped; by person unless `by` is set. */
export interface DifferencesQuery extends Pick<QueryOf<'shifts'>, 'from' | 'to'> {
  by?: DifferenceGroup;
  terminal_id?: string;
  person_id?: string;
  /** Returns the rows as a CSV file. */
  format?: 'csv';
}

const DROP_SUM = { drops: count, amount: naira, oldestAt: orNull(instant) };

const dropSumCodec = record(DROP_SUM satisfies FieldsOf<DropSum>);
export type WireDropSum = WireOf<typeof dropSumCodec>;

/** The cash taken out of drawers in a range of days, by whether it is banked. */
const bankingCodec = record({
  notBanked: dropSumCodec,
  banked: dropSumCodec,
  /** The cash that is not banked, by terminal, longest waiting first. */
  terminals: list(record({ ...DROP_SUM, terminalId: text, terminal: text } satisfies FieldsOf<AwaitedCash>)),
  /** By how much deposits of these days were lower, and (`over`) higher, than the sum of their drops. */
  short: naira,
  over: naira,
  /** The deposits that were taken back on these days. */
  takenBack: record({ deposits: count, amount: naira }),
});
export type WireBanking = WireOf<typeof bankingCodec>;

export const dropExtensions = {
  getDrops: answering(found(dropCodec), get<Nothing | DropQuery>('/api/get_drops', { does: 'drop.see' })),
  /** Returns the sums of the drops that `getDrops` lists for the same days. */
  getBanking: answering(
    data(bankingCodec),
    get<Nothing | Pick<QueryOf<'drops'>, 'from' | 'to'>>('/api/get_banking', { does: 'drop.see' }),
  ),
  /** Returns the open drawers with their expected cash, what was left in closed ones, and the cash that is not banked, by terminal. */
  getCashToday: answering(
    data(list(cashPlaceCodec)),
    get<Nothing>('/api/get_cash_today', { does: 'drop.see' }),
  ),
  getDifferences: answering(
    data(list(differencesCodec)),
    get<Nothing | DifferencesQuery>('/api/get_shift_differences', { does: 'difference.see' }),
  ),
  /** Marks a drop as banked; possible once. */
  bankDrop: answering(
    data(dropCodec),
    put<SentBy<typeof bankingWire>>('/api/bank_drop/{id}', { does: 'drop.bank' }),
  ),
  /** Banks several drops of one terminal together, with the amount that the bank accepted; needs a reason if that differs from their sum. */
  depositCash: answering(
    data(depositCodec),
    post<SentBy<typeof depositWire> & { drops: string[] }>('/api/deposit_cash', {
      does: 'drop.bank',
      repeatable: true,
    }),
  ),
  /** Takes back a found sum that somebody else typed wrong; the id is its drop's. */
  takeBackFound: answering(
    data(dropCodec),
    post<ReasonPayload>('/api/take_back_found/{id}', { does: 'shift.correct', repeatable: true }),
  ),
  /** Takes a deposit back that was typed wrong; the id is a drop's `banking_id`. */
  takeBackDeposit: answering(
    data(depositCodec),
    post<ReasonPayload>('/api/take_back_deposit/{id}', { does: 'deposit.takeBack', repeatable: true }),
  ),
};
