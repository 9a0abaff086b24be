import { type Instant, type Kobo, formatDateTime, formatDay, formatNaira, lagosDay } from '../format';
import type { Ticket } from '../ticket';
import type { Waybill } from '../waybill';
import type { Moment } from './times';

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

/** Why the staff who sold a ticket cannot delete it any more. */
export function ticketKept(
  { status = '', refundableUntil = '' }: Pick<Ticket, 'status' | 'refundableUntil'>,
  moment: Moment,
): string {
  if (status !== 'Scheduled') return `This ticket is ${status}. ${ONLY_A_SUPER_ADMIN}`;
  const isLate = moment === 'late';
  const until = () => `This ticket could be deleted until ${formatDateTime(refundableUntil)}.`;
  return `${isLate ? until() : 'The trip of this ticket has left.'} ${ONLY_A_SUPER_ADMIN}`;
}

type KeptWaybill = Pick<Waybill, 'status' | 'bookedAt' | 'hasLeft'>;

/** Why the staff who took a parcel in cannot delete its waybill any more. */
export const waybillKept = (waybill: KeptWaybill, moment: Moment): string =>
  `This waybill ${whyNotOpen(waybill, moment)}. ${ONLY_A_SUPER_ADMIN}`;

/** What has become of a waybill whose money staff cannot change any more: `is Delivered`, `was on its way before`. */
export function whyNotOpen(
  { status = '', bookedAt = '', hasLeft = false }: KeptWaybill,
  moment: Moment,
): string {
  if (moment !== 'late') return `is ${status}`;
  return hasLeft ? 'was on its way before' : `was taken in on ${formatDay(lagosDay(bookedAt))}`;
}

const ONLY_A_SUPER_ADMIN = 'Only a super admin can delete it now.';
