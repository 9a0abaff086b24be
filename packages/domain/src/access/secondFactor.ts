/** Whether super admins must log in with a second factor; any user may set one up. */
export const SECOND_FACTOR_RULES = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

export const SECOND_FACTOR_RULE_LABELS: Readonly<Record<SecondFactorRule, string>> = {
  optional: 'With a passcode',
  required: 'With a passcode and a second factor',
};

/** Number of recovery codes that a user receives; each can be used for one login. */
export const RECOVERY_CODES = 10;
