import { countEvent } from '../audit';
import type { CallContext } from '../http/call';
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
  /** Who somebody says they are. */
  email: string;
  /** The hash that the passcode has to fit; undefined for an e-mail that nobody has and for who may not enter. */
  hash: string | undefined;
  passcode: string;
}

/**
 * Checks a passcode within the limits of failed logins; a 429 without any work where it has to wait. Answers the try where it was
 * right: hand it to `forgiveFailures` in the transaction that lets the person in. Undefined if it was wrong, which is counted and
 * goes into the history. docs/limits.md has the numbers.
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
