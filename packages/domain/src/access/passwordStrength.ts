/** How many of these hold: length at least 8, an uppercase letter, a digit, a special character (specification section 5). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const RULES = [/^.{8,}$/su, /\p{Lu}/u, /\d/, /[^\p{L}\p{M}\p{N}\s]/u];
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
export function passwordStrength(password: string): PasswordStrength {
  const score = RULES.filter((rule) => rule.test(password)).length;
  return SCORES[score] ?? 0;
}

/** A new password needs a score of at least 2. */
export const isStrongEnough = (password: string): boolean => passwordStrength(password) >= 2;
