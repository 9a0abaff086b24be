import type { Data, WireSession } from '@motorpark/contract';
import { recordEvent } from '../../../store/audit';
import { columns, computed, type Sql, sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { notFound } from '../../../request/failure';
import { instants, isId } from '../../../db/rows';
import { isActive, isLocked } from '../../../store/access/session';

/** Maximum number of sessions returned; only a client that logs in for each call could have more. */
const MOST_SHOWN = 100;

const MISSING = 'This session has already ended.';

/** Returns the person's sessions: the calling one first, the others by last use. */
export const getSessions = async ({ db, person, now }: PersonContext): Promise<Data<WireSession[]>> => ({
  data: await sessionsOf(db, person, now),
});

/** Ends one of the person's own sessions, possibly the calling one. Throws a 404 for sessions of others. */
export async function endOwnSession(context: PersonContext): Promise<Data<WireSession[]>> {
  const { db, id, person, now } = context;
  if (!isId(id)) throw notFound(MISSING);
  return db.transaction(async (tx) => {
    const ended = await tx.query(sql`
      update session set ended_at = ${now}
      where id = ${id} and person_id = ${person.id} and ${isActive(now)} returning id`);
    if (ended.length === 0) throw notFound(MISSING);
    await recordEvent(tx, context, { kind: 'session_ended', target: { kind: 'person', ...person } });
    return { data: await sessionsOf(tx, person, now) };
  });
}

const SHOWN = columns(
  'session.id',
  'session.user_agent',
  'session.ip',
  instants('session.created_at', 'session.last_seen_at'),
);

const sessionsOf = (db: Sql, { id, sessionId }: PersonContext['person'], now: Date) =>
  db.query(sql`
    select ${SHOWN}, ${computed<{ is_locked: boolean; is_this: boolean }>({ is_locked: isLocked(now), is_this: sql`id = ${sessionId}` })}
    from session where person_id = ${id} and ${isActive(now)}
    order by id = ${sessionId} desc, session.last_seen_at desc, id limit ${MOST_SHOWN}`);
