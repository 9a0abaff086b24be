/** Whether a transfer or POS payment waits until a user confirms that the money arrived. */
export const CONFIRMATION_RULES = ['none', 'required'] as const;
export type ConfirmationRule = (typeof CONFIRMATION_RULES)[number];

export const CONFIRMATION_RULE_LABELS: Readonly<Record<ConfirmationRule, string>> = {
  none: 'Count as paid at once',
  required: 'Wait until somebody has seen the money',
};
