import type { Instant } from '../format';

/** What happened to a record. */
export type ChangeKind = 'created' | 'edited' | 'status' | 'correction' | 'printed' | 'deleted' | 'voided';

/** What is printed of a ticket, the customer's or the company's receipt, of a waybill, both on one sheet, and of a shift, its report. */
export type Receipt = 'customer' | 'company' | 'both' | 'report';

/** A print of a receipt: 1 is the original, from 2 on it is a copy. */
export interface Print {
  receipt: Receipt;
  number: number;
}

/** One line of a record's timeline: what, who, when, from which terminal and, for a correction, why. */
export interface Change {
  kind: ChangeKind;
  fromStatus?: string | undefined;
  toStatus?: string | undefined;
  reason?: string | undefined;
  /** What an edit changed, as people read it. */
  fields?: readonly { field: string; from: string; to: string }[] | undefined;
  /** What was printed. */
  print?: Print | undefined;
  by: string;
  /** People of the head office have none. */
  terminal?: string | undefined;
  at: Instant;
}
