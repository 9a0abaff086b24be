import { createHash, randomBytes } from 'node:crypto';
import { MANAGING_ROLES, MOST_LOCK_MINUTES, managesTerminals } from '@motorpark/domain';
import { columns, computed, type Sql, prepared, sql } from '../../db';
import { assignToCounter } from '../counter/assignToCounter';
import type { Person } from '../../request/person';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far clocks of several servers may differ. What is further ahead was opened by a wrong clock. */
const AHEAD_MS = 5 * MINUTE;

/** Maximum age of a session, however much it is used. */
export const SESSION_LIFETIME_MS = 16 * HOUR;

/** SQL: minutes without a call after which a session locks, from the company's record. */
const LOCK_MINUTES = sql`coalesce((select lock_minutes from company), ${MOST_LOCK_MINUTES}::int)`;

/** SQL: minimum interval between updates of `last_seen_at`, so that not every read writes: one minute, or a sixth of the lock time if that is shorter. */
const SEEN_EVERY = sql`least(interval '1 minute', make_interval(secs => ${LOCK_MINUTES} * 10))`;

const MOST_OF_USER_AGENT = 400;
const MOST_OF_IP = 64;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The device that opens a session, and the session's initial obligations. */
export interface Device {
  ip?: string | undefined;
  userAgent?: string | undefined;
  mustChangePasscode?: boolean;
  /** Whether a second factor must be set up before any other call is allowed. */
  mustSetUpSecondFactor?: boolean;
  /** Id of the known machine (counter); undefined for any other device. */
  counterId?: string | undefined;
}

/** Opens a session and returns its token. Only a hash of the token is stored. */
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
  if (counterId !== undefined) await assignToCounter(db, { tokenHash, counterId });
  return token;
}

/** SQL condition on `session`: it is locked, by a user or by the company's idle limit. */
export const isLocked = (now: Date) =>
  sql`(session.locked_at is not null
    or session.last_seen_at <= ${now}::timestamptz - make_interval(mins => ${LOCK_MINUTES})
    or session.last_seen_at > ${before(now, -AHEAD_MS)})`;

/** SQL condition on `session`: it has not ended, so it can be used or unlocked. One that a wrong clock opened in the future counts as ended. */
export const isActive = (now: Date) =>
  sql`(session.ended_at is null and session.created_at > ${before(now, SESSION_LIFETIME_MS)}
    and session.created_at <= ${before(now, -AHEAD_MS)})`;

/** Returns the number of open sessions, including locked ones. */
export async function countSessions(db: Sql, now: Date): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    sql`select count(*) as open from session where ${isActive(now)}`,
  );
  return row?.open ?? 0;
}

/** SQL: whether a person manages terminals. */
export const MANAGES = sql`person.role = any(${MANAGING_ROLES}::text[])`;

/** SQL: the ids of the terminals that a person manages. */
export const MANAGED = sql`case when ${MANAGES}
  then to_json(array(select terminal_id from managed_terminal where person_id = person.id order by terminal_id)) else '[]' end`;

const HOLDER = columns(
  'person.id',
  'person.name',
  'person.email',
  'person.role',
  'person.terminal_id',
  computed<{ managed: string[] }>({ managed: MANAGED }),
  'terminal?.name as terminal_name',
  'session.id as session_id',
  'session.must_change_passcode',
  'session.must_set_up_second_factor',
);

/**
 * Returns the person who holds a token; undefined if the token is unknown or its session has ended by logout, ban or age. `isLocked` tells whether it is
 * locked. A call with an unlocked session updates its last use and address.
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
    where session.token_hash = ${tokenHash} and not person.is_banned and ${isActive(now)}`),
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
    role: row.role,
    terminal,
    terminals: managesTerminals(row.role) ? row.managed : terminal ? [terminal.id] : [],
    tokenHash,
    sessionId: row.session_id,
    isLocked: row.is_locked,
    mustChangePasscode: row.must_change_passcode,
    mustSetUpSecondFactor: row.must_set_up_second_factor,
  };
}

/**
 * Ends all sessions of a person, except the one with the token hash `but`: people who change their own passcode stay logged in. Returns how many of them were
 * active.
 */
export async function endSessionsOf(tx: Sql, personId: string, now: Date, but?: Buffer): Promise<number> {
  const ended = await tx.query<{ was_active: boolean }>(sql`update session set ended_at = ${now}
    where person_id = ${personId} and ended_at is null and token_hash is distinct from ${but ?? null}
    returning created_at > ${before(now, SESSION_LIFETIME_MS)} as was_active`);
  return ended.filter((session) => session.was_active).length;
}

/** Ends one session; its token becomes invalid. */
export async function endSession(db: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await db.query(
    sql`update session set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`,
  );
}
