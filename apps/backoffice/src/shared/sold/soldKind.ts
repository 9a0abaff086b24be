import type { Kobo, Receipt, Session, SoldRecord } from '@motorpark/domain';
import type { ConflictView } from '../history/useStaleRecord';
import type { Area } from '../../paths';
import type { DeleteWords } from '../record/DeleteDialog';

/** The differences between tickets and waybills in shared screens: overview, summary and deletion. */
export interface SoldKind<Row extends SoldRecord> {
  one: 'ticket' | 'waybill';
  receipt: Receipt;
  /** Returns the list of all of them in the user's area. */
  listOf: (area: Area) => { href: string; label: string };
  overviewPath: (id: string, area: Area) => string;
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined;
  conflictView: ConflictView<Row>;
  /** Returns a person's name by which the record is known, besides its number. */
  customerOf: (row: Row) => string;
  /** Returns what of it goes back with a refund: its amount, and what was paid for luggage. */
  paidOf: (row: Row) => Kobo | undefined;
  /** Returns the fees that were paid for it besides. */
  feesOf: (row: Row) => Kobo | undefined;
  words: DeleteWords & { overview: string; deleteFailed: string; voidNote: string };
  /** Returns why the user may not delete it: a text, or `NEVER_DELETABLE`. */
  whyNotDeletable: (row: Row, session: Session) => string | undefined;
}

/** The user may never delete such a record, so no deletion is offered. */
export const NEVER_DELETABLE = 'never theirs';
