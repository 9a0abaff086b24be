/** Why an unconfirmed payment does not expire by itself: a super admin confirms it, or deletes the record. */
export const HELD_REASONS = ['cash', 'aboard', 'left'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export const HELD_LABELS: Readonly<Record<HeldReason, string>> = {
  cash: 'Paid in cash first',
  aboard: 'Boarded',
  left: 'Has left',
};
