import type { HeldReason } from '../payment';

/** The facts of a sale whose payment was not confirmed in time. */
export interface Unconfirmed {
  /** Whether cash was booked for it before. */
  wasCash: boolean;
  /** Whether any of its passengers is aboard. */
  hasBoarded: boolean;
  /** Whether its bus or parcel has left. */
  hasLeft: boolean;
}

/** Returns why an unconfirmed sale does not expire; undefined if it is voided by the company's rule. */
export function heldBecause({ wasCash, hasBoarded, hasLeft }: Unconfirmed): HeldReason | undefined {
  if (wasCash) return 'cash';
  if (hasBoarded) return 'aboard';
  return hasLeft ? 'left' : undefined;
}
