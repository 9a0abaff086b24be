import { type Instant, type Kobo, formatNaira } from '../format';

/** A ticket or waybill that does not count any more: who took it out of the books, when and why. It stays readable. */
export interface Voiding {
  by: string;
  /** People of the head office have none. */
  terminal?: string | undefined;
  at: Instant;
  reason: string;
}

/** Said where nobody gave a reason: a client that has only the core contract cannot. */
export const NO_REASON = 'No reason given';

/** Where a ticket or waybill stands, as people read it: one that was voided stands nowhere any more. */
export const standingOf = ({
  status,
  voided,
}: {
  status?: string | undefined;
  voided?: Voiding | undefined;
}): string | undefined => (voided ? 'VOID' : status);

/** What the clerk has to do when an amount changes: "Give back ₦6,000.00", "Collect ₦2,000.00"; undefined where it stays. */
export function settlement(before: Kobo | undefined, after: Kobo | undefined): string | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  return after < before
    ? `Give back ${formatNaira(before - after)}`
    : `Collect ${formatNaira(after - before)}`;
}
