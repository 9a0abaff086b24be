import { type Instant, type Kobo, formatNaira } from '../format';

/** The voiding of a ticket or waybill, which is out of the books but remains readable. */
export interface Voiding {
  by: string;
  /** The terminal of the user; undefined for the head office. */
  terminal?: string | undefined;
  at: Instant;
  reason: string;
}

/** Shown if no reason was given: clients with only the core contract cannot send one. */
export const NO_REASON = 'No reason given';

/** The status that voided tickets and waybills show in place of their own, and by which their lists filter them. */
export const VOID = 'VOID';

/** Returns what the clerk must do after a change of the amount: "Give back ₦6,000.00", "Collect ₦2,000.00"; undefined if it is unchanged. */
export function settlement(before: Kobo | undefined, after: Kobo | undefined): string | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  return after < before
    ? `Give back ${formatNaira(before - after)}`
    : `Collect ${formatNaira(after - before)}`;
}

/** Joins the success message and the amount to settle: "Ticket edited successfully! Give back ₦6,000.00." */
export const doneWith = (done: string, settled: string | undefined): string =>
  settled === undefined ? done : `${done} ${settled}.`;
