import type { AuditKind } from '@motorpark/domain';
import { type Transaction, newId, sql } from '../../db';
import type { CallContext } from '../../request/call';

/** A person or record with its current name. */
export interface Named {
  id: string;
  name: string;
}

/** The subject of an event: `{ kind: 'terminal', id, name }`. */
export interface Target extends Named {
  /** The record's noun; `person` for everybody who can log in. */
  kind: string;
}

/** The call that an event comes from; the context of every handler is one. */
export interface EventSource extends Pick<CallContext, 'now' | 'ip' | 'requestId'> {
  person?: Named;
}

/** The source of an event that a command on the server itself causes, which has no IP address. */
export const atTheServer = (now: Date): EventSource => ({ now, ip: 'the server', requestId: '' });

/** Old or new values by field name. */
type Fields = Readonly<Record<string, unknown>>;

interface AuditEvent {
  kind: AuditKind;
  /** The person who caused the event, if it is not the logged-in one: when logging in or recovering a passcode. */
  by?: Named;
  target?: Target;
  /** Old and new values of the changed fields. Passcodes, hashes and codes are removed. */
  before?: Fields;
  after?: Fields;
}

/**
 * Records an event in Activity: `recordEvent(tx, context, { kind: 'banned', target })`. Must be called in the transaction of the change, so that both happen or
 * neither. E-mails of people are read at the time of the call.
 */
export const recordEvent = (tx: Transaction, source: EventSource, event: AuditEvent): Promise<void> =>
  recordEvents(tx, source, [event]);

export async function recordEvents(
  tx: Transaction,
  source: EventSource,
  events: readonly AuditEvent[],
): Promise<void> {
  const rows = events.map(({ kind, by = source.person, target, before, after }) => ({
    id: newId(),
    kind,
    person_id: by?.id,
    person_name: by?.name ?? '',
    target_kind: target?.kind ?? '',
    target_id: target?.id,
    target_name: target?.name ?? '',
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
  }));
  await tx.query(sql`
    insert into audit_event (id, at, kind, person_id, person_name, person_email, target_kind, target_id, target_name,
      ip, request_id, before, after)
    select event.id, ${source.now}::timestamptz, event.kind, event.person_id, event.person_name, coalesce(person.email, ''),
      event.target_kind, event.target_id, event.target_name, ${source.ip}::text, ${source.requestId}::text,
      event.before, event.after
    from jsonb_populate_recordset(null::audit_event, ${JSON.stringify(rows)}::jsonb) as event
    left join person on person.id = event.person_id order by event.id`);
}

const SECRET = /pass(?:code|word)|hash|token|secret|otp/i;

/** Returns the plain fields of a record (texts, numbers, booleans) without those that may hold a secret. */
const withoutSecrets = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !SECRET.test(name) && (value === null || typeof value !== 'object'),
    ),
  );
