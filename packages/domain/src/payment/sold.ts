import type { Instant, Kobo } from '../format';
import type { Change, Voiding } from '../history';
import type { Erasure } from '../privacy';
import type { Versioned } from '../version';
import type { Confirmation } from './payment';

/** What tickets and waybills have in common. Fields that a server did not send are undefined. */
/** The claim of a ticket or waybill, as its page names it. */
export interface RecordedClaim {
  id: string;
  number: string;
  status: string;
}

export interface SoldRecord extends Versioned {
  id: string;
  /** The number that is printed, read out and scanned: the contract's `ticket_id` or `waybill_number`. */
  number: string;
  status?: string | undefined;
  amount?: Kobo | undefined;
  /** The refunded part of its amount. */
  refunded?: Kobo | undefined;
  /** The name of the user who sold it or took it in, and (`bookedAt`) when. */
  bookedBy?: string | undefined;
  bookedAt?: Instant | undefined;
  /** The method of the part that is not cash, or `Cash`. */
  paymentMethod?: string | undefined;
  /** The state of its payment; undefined if it needed no confirmation. */
  confirmation?: Confirmation | undefined;
  /** The voiding; undefined unless it is void. A void record remains readable but is not valid. */
  voided?: Voiding | undefined;
  /** The erasure of its personal data; undefined unless erased. An erased record cannot be edited or printed. */
  erased?: Erasure | undefined;
  /** The terms of its receipt at its sale, one a line; undefined if they were not recorded. */
  printedTerms?: string | undefined;
  /** The claim that was made for it; only of a record that was fetched by itself, and of a claim that the user may see. */
  claim?: RecordedClaim | undefined;
  /** Its history, oldest first; only of a record that was fetched by itself, from a server that records it. */
  history?: readonly Change[] | undefined;
}
