import type { Instant } from '../format';
import type { AuditKind } from './audit';

/** Field name on the wire to its value. */
export type AuditFields = Readonly<Record<string, string | number | boolean | null>>;

/** One event of the history of who did what to whom, named as everything was then. */
export interface AuditEvent {
  id: string;
  at: Instant;
  kind: AuditKind;
  /** Undefined if it is not known, as with a failed login. */
  by: { id: string; name: string; email: string } | undefined;
  /** The record that it is about; `kind` is its noun, `person` for everybody who can log in. */
  target: { kind: string; id: string; name: string } | undefined;
  /** The address that the call came from; empty if there were many. */
  ip: string;
  /** How often it happened within its minute. */
  count: number;
  before: AuditFields;
  after: AuditFields;
}
