import type { AuditKind } from '@motorpark/domain';
import { get } from './call';
import type { QueryOf } from './search';
import type { Data } from './wire';

/** Filters the events of Activity; all fields are optional. */
export interface AuditQuery extends Omit<QueryOf<'audit'>, 'status' | 'direction'> {
  /** The id of a user who acted or who is the target. */
  person?: string;
  kind?: AuditKind;
  target?: string;
}

/** One event; users and records have the names that they had then. */
export interface WireAuditEvent {
  id: string;
  /** An instant. */
  at: string;
  kind: AuditKind;
  by: { id: string; name: string; email: string } | null;
  target: { kind: string; id: string; name: string } | null;
  ip: string;
  request_id: string;
  /** Number of occurrences within the same minute. */
  count: number;
  /** The changed fields with their old and (`after`) new values; never secrets. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** A page of Activity, newest first. */
export interface AuditPage extends Data<WireAuditEvent[]> {
  next_cursor: string | null;
  /** Total number of events, counted as in every list. */
  total: number;
}

export const auditExtensions = {
  getAudit: get<AuditQuery, AuditPage>('/api/get_audit', { does: 'activity.see' }),
};
