import { countEvent } from '../audit';
import type { CallContext } from '../../request/call';
import {
  accountOf,
  type Attempt,
  countFailure,
  FREE_FAILURES,
  networkOf,
  openAttempt,
  recordFailure,
} from '../limits';
import { isPasscode } from './passcode';

interface Claim {
  /** The e-mail that the caller claims to own. */
  email: string;
  /** The stored hash; undefined if the e-mail is unknown or its owner may not log in. */
  hash: string | undefined;
  passcode: string;
}

/**
 * Checks a passcode within the limits of failed logins (docs/limits.md). Returns the attempt if the passcode is right; pass it to `forgiveFailures` in the
 * transaction that lets the person in. Returns undefined if it is wrong, which is counted and recorded in the history. Throws a 429, without hashing, if the
 * caller has to wait.
 */
export async function checkPasscode(
  context: Pick<CallContext, 'db' | 'now' | 'ip' | 'requestId'>,
  { email, hash, passcode }: Claim,
): Promise<Attempt | undefined> {
  const { db, now, ip } = context;
  const attempt = await openAttempt(db, { email, ip, now });
  const network = networkOf(ip);
  let failures = 0;
  const isRight = await isPasscode(hash, passcode, {
    queue: 'login',
    lane: attempt.isKnown ? `${network} ${accountOf(email)}` : network,
    begin: async () => (failures = await countFailure(db, attempt)),
  });
  if (isRight) return attempt;
  await recordFailure(db, attempt);
  const target = attempt.person && { kind: 'person', ...attempt.person };
  await countEvent(db, context, { kind: failures === FREE_FAILURES ? 'locked_out' : 'login_failed', target });
  return undefined;
}
