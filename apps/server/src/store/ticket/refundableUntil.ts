import { type Instant, refundTime, ticketMoment } from '@motorpark/domain';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** Returns until when staff may give money back for a ticket that moves: until the new trip leaves, unless the deadline had already passed. */
export const refundableUntilOn = (
  to: SharedTrip,
  ticket: LockedTicket,
  from: SharedTrip,
  now: Date,
): Instant =>
  ticketMoment(ticket, from, now.toISOString()) === 'open'
    ? refundTime(ticket.bookedAt, to.travelDate)
    : ticket.refundableUntil;
