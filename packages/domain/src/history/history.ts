import type { Instant } from '../format';

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
