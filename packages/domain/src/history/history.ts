import { type InferType, object } from 'yup';
import type { Instant } from '../format';
import { optionalText } from '../rules';

/** What happened to a record. */
export type ChangeKind = 'created' | 'edited' | 'status' | 'correction' | 'deleted' | 'voided';

/** One line of a record's timeline: what, who, when, from which terminal and, for a correction, why. */
export interface Change {
  kind: ChangeKind;
  fromStatus?: string | undefined;
  toStatus?: string | undefined;
  reason?: string | undefined;
  /** What an edit changed, as people read it. */
  fields?: readonly { field: string; from: string; to: string }[] | undefined;
  by: string;
  /** People of the head office have none. */
  terminal?: string | undefined;
  at: Instant;
}

/** A status to be set, and why where a wrong step is taken back; both are empty if nothing was sent. */
export const statusOrderSchema = object({ status: optionalText(), reason: optionalText() });
export type StatusOrderForm = InferType<typeof statusOrderSchema>;
