/** Why an unconfirmed payment does not expire by itself: a super admin confirms it, or deletes the record. */
export const HELD_REASONS = ['cash', 'aboard', 'left'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export const HELD_LABELS: Readonly<Record<HeldReason, string>> = {
  cash: 'Paid in cash first',
  aboard: 'Boarded',
  left: 'Has left',
};

/** Why the head office looks at a confirmation: by whoever sold it, or by two people who confirm for each other. */
export const CONFIRMATION_FLAGS = ['own', 'mutual'] as const;
export type ConfirmationFlag = (typeof CONFIRMATION_FLAGS)[number];

export const FLAG_LABELS: Readonly<Record<ConfirmationFlag, string>> = {
  own: 'By its seller',
  mutual: 'For each other',
};
