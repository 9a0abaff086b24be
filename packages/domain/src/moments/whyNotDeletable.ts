import { formatDateTime, formatDay, lagosDay } from '../format';
import type { Moment } from '../rights';
import type { Ticket } from '../ticket';
import type { Waybill } from '../waybill';

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

type BookedWaybill = Pick<Waybill, 'status' | 'bookedAt' | 'wasOnItsWay'>;

/** Returns the reason why the staff who took a parcel in cannot delete its waybill any more. */
export const whyWaybillNotDeletable = (waybill: BookedWaybill, moment: Moment): string =>
  `This waybill ${whyNotOpen(waybill, moment)}. ${ONLY_A_SUPER_ADMIN}`;

/** Returns why staff cannot change the amount of a waybill any more, as the end of a sentence: `is Delivered`, `was on its way before`. */
export function whyNotOpen(
  { status = '', bookedAt = '', wasOnItsWay = false }: BookedWaybill,
  moment: Moment,
): string {
  if (moment !== 'late') return `is ${status}`;
  return wasOnItsWay ? 'was on its way before' : `was taken in on ${formatDay(lagosDay(bookedAt))}`;
}

const ONLY_A_SUPER_ADMIN = 'Only a super admin can delete it now.';
