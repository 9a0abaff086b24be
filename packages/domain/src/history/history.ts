import type { Instant } from '../format';

export type ChangeKind = 'created' | 'edited' | 'status' | 'correction' | 'printed' | 'deleted' | 'voided';

/** A printed document: the customer's or the company's receipt of a ticket, both of a waybill on one sheet, or the report of a shift. */
export type Receipt = 'customer' | 'company' | 'both' | 'report';

/** A print of a receipt: number 1 is the original, higher numbers are copies. */
export interface Print {
  receipt: Receipt;
  number: number;
  /** When the original was printed that this print replaces, because what it shows has changed since; only when it is printed. */
  replaces?: Instant | undefined;
}

/** One line of a record's timeline. */
export interface Change {
  kind: ChangeKind;
  fromStatus?: string | undefined;
  toStatus?: string | undefined;
  reason?: string | undefined;
  /** The fields that an edit changed, with formatted values. */
  fields?: readonly { field: string; from: string; to: string }[] | undefined;
  /** The print; only of kind `printed`. */
  print?: Print | undefined;
  by: string;
  /** The terminal of the user; undefined for the head office. */
  terminal?: string | undefined;
  at: Instant;
}
