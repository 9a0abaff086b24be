import type { Change, Erasure, Kobo, Receipt, Session, Voiding } from '@motorpark/domain';
import type { Looks } from '../history/useFreshLook';
import type { DeleteWords } from '../record/DeleteDialog';
import type { Voidable } from '../record/VoidDialog';

/** What tickets and waybills have in common. */
export interface CounterRecord extends Voidable {
  number: string;
  status?: string | undefined;
  voided?: Voiding | undefined;
  /** What of its money was handed back when it was refunded. */
  refunded?: Kobo | undefined;
  erased?: Erasure | undefined;
  history?: readonly Change[] | undefined;
}

/** What tells tickets from waybills where both are looked at, brought forward and deleted in the same way. */
export interface CounterKind<Row extends CounterRecord> {
  one: 'ticket' | 'waybill';
  /** What its overview prints. */
  receipt: Receipt;
  /** Where all of them are. */
  list: { href: string; label: string };
  overviewPath: (id: string) => string;
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined;
  looks: Looks<Row>;
  /** What a person knows it by, beside its number. */
  whoOf: (row: Row) => string;
  words: DeleteWords & { overview: string; deleteFailed: string; voidNote: string };
  /** Why the person's rights do not let them delete it: in words, or `NEVER_THEIRS`. */
  whyKept: (row: Row, session: Session) => string | undefined;
}

/** Stands for a deletion that is not offered at all. */
export const NEVER_THEIRS = 'never theirs';
