import type { DifferenceGroup, DropStatus, LooseCashKind } from '@motorpark/domain';
import { get, post, put } from './call';
import type { ReasonPayload } from './history';
import type { Found, QueryOf } from './search';
import type { bankingWire, depositWire } from './shiftWire';
import type { Data, Nothing, WireNaira } from './wire';
import type { SentBy } from './wireForm';

/** Cash taken out of a drawer. */
export interface WireDrop {
  id: string;
  amount: WireNaira;
  note: string;
  at: string;
  status: DropStatus;
  person: string;
  terminal: string;
  counter: string;
  /** Who received the cash, and who confirmed that. */
  received_by?: string | null;
  confirmed_by?: string | null;
  /** Why the caller does not bank it, as they have had its cash in hand. */
  why_not_bank?: string | null;
  /** Empty until it is banked. */
  slip: string;
  banked_by: string | null;
  banked_at: string | null;
  /** The deposit that includes it, with the sum and number of its drops; null if it was paid in alone. */
  deposit?: { amount: WireNaira; dropped: WireNaira; reason: string; drops?: number } | null;
  /** Id for `takeBackDeposit`: that of its deposit, or of its own banking if it was paid in alone; null if it is not banked. */
  banking_id?: string | null;
  /** Earlier deposits of it that were taken back, oldest first. */
  taken_back?: WireDepositTakenBack[];
}

/** A deposit that was taken back, with person, time and reason. */
export interface WireDepositTakenBack {
  slip: string;
  amount: WireNaira;
  /** The sum of its drops. */
  dropped: WireNaira;
  banked_by: string;
  banked_at: string;
  by: string;
  at: string;
  reason: string;
}

export interface DropQuery extends QueryOf<'drops'> {
  terminal_id?: string;
}

/** Several drops that were paid in at the bank together. */
export interface WireDeposit {
  id: string;
  terminal: string;
  slip: string;
  amount: WireNaira;
  /** The sum of the drops. */
  dropped: WireNaira;
  reason: string;
  drops: number;
}

/** The differences of the closed shifts of a person at a terminal, of a terminal, or of a week. */
export interface WireDifferences {
  /** Null unless grouped by person, or by person and week. */
  person_id: string | null;
  person: string | null;
  /** Null if grouped by week. */
  terminal_id: string | null;
  terminal: string | null;
  /** The Monday of the week, `yyyy-mm-dd`; null unless grouped by week, or by person and week. */
  week: string | null;
  shifts: number;
  /** Number of shifts with a difference. */
  differing: number;
  uncounted: number;
  /** The cash that should have been in them, as far as it was not found, nor started the next shift. */
  uncounted_cash?: WireNaira;
  short: WireNaira;
  over: WireNaira;
  /** What was short and over in counts that somebody else made, and that nobody has confirmed; in no other sum. */
  disputed_short?: WireNaira;
  disputed_over?: WireNaira;
  /** Corrections after the shifts were closed; in no other sum. */
  found?: WireNaira;
  missing?: WireNaira;
  /** Expenses that the drawers paid and that are not approved. */
  unapproved: WireNaira;
  /** Entries that were made in the shifts and discarded before they reached the server. */
  discarded?: WireNaira;
  /** The sum by which shifts started with less cash than the previous ones had left. */
  float_missing?: WireNaira;
  /** Sales whose payment method was changed to a transfer or card that nobody has confirmed. */
  unconfirmed?: WireNaira;
}

/** The cash of one kind that a person took at a terminal on a day, or holds since. */
export interface WireLooseCash {
  kind: LooseCashKind;
  person_id: string;
  person: string;
  terminal: string;
  /** The day in Lagos on which it was booked or dropped, `yyyy-mm-dd`. */
  day: string;
  /** Number of sales or drops. */
  entries: number;
  amount: WireNaira;
}

/** A drawer of a terminal that is open or in which cash was left; without one, what closed drawers dropped. */
export interface WireCashPlace {
  terminal_id: string;
  terminal: string;
  drawer: {
    /** The id of its shift. */
    id: string;
    person: string;
    counter: string;
    opened_at: string;
    /** Null while it is open. */
    closed_at: string | null;
    expected: WireNaira;
    /** Null until it is counted. */
    counted: WireNaira | null;
  } | null;
  /** Its drops that are not banked. */
  not_banked: WireNaira;
}

/** The range of days in Lagos on which the shifts were opened, and how the differences are grouped; by person unless `by` is set. */
export interface DifferencesQuery extends Pick<QueryOf<'shifts'>, 'from' | 'to'> {
  by?: DifferenceGroup;
  /** Returns the rows as a CSV file. */
  format?: 'csv';
}

export interface WireDropSum {
  drops: number;
  amount: WireNaira;
  /** The time of the oldest drop, an instant; null if there is none. */
  oldest_at: string | null;
}

/** The cash taken out of drawers in a range of days, by whether it is banked. */
export interface WireBanking {
  not_banked: WireDropSum;
  banked: WireDropSum;
  /** The cash that is not banked, by terminal, longest waiting first. */
  terminals?: (WireDropSum & { terminal_id: string; terminal: string })[];
  /** By how much deposits of these days were lower, and (`over`) higher, than the sum of their drops. */
  short?: WireNaira;
  over?: WireNaira;
  /** The deposits that were taken back on these days. */
  taken_back?: { deposits: number; amount: WireNaira };
}

export const dropExtensions = {
  getDrops: get<Nothing | DropQuery, Found<WireDrop>>('/api/get_drops', {
    does: 'drop.see',
  }),
  /** Returns the sums of the drops that `getDrops` lists for the same days. */
  getBanking: get<Nothing | Pick<QueryOf<'drops'>, 'from' | 'to'>, Data<WireBanking>>('/api/get_banking', {
    does: 'drop.see',
  }),
  /** Returns the open drawers with their expected cash, what was left in closed ones, and the cash that is not banked, by terminal. */
  getCashToday: get<Nothing, Data<WireCashPlace[]>>('/api/get_cash_today', { does: 'drop.see' }),
  getDifferences: get<Nothing | DifferencesQuery, Data<WireDifferences[]>>('/api/get_shift_differences', {
    does: 'difference.see',
  }),
  /** Returns the cash in no drawer that somebody counts, newest first, at most 500 rows; of the last 31 days unless `from` is set. */
  getLooseCash: get<Nothing | Pick<QueryOf<'shifts'>, 'from' | 'to'>, Data<WireLooseCash[]>>(
    '/api/get_loose_cash',
    { does: 'difference.see' },
  ),
  /** Marks a drop as banked; possible once. */
  bankDrop: put<SentBy<typeof bankingWire>, Data<WireDrop>>('/api/bank_drop/{id}', {
    does: 'drop.bank',
  }),
  /** Banks several drops of one terminal together, with the amount that the bank accepted; needs a reason if that differs from their sum. */
  depositCash: post<SentBy<typeof depositWire> & { drops: string[] }, Data<WireDeposit>>(
    '/api/deposit_cash',
    { does: 'drop.bank', repeatable: true },
  ),
  /** Takes a deposit back that was typed wrong; the id is a drop's `banking_id`. */
  takeBackDeposit: post<ReasonPayload, Data<WireDeposit>>('/api/take_back_deposit/{id}', {
    does: 'deposit.takeBack',
    repeatable: true,
  }),
};
