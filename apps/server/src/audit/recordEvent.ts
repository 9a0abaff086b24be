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

export interface AuditEvent {
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
export async function recordEvent(tx: Sql, source: EventSource, event: AuditEvent): Promise<void> {
  const by = event.by ?? source.person;
  const { target, before, after } = event;
  await tx.query(sql`
    insert into audit_event (id, at, kind, person_id, person_name, person_email, target_kind, target_id, target_name,
      ip, request_id, before, after)
    values (${newId()}, ${source.now}, ${event.kind}, ${by?.id ?? null}, ${by?.name ?? ''},
      coalesce((select email from person where id = ${by?.id ?? null}::uuid), ''),
      ${target?.kind ?? ''}, ${target?.id ?? null}, ${target?.name ?? ''}, ${source.ip}, ${source.requestId},
      ${before ? withoutSecrets(before) : null}::jsonb, ${after ? withoutSecrets(after) : null}::jsonb)`);
}
