import { AUDIT_LABELS, type AuditEvent, type AuditFields, type AuditKind } from '@motorpark/domain';
import { answering, found } from './answer';
import { get } from './call';
import { type Codec, type WireOf, count, instant, keyOf, orNull, text } from './codec';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';

/** Filters the events of Activity; all fields are optional. */
export interface AuditQuery extends Omit<QueryOf<'audit'>, 'status' | 'direction'> {
  /** The id of a user who acted or who is the target. */
  person?: string;
  kind?: AuditKind;
  target?: string;
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The old or new values of the changed fields, under the names of the wire; never secrets. */
const changedFields: Codec<AuditFields, Record<string, unknown> | null, Record<string, unknown> | null> = {
  read: (wire) => Object.fromEntries(Object.entries(wire ?? {}).map(([name, value]) => [name, plain(value)])),
  write: (kept) => kept,
};

/** One event; users and records have the names that they had then. */
export const auditEventCodec = record({
  id: text,
  at: instant,
  kind: keyOf(AUDIT_LABELS),
  by: orNull(record({ id: text, name: text, email: text })),
  target: orNull(record({ kind: text, id: text, name: text })),
  ip: text,
  requestId: text,
  count,
  before: changedFields,
  after: changedFields,
} satisfies FieldsOf<AuditEvent & { requestId: string }>);
export type WireAuditEvent = WireOf<typeof auditEventCodec>;

export const auditExtensions = {
  /** Returns a page of Activity, newest first. */
  getAudit: answering(found(auditEventCodec), get<AuditQuery>('/api/get_audit', { does: 'activity.see' })),
};
