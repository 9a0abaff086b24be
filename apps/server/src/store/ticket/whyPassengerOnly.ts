import { saleOf } from '@motorpark/domain';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** Returns why only the passenger's details of a ticket may still change, as text for the clerk; undefined if everything may. */
export function whyPassengerOnly({ status }: LockedTicket, trip: SharedTrip, now: Date): string | undefined {
  if (status !== 'Scheduled') {
    return `This ticket is ${status}: only the passenger’s information can still be changed.`;
  }
  if (saleOf(trip, now.toISOString()) === 'left') {
    return 'The trip of this ticket has left: only the passenger’s information can still be changed.';
  }
  return undefined;
}
