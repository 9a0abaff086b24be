/** How many of these hold: the least length, an uppercase letter, a digit, a special character. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The least length that counts for something, unless a server asks for more. */
export const LEAST_PASSWORD_LENGTH = 8;

const RULES = [/\p{Lu}/u, /\d/, /[^\p{L}\p{M}\p{N}\s]/u];
const SCORES = [0, 1, 2, 3, 4] as const;

/** What the strength bar says; nothing before anything is typed. */
export const STRENGTH_LABELS: Record<PasswordStrength, string> = {
  0: '',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'strong',
};

/** How strong a password is, from 0 to 4. */
export function passwordStrength(password: string, leastLength = LEAST_PASSWORD_LENGTH): PasswordStrength {
  const isLong = [...password].length >= leastLength;
  const score = RULES.filter((rule) => rule.test(password)).length + Number(isLong);
  return SCORES[score] ?? 0;
}

/** A new password needs a score of at least 2. */
export const isStrongEnough = (password: string): boolean => passwordStrength(password) >= 2;
