/** Whether receipts print the standard terms before the company’s own, or only its own. */
export const TERMS_RULES = ['standard', 'own'] as const;
export type TermsRule = (typeof TERMS_RULES)[number];

export const TERMS_RULE_LABELS: Readonly<Record<TermsRule, string>> = {
  standard: 'The standard ones, then our own',
  own: 'Only our own',
};
