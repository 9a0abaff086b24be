import { type Instant, refundTime, ticketMoment } from '@motorpark/domain';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** Until when staff give money back for a ticket that moves: by the other trip's hour, unless it was too late before. */
export const refundableUntilOn = (
  to: SharedTrip,
  ticket: LockedTicket,
  from: SharedTrip,
  now: Date,
): Instant =>
  ticketMoment(ticket, from, now.toISOString()) === 'open'
    ? refundTime(ticket.bookedAt, to.travelDate)
    : ticket.refundableUntil;
