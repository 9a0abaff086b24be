import { TRIP_FIELDS } from '@motorpark/domain';
import { columns, sql } from '../../db';
import { refuseErased } from '../../store/erasure/refuseErased';
import { lastPrintedEdit, lastRenamed, printing } from '../../store/history';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { withinTicketReach } from '../../store/ticket/reach';
import { NO_TICKET } from '../../store/ticket/ticketOverview';

/** The trip's fields that are on its tickets. */
const OF_THE_TRIP = [TRIP_FIELDS.travelDate.label, TRIP_FIELDS.vehicleNumber.label];

export const printTicket = printing({
  noun: 'ticket',
  async lock(tx, id, person) {
    if (!isId(id)) throw notFound(NO_TICKET);
    const [ticket] = await tx.query(sql`
      select ${columns('ticket.id', 'ticket.erasure_id')} from ticket
      where ticket.id = ${id} and ${withinTicketReach(person, 'ticket.print')} for no key update`);
    if (!ticket) throw notFound(NO_TICKET);
    refuseErased('ticket', ticket.erasure_id);
  },
  changedAt: (id) => sql`greatest(${lastPrintedEdit('ticket', id)}, (
    select max(at) from change where trip_id = (select trip_id from ticket where id = ${id}) and kind = 'edited' and exists (
      select from jsonb_array_elements(fields) as changed where changed ->> 'field' = any(${OF_THE_TRIP}))),
    ${lastRenamed(sql`
      select unnest(array[ticket.booked_by, trip.vehicle_id, route.origin_terminal_id, route.destination_terminal_id])
      from ticket join trip on trip.id = ticket.trip_id join route on route.id = trip.route_id where ticket.id = ${id}`)})`,
});
