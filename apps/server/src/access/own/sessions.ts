import type { Data, WireSession } from '@motorpark/contract';
import { recordEvent } from '../../audit';
import { type Sql, sql } from '../../db';
import type { PersonContext } from '../../http/call';
import { notFound } from '../../http/failure';
import { instant, isId } from '../../rows';
import { isGoingOn, isLocked } from '../session';

/** Nobody has as many; a client that logs in for each call might. */
const MOST_SHOWN = 100;

const MISSING = 'This session has already ended.';

/** The person's sessions, the one that asks first, then by when they were last used. */
export const getSessions = async ({ db, person, now }: PersonContext): Promise<Data<WireSession[]>> => ({
  data: await sessionsOf(db, person, now),
});

/** Ends one of the person's own sessions, this one too; others' are not there. */
export async function endOwnSession(context: PersonContext): Promise<Data<WireSession[]>> {
  const { db, id, person, now } = context;
  if (!isId(id)) throw notFound(MISSING);
  return db.transaction(async (tx) => {
    const ended = await tx.query(sql`
      update session set ended_at = ${now}
      where id = ${id} and person_id = ${person.id} and ${isGoingOn(now)} returning id`);
    if (ended.length === 0) throw notFound(MISSING);
    await recordEvent(tx, context, { kind: 'session_ended', target: { kind: 'person', ...person } });
    return { data: await sessionsOf(tx, person, now) };
  });
}

const sessionsOf = (db: Sql, { id, sessionId }: PersonContext['person'], now: Date) =>
  db.query<WireSession>(sql`
    select id, user_agent, ip, ${instant(sql`created_at`)} as created_at, ${instant(sql`last_seen_at`)} as last_seen_at,
      ${isLocked(now)} as is_locked, id = ${sessionId} as is_this
    from session where person_id = ${id} and ${isGoingOn(now)}
    order by id = ${sessionId} desc, session.last_seen_at desc, id limit ${MOST_SHOWN}`);
