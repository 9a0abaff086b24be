import { RESEND_AFTER_SECONDS } from '@motorpark/domain';
import { limitAttempts } from '../attempts';

const MINUTE = 60_000;

/** A code works this long after it was asked for. */
export const CODE_LIVES_MS = 10 * MINUTE;
/** Tries of one code. */
export const MOST_TRIES = 5;
/** Whoever proved to have the code has this long to think of a password. */
export const VERIFIED_FOR_MS = 10 * MINUTE;
/** One code an e-mail in this time… */
export const COOL_DOWN_MS = RESEND_AFTER_SECONDS * 1000;
/** …and no more than so many in that: at five tries each, somebody who guesses day and night needs four years. */
export const MOST_CODES = 5;
export const CODES_WITHIN_MS = 60 * MINUTE;

/**
 * How often one address may call, right or wrong. Generous, because a whole terminal may share one; the limits of each
 * e-mail are what keeps guessers out.
 */
export const limitAddresses = () => ({
  asking: limitAttempts({ most: 30, of: 'requests for codes' }),
  trying: limitAttempts({ most: 60, of: 'tries' }),
});
