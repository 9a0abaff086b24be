import { columns, computed, type Database, type Sql, sql } from '../../db';
import { accountOf } from './account';
import { isKnownAddress, rememberAddress } from './knownAddress';
import { networkOf } from './networkOf';
import { forgivePins } from './pins';
import { tooMany } from './tooMany';

/** Failed logins of one account before it has to wait: 1 second after the fifth, 2 after the sixth, 4 after the seventh, and so on. */
export const FREE_FAILURES = 5;
/** Maximum wait in seconds. The second value applies to addresses from which the person logged in before, so that others cannot lock them out for longer. */
const LONGEST_S = 15 * 60;
const LONGEST_KNOWN_S = 60;
/** Failures are forgotten this long after the last one; waiting for that gains an attacker no extra tries. */
export const FORGOTTEN_AFTER_MS = 4 * 60 * 60_000;
/** Maximum number of different accounts that may fail from one network within `ACCOUNTS_WITHIN_MS`. */
const MOST_ACCOUNTS = 100;
export const ACCOUNTS_WITHIN_MS = 15 * 60_000;

/** A login attempt: the account, the client address and the time. */
interface Tried {
  email: string;
  ip: string;
  now: Date;
}

/** A login attempt that is allowed to proceed. */
export interface Attempt extends Tried {
  /** Whether the person logged in from this address before; failures from other addresses then don't count against this attempt. */
  isKnown: boolean;
  /** The person with this e-mail; undefined if there is none. */
  person: { id: string; name: string } | undefined;
}

const OF = 'failed logins';
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Key of the failure counter: one per account and known address, and one per account for all other addresses together. */
const counterKey = ({ email, ip, isKnown }: Omit<Attempt, 'person'>) =>
  `${accountOf(email)} ${isKnown ? networkOf(ip) : 'elsewhere'}`;

/** Returns the attempt before any password work is done. Throws a 429 if it must wait. Behaves the same for unknown e-mails. */
export async function openAttempt(db: Database, tried: Tried): Promise<Attempt> {
  const { email, ip, now } = tried;
  const [row] = await db.query(sql`
    select ${columns('person?.id', 'person?.name')}, ${computed<{
      is_known: boolean;
      accounts: number;
      accounts_since: string | null;
    }>({
      is_known: isKnownAddress(email, ip, now),
      accounts: sql`others.accounts`,
      accounts_since: sql`others.since`,
    })}
    from (select count(*) as accounts, min(at) as since from failed_login
      where network = ${networkOf(ip)} and at > ${before(now, ACCOUNTS_WITHIN_MS)} and account <> ${accountOf(email)}) as others
    left join person on person.email = ${email}`);
  const isKnown = row?.is_known ?? false;
  if (!isKnown && row?.accounts_since && row.accounts >= MOST_ACCOUNTS) {
    throw tooMany(OF, Date.parse(row.accounts_since) + ACCOUNTS_WITHIN_MS - now.getTime());
  }
  const person = row?.id ? { id: row.id, name: row.name ?? '' } : undefined;
  const attempt = { ...tried, isKnown, person };
  await refuseBlocked(db, attempt);
  return attempt;
}

async function refuseBlocked(db: Database, attempt: Attempt) {
  const [blocked] = await db.query(sql`
    select ${columns('limit_count.blocked_until')} from limit_count
    where what = 'login' and who = ${counterKey(attempt)} and blocked_until > ${attempt.now}`);
  if (blocked?.blocked_until) throw tooMany(OF, Date.parse(blocked.blocked_until) - attempt.now.getTime());
}

/**
 * Counts an attempt as failed before the passcode is checked, so that parallel attempts gain nothing. Returns the number of failures including this one. Throws
 * a 429 if parallel attempts reached the limit meanwhile.
 */
export async function countFailure(db: Database, attempt: Attempt): Promise<number> {
  const { now, isKnown } = attempt;
  const forgotten = before(now, FORGOTTEN_AFTER_MS);
  const longest = isKnown ? LONGEST_KNOWN_S : LONGEST_S;
  const [counted] = await db.query(sql`
    insert into limit_count (what, who, count, since, last_at) values ('login', ${counterKey(attempt)}, 1, ${now}, ${now})
    on conflict (what, who) do update set
      count = case when limit_count.last_at <= ${forgotten} then 1 else limit_count.count + 1 end,
      last_at = excluded.last_at,
      blocked_until = case
        when limit_count.last_at > ${forgotten} and limit_count.count + 1 >= ${FREE_FAILURES}
        then excluded.last_at + make_interval(secs =>
          least(${longest}::int, power(2, least(limit_count.count + 1 - ${FREE_FAILURES}::int, 20))))
      end
    where limit_count.blocked_until is null or limit_count.blocked_until <= ${now}
    returning ${columns('limit_count.count')}`);
  if (counted) return counted.count;
  await refuseBlocked(db, attempt);
  throw tooMany(OF, 1_000);
}

/** Records that a login as this account failed from this network. */
export async function recordFailure(db: Database, { email, ip, now }: Tried): Promise<void> {
  await db.query(sql`
    insert into failed_login (network, account, at) values (${networkOf(ip)}, ${accountOf(email)}, ${now})
    on conflict (network, account) do update set at = excluded.at`);
}

/**
 * Clears the failures counted for a successful attempt and remembers its address. If the address was already known, failures from other addresses stay, so that
 * an attacker gains nothing from the owner's logins.
 */
export async function forgiveFailures(
  tx: Sql,
  tried: Tried & Pick<Attempt, 'isKnown'>,
  personId: string,
): Promise<void> {
  const { email, ip, now, isKnown } = tried;
  const keys = [counterKey({ ...tried, isKnown: true }), ...(isKnown ? [] : [counterKey(tried)])];
  await tx.query(sql`delete from limit_count where what = 'login' and who = any(${keys})`);
  await tx.query(
    sql`delete from failed_login where network = ${networkOf(ip)} and account = ${accountOf(email)}`,
  );
  await forgivePins(tx, personId);
  await rememberAddress(tx, personId, ip, now);
}
