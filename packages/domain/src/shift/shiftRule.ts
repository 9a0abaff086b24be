/** Whether selling needs an open shift. */
export const SHIFT_RULES = ['optional', 'required'] as const;
export type ShiftRule = (typeof SHIFT_RULES)[number];

export const SHIFT_RULE_LABELS: Readonly<Record<ShiftRule, string>> = {
  optional: 'Without an open till, too',
  required: 'Only while the till is open',
};
