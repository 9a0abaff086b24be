import { createHash, randomBytes } from 'node:crypto';
import { roleOf } from '@motorpark/domain';
import { type Sql, sql } from '../db';
import type { Person } from './person';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends this long after its last call, and this long after its login whatever happens. */
export const IDLE_FOR_MS = 12 * HOUR;
export const OPEN_FOR_MS = 7 * 24 * HOUR;

/** `last_seen_at` is no more exact than this, so that reading a list doesn't write each time. */
const SEEN_EVERY_MS = MINUTE;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Opens a session and answers its token, which is kept nowhere but with the person. */
export async function openSession(db: Sql, personId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(sql`insert into session (token_hash, person_id, created_at, last_seen_at)
    values (${hashOf(token)}, ${personId}, ${now}, ${now})`);
  return token;
}

interface Row {
  id: string;
  name: string;
  role: string;
  terminal_id: string | null;
  terminal_name: string | null;
  last_seen_at: string;
}

/** Who holds a token; undefined once it has ended by logout, ban, idleness or age, or never was. */
export async function personOf(db: Sql, token: string, now: Date): Promise<Person | undefined> {
  const tokenHash = hashOf(token);
  const [row] = await db.query<Row>(sql`
    select person.id, person.name, person.role, person.terminal_id, terminal.name as terminal_name, session.last_seen_at
    from session
    join person on person.id = session.person_id
    left join terminal on terminal.id = person.terminal_id
    where session.token_hash = ${tokenHash} and session.ended_at is null and not person.is_banned
      and session.last_seen_at > ${before(now, IDLE_FOR_MS)} and session.created_at > ${before(now, OPEN_FOR_MS)}`);
  if (!row) return undefined;
  if (new Date(row.last_seen_at) < before(now, SEEN_EVERY_MS)) {
    await db.query(sql`update session set last_seen_at = ${now} where token_hash = ${tokenHash}`);
  }
  const { id, name, terminal_id: terminalId, terminal_name: terminalName } = row;
  const terminal = terminalId === null ? undefined : { id: terminalId, name: terminalName ?? '' };
  return { id, name, role: roleOf(row.role), terminal, tokenHash };
}

/** Ends all sessions of a person, or all but one: somebody who is logged in and changes their own passcode stays. */
export async function endSessionsOf(tx: Sql, personId: string, now: Date, but?: Buffer): Promise<void> {
  await tx.query(sql`update session set ended_at = ${now}
    where person_id = ${personId} and ended_at is null and token_hash is distinct from ${but ?? null}`);
}

/** Ends one session; its token is worth nothing from now on. */
export async function endSession(db: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await db.query(
    sql`update session set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`,
  );
}
