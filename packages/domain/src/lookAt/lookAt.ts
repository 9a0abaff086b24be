import type { Instant, Kobo } from '../format';

/** What the head office looks at (docs/shift.md#to-look-at), as its list names it. */
export const LOOK_AT_KINDS = [
  'Short or over',
  'Not counted',
  'Receipt not confirmed',
  'Not banked in time',
  'No till open',
  'After the count',
  'Discarded',
  'Given back late',
  'Not confirmed yet',
  'Not paid in time',
  'Confirmed by hand',
  'To give back',
  'Return not confirmed',
  'Settlement differs',
] as const;
export type LookAtKind = (typeof LOOK_AT_KINDS)[number];

/** One thing to look at. Its id is that of the shift, the drop, the line of the ledger, the discarded entry, the act of giving back, the ticket, waybill or return of a transfer, or a settlement, or money that is in none. */
export interface LookAt {
  id: string;
  kind: LookAtKind;
  /** Since when. */
  at: Instant;
  /** Empty for what is of no terminal, and of nobody. */
  terminal: string;
  person: string;
  /** Whether the user is that person. */
  isOwn: boolean;
  details: string;
  /** What is short, or goes out, is negative. */
  amount: Kobo;
  /** The shift that it belongs to, if it names one. */
  shiftId?: string | undefined;
  /** Its line of the ledger, or the newest one of the ticket or waybill whose money was given back. */
  operationId?: string | undefined;
  /** Of dropped cash: why the user does not bank it. */
  whyNotBank?: string | undefined;
}
