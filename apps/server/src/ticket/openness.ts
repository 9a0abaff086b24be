import { type Day, saleOf } from '@motorpark/domain';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** Why nothing but the passenger's data of a ticket may change any more, in the clerk's words; undefined while all may. */
export function whyOnlyThePassenger(
  { status }: LockedTicket,
  trip: SharedTrip,
  today: Day,
): string | undefined {
  if (status !== 'Scheduled') {
    return `This ticket is ${status}: only the passenger’s information can still be changed.`;
  }
  if (saleOf(trip, today) === 'left') {
    return 'The trip of this ticket has left: only the passenger’s information can still be changed.';
  }
  return undefined;
}
