/** How money comes in, as the ledger keeps it, in the order of the report. */
export const SHIFT_METHODS = ['Cash', 'POS', 'Bank Transfer'] as const;
export type ShiftMethod = (typeof SHIFT_METHODS)[number];
