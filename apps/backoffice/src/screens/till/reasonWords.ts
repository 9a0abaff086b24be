import { type Shift, needsShiftReason, shiftDiffers } from '@motorpark/domain';
import { messages } from './messages';

interface Confirming {
  /** Whether the clerk of the drawer is asked to confirm the count. */
  asksOwner: boolean;
  /** The PIN or passcode that the clerk has typed so far. */
  secret: string | undefined;
}

/** Returns the label of the reason and its message if it is missing: it says why the clerk has not confirmed the count, why it differs, or who sees to what is not confirmed. */
export function reasonWords(
  shift: Shift,
  { asksOwner, secret = '' }: Confirming,
): { label: string; missing: string } | undefined {
  const { witness, difference, unconfirmed } = messages;
  if (asksOwner && shift.isWitnessed === false && secret === '') {
    return { label: witness.reason(shift.person), missing: witness.missing(shift.person) };
  }
  if (!needsShiftReason(shift)) return undefined;
  const { reason: label, missing } = shiftDiffers(shift) ? difference : unconfirmed;
  return { label, missing };
}
