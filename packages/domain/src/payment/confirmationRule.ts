/** Whether a transfer or POS payment waits for somebody who has seen the money. */
export const CONFIRMATION_RULES = ['none', 'required'] as const;
export type ConfirmationRule = (typeof CONFIRMATION_RULES)[number];

/** As a form offers them. */
export const CONFIRMATION_RULE_LABELS: Readonly<Record<ConfirmationRule, string>> = {
  none: 'Count as paid at once',
  required: 'Wait until somebody has seen the money',
};

/** How long that may take, in minutes. */
export const CONFIRMATION_MINUTES = { least: 5, most: 4320 } as const;
