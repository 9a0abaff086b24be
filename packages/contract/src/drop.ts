import type { BANKING, DEPOSIT, DifferenceGroup, DropStatus } from '@motorpark/domain';
import { get, post, put } from './call';
import type { PayloadOfFields } from './fields';
import type { Found, QueryOf } from './search';
import type { BANKING_WIRE, DEPOSIT_WIRE } from './shiftWire';
import type { Data, Nothing, WireNaira } from './wire';

/** Cash that left a drawer. */
export interface WireDrop {
  id: string;
  amount: WireNaira;
  note: string;
  at: string;
  status: DropStatus;
  person: string;
  terminal: string;
  counter: string;
  /** Empty until it is banked. */
  slip: string;
  banked_by: string | null;
  banked_at: string | null;
  /** What was paid in together with it beside what had left the drawers; null where it was paid in by itself. */
  deposit?: { amount: WireNaira; dropped: WireNaira; reason: string } | null;
}

/** Which drops; of one terminal. */
export interface DropQuery extends QueryOf<'drops'> {
  terminal_id?: string;
}

/** What was paid in at the bank at once. */
export interface WireDeposit {
  id: string;
  terminal: string;
  slip: string;
  amount: WireNaira;
  /** What had left the drawers. */
  dropped: WireNaira;
  reason: string;
  drops: number;
}

/** What the closed shifts of a person at a terminal, of a terminal, or of a week differ by, with what was corrected. */
export interface WireDifferences {
  /** Null unless they are added up by person. */
  person_id: string | null;
  person: string | null;
  /** Null by week. */
  terminal_id: string | null;
  terminal: string | null;
  /** Its Monday, `yyyy-mm-dd`; null unless by week. */
  week: string | null;
  shifts: number;
  /** How many of them came out otherwise than they should. */
  differing: number;
  uncounted: number;
  short: WireNaira;
  over: WireNaira;
  /** What their drawers paid for expenses that were rejected or deleted since. */
  refused: WireNaira;
  /** What was made in them and thrown away before the server had it. */
  discarded?: WireNaira;
  /** What they began with less than the shifts before them had left. */
  float_missing?: WireNaira;
}

/** Days in Lagos on which the shifts were opened, and what they are added up by: people unless it says otherwise. */
export interface DifferencesQuery extends Pick<QueryOf<'shifts'>, 'from' | 'to'> {
  by?: DifferenceGroup;
}

/** What some drops come to. */
export interface WireDropSum {
  drops: number;
  amount: WireNaira;
  /** When the first of them was made, an instant; null where there is none. */
  oldest_at: string | null;
}

/** The cash that left drawers on some days, by whether it has come to the bank. */
export interface WireBanking {
  not_banked: WireDropSum;
  banked: WireDropSum;
  /** What is not banked, by terminal; where the oldest waits first. */
  terminals?: (WireDropSum & { terminal_id: string; terminal: string })[];
  /** What deposits of these days came to less, and more, than what had left the drawers. */
  short?: WireNaira;
  over?: WireNaira;
}

const capability = 'shifts';

export const dropExtensions = {
  getDrops: get<Nothing | DropQuery, Found<WireDrop>>('/api/get_drops', {
    does: 'drop.see',
    capability,
  }),
  /** The sums of what `getDrops` lists for the same days. */
  getBanking: get<Nothing | Pick<QueryOf<'drops'>, 'from' | 'to'>, Data<WireBanking>>('/api/get_banking', {
    does: 'drop.see',
    capability: 'shifts.banking',
  }),
  getDifferences: get<Nothing | DifferencesQuery, Data<WireDifferences[]>>('/api/get_shift_differences', {
    does: 'shift.judge',
    capability,
  }),
  /** Paid in at the bank, once. */
  bankDrop: put<PayloadOfFields<typeof BANKING, typeof BANKING_WIRE>, Data<WireDrop>>('/api/bank_drop/{id}', {
    does: 'drop.bank',
    capability,
  }),
  /** Several drops of one terminal paid in at once, with what the bank took in; with a reason where that is another sum. */
  depositCash: post<
    PayloadOfFields<typeof DEPOSIT, typeof DEPOSIT_WIRE> & { drops: string[] },
    Data<WireDeposit>
  >('/api/deposit_cash', { does: 'drop.bank', capability: 'shifts.deposits', repeatable: true }),
};
