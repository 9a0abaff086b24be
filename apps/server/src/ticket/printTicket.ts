import { withinReach } from '../access/rights';
import { columns, sql } from '../db';
import { refuseErased } from '../erasure/refuseErased';
import { printing } from '../history';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import { NO_TICKET } from './ticketOverview';

/** Numbers a print of one of a ticket's receipts. */
export const printTicket = printing({
  noun: 'ticket',
  async lock(tx, id, person) {
    if (!isId(id)) throw notFound(NO_TICKET);
    const [ticket] = await tx.query(sql`
      select ${columns('ticket.id', 'ticket.erasure_id')} from ticket
      join trip on trip.id = ticket.trip_id
      join route on route.id = trip.route_id
      where ticket.id = ${id} and ${withinReach(person, 'ticket.print')}
      for no key update of ticket`);
    if (!ticket) throw notFound(NO_TICKET);
    refuseErased('ticket', ticket.erasure_id);
  },
});
