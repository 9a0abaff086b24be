import { type Instant, refundTime, ticketMoment } from '@motorpark/domain';
import type { LockedTrip } from '../trip/lockTrip';
import type { HeldTicket } from './holdTicket';

/** Until when staff give money back for a ticket that moves: by the other trip's hour, unless it was too late before. */
export const refundableUntilOn = (
  to: LockedTrip,
  ticket: HeldTicket,
  from: LockedTrip,
  now: Date,
): Instant =>
  ticketMoment(ticket, from, now.toISOString()) === 'open'
    ? refundTime(ticket.bookedAt, to.travelDate)
    : ticket.refundableUntil;
