/** Payment methods as the ledger stores them, in the order of the shift report. */
export const SHIFT_METHODS = ['Cash', 'POS', 'Bank Transfer'] as const;
export type ShiftMethod = (typeof SHIFT_METHODS)[number];
