import { mayAct, whyTicketNotDeletable, ticketMoment } from '@motorpark/domain';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { reasonIn, removing } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden, notFound } from '../http/failure';
import { balanceOf, reverse } from '../operation/ledger';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import { type SharedTrip, lockTripShared } from '../trip/lockTripShared';
import { type LockedTicket, lockTicketAndTrips, tickets } from './lockTicket';
import { NO_TICKET } from './ticketOverview';

/**
 * Voids a ticket: frees its seats and reverses its money in the ledger. Staff of the terminal that sold it may do so until the passenger boards or the bus is
 * due to leave, a super admin at any time (docs/money.md).
 */
export const deleteTicket = removing({
  ...tickets,
  lock: async (tx, change) => {
    const ticket = await lockTicketAndTrips(tx, change);
    const trip = await lockTripShared(tx, ticket.tripId, change.person);
    if (!trip) throw notFound(NO_TICKET);
    return { ticket, trip };
  },
  refuse: refuseWithoutRight,
  async takeBack(tx, { ticket }, { id, input, person, now, ip, requestId }) {
    const money = { subject: { noun: 'ticket', id }, person, now } as const;
    const amount = await balanceOf(tx, money.subject);
    const act = { ...money, way: 'delete', amount, kept: 0, terminalId: ticket.soldAt.id } as const;
    await recordGiveBack(tx, { ...act, reason: reasonIn(input), ip, requestId });
    await reverse(tx, { ...money, words: `Ticket ${ticket.number} deleted` });
    await refuseOutsideShift(tx, money);
  },
});

interface Voiding {
  ticket: LockedTicket;
  trip: SharedTrip;
}

function refuseWithoutRight({ ticket, trip }: Voiding, { person, now }: PersonContext): void {
  const isOwn = person.terminal?.id === ticket.soldAt.id;
  const moment = ticketMoment(ticket, trip, now.toISOString());
  if (mayAct('ticket.void', { role: person.role, isOwn, moment })) return;
  if (!isOwn)
    throw forbidden(`Only staff of ${ticket.soldAt.name}, where it was sold, can delete this ticket.`);
  throw forbidden(whyTicketNotDeletable(ticket, moment));
}
