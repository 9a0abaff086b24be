import { mayAct, ticketKept, ticketMoment } from '@motorpark/domain';
import { takingOff } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden, notFound } from '../http/failure';
import { reverse } from '../operation/ledger';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';
import { type HeldTicket, holdTicketAndTrips, tickets } from './holdTicket';
import { NO_TICKET } from './ticketOverview';

/**
 * Voids a ticket: its seats can be sold again, its money goes back in the ledger. Staff may at the terminal where it was sold until the
 * passenger boards or the bus is to leave, a super admin at any time (docs/money.md).
 */
export const deleteTicket = takingOff({
  ...tickets,
  hold: async (tx, change) => {
    const ticket = await holdTicketAndTrips(tx, change);
    const trip = await lockTrip(tx, ticket.tripId, change.person);
    if (!trip) throw notFound(NO_TICKET);
    return { ticket, trip };
  },
  refuse: refuseOthers,
  async takeBack(tx, { ticket }, { id, person, now }) {
    const money = { subject: { noun: 'ticket', id }, person, now } as const;
    await reverse(tx, { ...money, words: `Ticket ${ticket.number} deleted` });
    await refuseOutsideShift(tx, money);
  },
});

interface Voiding {
  ticket: HeldTicket;
  trip: LockedTrip;
}

function refuseOthers({ ticket, trip }: Voiding, { person, now }: PersonContext): void {
  const isOwn = person.terminal?.id === ticket.soldAt.id;
  const moment = ticketMoment(ticket, trip, now.toISOString());
  if (mayAct('ticket.void', { role: person.role, isOwn, moment })) return;
  if (!isOwn)
    throw forbidden(`Only staff of ${ticket.soldAt.name}, where it was sold, can delete this ticket.`);
  throw forbidden(ticketKept(ticket, moment));
}
