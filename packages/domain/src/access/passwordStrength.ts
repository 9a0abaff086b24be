/** The number of rules that a password meets: minimum length, an uppercase letter, a digit, a special character. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The minimum length that the score counts, unless a server requires more. */
export const LEAST_PASSWORD_LENGTH = 8;

const RULES = [/\p{Lu}/u, /\d/, /[^\p{L}\p{M}\p{N}\s]/u];
const SCORES = [0, 1, 2, 3, 4] as const;

/** Labels of the strength bar; empty until something is typed. */
export const STRENGTH_LABELS: Record<PasswordStrength, string> = {
  0: '',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'strong',
};

/** Returns the strength of a password, from 0 to 4. */
export function passwordStrength(password: string, leastLength = LEAST_PASSWORD_LENGTH): PasswordStrength {
  const isLong = [...password].length >= leastLength;
  const score = RULES.filter((rule) => rule.test(password)).length + Number(isLong);
  return SCORES[score] ?? 0;
}

/** Whether a password is strong enough for a new one: a score of at least 2. */
export const isStrongEnough = (password: string): boolean => passwordStrength(password) >= 2;
