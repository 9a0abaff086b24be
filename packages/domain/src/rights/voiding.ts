import { type Instant, type Kobo, formatDateTime, formatDay, formatNaira, lagosDay } from '../format';
import type { Ticket } from '../ticket';
import type { Waybill } from '../waybill';
import type { Moment } from './times';

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

/** Returns the status to show: `VOID` for a voided ticket or waybill. */
export const displayStatus = ({
  status,
  voided,
}: {
  status?: string | undefined;
  voided?: Voiding | undefined;
}): string | undefined => (voided ? VOID : status);

/** Returns what the clerk must do after a change of the amount: "Give back ₦6,000.00", "Collect ₦2,000.00"; undefined if it is unchanged. */
export function settlement(before: Kobo | undefined, after: Kobo | undefined): string | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  return after < before
    ? `Give back ${formatNaira(before - after)}`
    : `Collect ${formatNaira(after - before)}`;
}

/** Returns the reason why the staff who sold a ticket cannot delete it any more. */
export function whyTicketNotDeletable(
  { status = '', refundableUntil = '' }: Pick<Ticket, 'status' | 'refundableUntil'>,
  moment: Moment,
): string {
  if (status !== 'Scheduled') return `This ticket is ${status}. ${ONLY_A_SUPER_ADMIN}`;
  const isLate = moment === 'late';
  const until = () => `This ticket could be deleted until ${formatDateTime(refundableUntil)}.`;
  return `${isLate ? until() : 'The trip of this ticket has left.'} ${ONLY_A_SUPER_ADMIN}`;
}

type BookedWaybill = Pick<Waybill, 'status' | 'bookedAt' | 'hasLeft'>;

/** Returns the reason why the staff who took a parcel in cannot delete its waybill any more. */
export const whyWaybillNotDeletable = (waybill: BookedWaybill, moment: Moment): string =>
  `This waybill ${whyNotOpen(waybill, moment)}. ${ONLY_A_SUPER_ADMIN}`;

/** Returns why staff cannot change the amount of a waybill any more, as the end of a sentence: `is Delivered`, `was on its way before`. */
export function whyNotOpen(
  { status = '', bookedAt = '', hasLeft = false }: BookedWaybill,
  moment: Moment,
): string {
  if (moment !== 'late') return `is ${status}`;
  return hasLeft ? 'was on its way before' : `was taken in on ${formatDay(lagosDay(bookedAt))}`;
}

const ONLY_A_SUPER_ADMIN = 'Only a super admin can delete it now.';
