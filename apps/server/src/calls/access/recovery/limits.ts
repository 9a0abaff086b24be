import { RESEND_AFTER_SECONDS } from '@motorpark/domain';
import type { Database } from '../../../db';
import { accountOf, type CallLimit, countCall, networkOf } from '../../../store/limits';
import type { Recovering } from './recovering';

const MINUTE = 60_000;

/** How long a code is valid after it was requested, even if newer codes are requested meanwhile. */
export const CODE_LIFETIME_MS = 10 * MINUTE;
/** How long a new password may be set after the code was verified. */
export const VERIFIED_FOR_MS = 10 * MINUTE;

/** Maximum tries of one code from one address. */
export const MOST_TRIES = 5;
/**
 * Maximum tries of one code from all addresses together from which the person never logged in. With 20 codes a day that allows 500 guesses at a million
 * numbers: an attacker with many addresses needs about five years, and the mails give the attack away.
 */
export const MOST_TRIES_ELSEWHERE = 25;

/** Minimum time between two codes for one e-mail. */
export const COOL_DOWN_MS = RESEND_AFTER_SECONDS * 1000;
/** Maximum codes per hour and per day. Each address from which the person logs in has its own hourly count. */
const CODES = 'requests for codes';
export const CODES_AN_HOUR: CallLimit = { what: 'codes', most: 5, withinMs: 60 * MINUTE, of: CODES };
export const CODES_A_DAY: CallLimit = { what: 'codes-day', most: 20, withinMs: 24 * 60 * MINUTE, of: CODES };

/** Limits per address for requesting and trying codes. They are generous, because all users of a terminal may share one address. */
const BY_ADDRESS = {
  asking: { what: 'asking', most: 30, withinMs: 15 * MINUTE, of: CODES },
  trying: { what: 'trying', most: 60, withinMs: 15 * MINUTE, of: 'tries' },
} satisfies Record<string, CallLimit>;

/** Counts a recovery call by its address. An address from which the person logs in has its own count for that person, which others cannot use up. */
export const limitAddress = (
  db: Database,
  step: keyof typeof BY_ADDRESS,
  { email, ip, isKnown, now }: Recovering,
): Promise<number> =>
  countCall(db, BY_ADDRESS[step], isKnown ? `${networkOf(ip)} ${accountOf(email)}` : networkOf(ip), now);

/** Key of the counter of requested codes. Requests from an address where the person logs in are counted apart from all others. */
export const codeCounterKey = ({ email, ip, isKnown }: Recovering): string =>
  `${accountOf(email)} ${isKnown ? networkOf(ip) : 'elsewhere'}`;
