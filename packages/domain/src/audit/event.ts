import type { Instant } from '../format';
import type { AuditKind } from './audit';

/** Maps the field name on the wire to its value. */
export type AuditFields = Readonly<Record<string, string | number | boolean | null>>;

/** One event of Activity. Names are those at the time of the event. */
export interface AuditEvent {
  id: string;
  at: Instant;
  kind: AuditKind;
  /** The user who acted; undefined if unknown, as for a failed login. */
  by: { id: string; name: string; email: string } | undefined;
  /** The record that the event concerns; `kind` is its noun, `person` for every user with a login. */
  target: { kind: string; id: string; name: string } | undefined;
  /** The IP address of the caller; empty if there were several. */
  ip: string;
  /** Number of occurrences within the same minute; of a refused call, within the same hour. */
  count: number;
  before: AuditFields;
  after: AuditFields;
}
