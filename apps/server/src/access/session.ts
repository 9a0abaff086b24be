import { createHash, randomBytes } from 'node:crypto';
import { MOST_LOCK_MINUTES, roleOf } from '@motorpark/domain';
import { columns, computed, type Sql, prepared, sql } from '../db';
import { stayAtCounter } from '../counter/stayAtCounter';
import type { Person } from './person';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends this long after its login whatever happens. */
export const OPEN_FOR_MS = 16 * HOUR;

/** After how many minutes without a call it locks, as the company wants it. */
const LOCK_MINUTES = sql`coalesce((select lock_minutes from company), ${MOST_LOCK_MINUTES}::int)`;

/** `last_seen_at` is no more exact than a minute, so that reading a list doesn't write each time; than a sixth of what locks it. */
const SEEN_EVERY = sql`least(interval '1 minute', make_interval(secs => ${LOCK_MINUTES} * 10))`;

const MOST_OF_USER_AGENT = 400;
const MOST_OF_IP = 64;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** What a session is opened from. */
export interface Device {
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** Nothing but a new passcode is allowed first. */
  mustChangePasscode?: boolean;
  /** Nothing but setting up a second factor is allowed first. */
  mustSetUpSecondFactor?: boolean;
  /** The known machine. */
  counterId?: string | undefined;
}

/** Opens a session and returns its token, of which only a hash is stored. */
export async function openSession(
  db: Sql,
  personId: string,
  now: Date,
  {
    ip = '',
    userAgent = '',
    mustChangePasscode = false,
    mustSetUpSecondFactor = false,
    counterId,
  }: Device = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  await db.query(sql`
    insert into session (token_hash, person_id, created_at, last_seen_at, ip, user_agent, must_change_passcode, must_set_up_second_factor)
    values (${tokenHash}, ${personId}, ${now}, ${now}, ${ip.slice(0, MOST_OF_IP)},
      ${userAgent.slice(0, MOST_OF_USER_AGENT)}, ${mustChangePasscode}, ${mustSetUpSecondFactor})`);
  if (counterId !== undefined) await stayAtCounter(db, { tokenHash, counterId });
  return token;
}

/** A condition on the table `session`: nobody has used it for as long as the company allows, or somebody locked it. */
export const isLocked = (now: Date) =>
  sql`(session.locked_at is not null
    or session.last_seen_at <= ${now}::timestamptz - make_interval(mins => ${LOCK_MINUTES}))`;

/** A condition on the table `session`: it can still be used, or unlocked. */
export const isGoingOn = (now: Date) =>
  sql`(session.ended_at is null and session.created_at > ${before(now, OPEN_FOR_MS)})`;

/** How many logins go on, locked ones too. */
export async function countSessions(db: Sql, now: Date): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    sql`select count(*) as open from session where ${isGoingOn(now)}`,
  );
  return row?.open ?? 0;
}

const HOLDER = columns(
  'person.id',
  'person.name',
  'person.email',
  'person.role',
  'person.terminal_id',
  'terminal?.name as terminal_name',
  'session.id as session_id',
  'session.must_change_passcode',
  'session.must_set_up_second_factor',
);

/**
 * Who holds a token; undefined once it has ended by logout, ban or age, or never was. `isLocked` says whether it is locked.
 * A call by an open one counts as use of it, from this address.
 */
export async function personOf(db: Sql, token: string, now: Date, ip?: string): Promise<Person | undefined> {
  const tokenHash = hashOf(token);
  const [row] = await db.query(
    prepared(sql`
    select ${HOLDER}, ${computed<{ is_locked: boolean; is_due: boolean }>({
      is_locked: isLocked(now),
      is_due: sql`session.last_seen_at < ${now}::timestamptz - ${SEEN_EVERY}`,
    })}
    from session
    join person on person.id = session.person_id
    left join terminal on terminal.id = person.terminal_id
    where session.token_hash = ${tokenHash} and not person.is_banned and ${isGoingOn(now)}`),
  );
  if (!row) return undefined;
  if (!row.is_locked && row.is_due) {
    await db.query(sql`update session set last_seen_at = ${now}, ip = coalesce(${ip?.slice(0, MOST_OF_IP) ?? null}, ip)
      where token_hash = ${tokenHash}`);
  }
  const { id, name, email, terminal_id: terminalId, terminal_name: terminalName } = row;
  const terminal = terminalId === null ? undefined : { id: terminalId, name: terminalName ?? '' };
  return {
    id,
    name,
    email,
    role: roleOf(row.role),
    terminal,
    tokenHash,
    sessionId: row.session_id,
    isLocked: row.is_locked,
    mustChangePasscode: row.must_change_passcode,
    mustSetUpSecondFactor: row.must_set_up_second_factor,
  };
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
