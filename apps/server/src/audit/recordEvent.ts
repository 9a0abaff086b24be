import type { AuditKind } from '@motorpark/domain';
import { type Sql, newId, sql } from '../db';
import type { CallContext } from '../http/call';
import { withoutSecrets } from './withoutSecrets';

/** Somebody or something, named as it is at the moment. */
export interface Named {
  id: string;
  name: string;
}

/** What an event is about: `{ kind: 'terminal', id, name }`. */
export interface Target extends Named {
  /** The noun of the record; `person` for everybody who can log in. */
  kind: string;
}

/** The call that an event comes from; every handler's context is one. */
export interface EventSource extends Pick<CallContext, 'now' | 'ip' | 'requestId'> {
  /** Who is logged in. */
  person?: Named;
}

/** Field name to what it was or is. */
type Fields = Readonly<Record<string, unknown>>;

interface AuditEvent {
  kind: AuditKind;
  /** Who did it, where that is not whoever is logged in: somebody who logs in or recovers a passcode. */
  by?: Named;
  target?: Target;
  /** The fields that changed, as they were and as they are. Passcodes, hashes and codes are dropped. */
  before?: Fields;
  after?: Fields;
}

/**
 * Writes down who did what to whom, `recordEvent(tx, context, { kind: 'banned', target })`. Call it with the transaction that does
 * what it tells of, so that both happen or neither. People's e-mails are read as they are when it is called.
 */
export const recordEvent = (tx: Sql, source: EventSource, event: AuditEvent): Promise<void> =>
  recordEvents(tx, source, [event]);

/** The same for many at once, with one statement. */
export async function recordEvents(
  tx: Sql,
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
