import { worksAt } from '../../store/access/rights';
import { TICKET_TRANSITIONS, ticketStepObstacle } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import { markBoarded } from '../../store/departure/markBoarded';
import { refuseEarly } from '../../store/departure/refuseEarly';
import { refuseLate } from '../../store/departure/refuseLate';
import { settingStatus } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, refused } from '../../request/failure';
import { refuseUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { type LockedTicket, lockTicketAndTrips, tickets } from '../../store/ticket/lockTicket';

const WITHOUT_THEM = 'The bus has left, and nobody of this ticket was aboard.';
const WITH_THEM = 'The bus has left with them: take its departure back first.';

/**
 * Sets a ticket's status, or corrects it. The terminal of departure boards; the later steps of staff follow the trip's own. Until the bus leaves, setting Boarded also marks its passengers as
 * aboard, and taking it back clears that.
 */
export const ticketStatus = settingStatus({
  ...tickets,
  lock: (tx, change) => lockTicketAndTrips(tx, change),
  transitions: TICKET_TRANSITIONS,
  refuse: (ticket, to, { person }) => {
    if (ticket.unseatedSeats)
      throw refused('The passengers of this ticket have lost their seats: nobody travels with it.');
    const obstacle = ticketStepObstacle({
      from: ticket.status,
      to,
      role: person.role,
      leavesHere: worksAt(person, ticket.ends.own),
      tripStatus: ticket.tripStatus,
    });
    if (obstacle?.because === 'place') throw forbidden(obstacle.message);
    if (obstacle) throw invalid({ status: obstacle.message });
  },
  afterwards: syncBoarding,
});

async function syncBoarding(
  tx: Transaction,
  ticket: LockedTicket,
  to: string,
  context: PersonContext,
): Promise<void> {
  const isAboard = ticket.status === 'Scheduled' && to === 'Boarded';
  if (!isAboard && !(ticket.status === 'Boarded' && to === 'Scheduled')) return;
  if (isAboard) {
    const unconfirmed = (message: string) => invalid({ status: message });
    await refuseUnconfirmed(tx, { noun: 'ticket', id: ticket.id }, unconfirmed);
  }
  const [trip] = await tx.query(sql`
    select ${columns('trip.status', 'trip.departs_at')}, ${computed<{ boarded: boolean; missed: boolean }>({
      boarded: sql`exists (select from passenger where ticket_id = ${ticket.id} and boarded_at is not null)`,
      missed: sql`exists (select from passenger where ticket_id = ${ticket.id} and no_show_at is not null)`,
    })} from trip where id = ${ticket.tripId}`);
  if (trip?.status === 'Scheduled') {
    const { id: ticketId, seats } = ticket;
    if (isAboard) refuseEarly(trip.departs_at, context);
    const reason = isAboard ? await refuseLate(tx, trip.departs_at, context) : undefined;
    await markBoarded(tx, { ticketId, seats, isAboard, setsStatus: false, reason }, context);
    return;
  }
  if (isAboard && trip?.missed) throw invalid({ status: WITHOUT_THEM });
  if (!isAboard && trip?.boarded) throw invalid({ status: WITH_THEM });
}
