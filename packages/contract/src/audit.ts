import type { AuditKind } from '@motorpark/domain';
import { get } from './call';
import type { QueryOf } from './search';
import type { Data } from './wire';

/** Which events of the history of who did what to whom, all of it optional. */
export interface AuditQuery extends Omit<QueryOf<'audit'>, 'status' | 'direction'> {
  /** The id of somebody who did it or whom it is about. */
  person?: string;
  kind?: AuditKind;
  /** The id of the record that it is about. */
  target?: string;
}

/** One event; people and records are named as they were then. */
export interface WireAuditEvent {
  id: string;
  /** An instant. */
  at: string;
  kind: AuditKind;
  by: { id: string; name: string; email: string } | null;
  target: { kind: string; id: string; name: string } | null;
  /** The address that the call came from. */
  ip: string;
  request_id: string;
  /** How often it happened within a minute. */
  count: number;
  /** The fields that changed, never a secret. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** A page of the history, newest first. */
export interface AuditPage extends Data<WireAuditEvent[]> {
  next_cursor: string | null;
  /** How many there are in all, counted as in every list. */
  total: number;
}

export const auditExtensions = {
  getAudit: get<AuditQuery, AuditPage>('/api/get_audit', { does: 'activity.see', capability: 'audit' }),
};
