/** Whether super admins have to log in with a second factor too; everybody may. */
export const SECOND_FACTOR_RULES = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

export const SECOND_FACTOR_RULE_LABELS: Readonly<Record<SecondFactorRule, string>> = {
  optional: 'With a passcode',
  required: 'With a passcode and a second factor',
};

/** How many recovery codes somebody gets, each good for one login. */
export const RECOVERY_CODES = 10;
