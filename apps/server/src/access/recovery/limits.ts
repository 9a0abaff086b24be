import { RESEND_AFTER_SECONDS } from '@motorpark/domain';
import type { Database } from '../../db';
import { accountOf, type CallLimit, countCall, networkOf } from '../../limits';
import type { Recovering } from './recovering';

const MINUTE = 60_000;

/** A code works this long after it was asked for, whatever other codes are asked for meanwhile. */
export const CODE_LIVES_MS = 10 * MINUTE;
/** Whoever proved to have the code has this long to think of a password. */
export const VERIFIED_FOR_MS = 10 * MINUTE;

/** Tries of one code from one address. */
export const MOST_TRIES = 5;
/**
 * Tries of one code from all addresses together that the person never logged in from. With 20 such codes a day there are 500 guesses
 * at a million numbers: somebody with many addresses who guesses day and night needs five years, and is noticed by the mails.
 */
export const MOST_TRIES_ELSEWHERE = 25;

/** One code an e-mail in this time… */
export const COOL_DOWN_MS = RESEND_AFTER_SECONDS * 1000;
/** …and so many in an hour, and in a day; each address that the person logs in from has an hour's codes of its own. */
const CODES = 'requests for codes';
export const CODES_AN_HOUR: CallLimit = { what: 'codes', most: 5, withinMs: 60 * MINUTE, of: CODES };
export const CODES_A_DAY: CallLimit = { what: 'codes-day', most: 20, withinMs: 24 * 60 * MINUTE, of: CODES };

/** How many codes one address may ask for, and try. Generous, because a whole terminal may share one. */
const BY_ADDRESS = {
  asking: { what: 'asking', most: 30, withinMs: 15 * MINUTE, of: CODES },
  trying: { what: 'trying', most: 60, withinMs: 15 * MINUTE, of: 'tries' },
} satisfies Record<string, CallLimit>;

/** Counts a call of recovery by its address. Whoever logs in from there has a count of their own, which nobody else can use up. */
export const limitAddress = (
  db: Database,
  step: keyof typeof BY_ADDRESS,
  { email, ip, isKnown, now }: Recovering,
): Promise<void> =>
  countCall(db, BY_ADDRESS[step], isKnown ? `${networkOf(ip)} ${accountOf(email)}` : networkOf(ip), now);

/** The same for codes: those asked for from an address that the person logs in from are counted apart from all others. */
export const codesOf = ({ email, ip, isKnown }: Recovering): string =>
  `${accountOf(email)} ${isKnown ? networkOf(ip) : 'elsewhere'}`;
