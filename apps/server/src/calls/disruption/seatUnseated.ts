import { type Data, SEATING_NAMES, type WireTicketOverview } from '@motorpark/contract';
import { MOST_SEATS, formatSeats, mergeObstacle, seatingSchema, counted, worthOf } from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { sql } from '../../db';
import { recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import { listIn } from '../../request/fields';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { raiseWorth, recordUnpaid } from '../../store/giveBack/recordUnpaid';
import { lockTicketAndTrips } from '../../store/ticket/lockTicket';
import { CLEAR_UNSEATED } from '../../store/ticket/moveTicket';
import { refundableUntilOn } from '../../store/ticket/refundableUntil';
import { sellSeats, soldMeanwhile } from '../../store/ticket/sellSeats';
import { NO_TRIP, refuseMissingSeats, refuseUnlessOpen } from '../../store/ticket/ticketForm';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';
import { lockTripShared } from '../../store/trip/lockTripShared';
import { tripDescription } from '../../store/trip/tripDescription';

/** Gives all passengers of an unseated ticket new seats on a trip of the same route, without any payment or refund. */
export async function seatUnseated(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const { input, person, now } = context;
  const payload = { ...input, seat_number: listIn(input['seat_number'])?.slice(0, MOST_SEATS + 1) };
  const form = formIn(seatingSchema, SEATING_NAMES, payload);
  return once(context, async (tx) => {
    const ticket = await lockTicketAndTrips(tx, context, form.tripId);
    const from = await lockTripShared(tx, ticket.tripId, person);
    // People at the other end of the route do not see unseated tickets.
    if (!from || !mayDo(person, 'unseated.seat', { own: from.originId })) throw notFound(NO_TICKET);
    if (!ticket.unseatedSeats) throw refused('The passengers of this ticket have their seats.');
    const to = await lockTripShared(tx, form.tripId, person);
    if (!to) throw invalid({ trip_id: NO_TRIP });
    if (to.routeId !== from.routeId) throw invalid({ trip_id: `Choose a trip of ${from.routeId}.` });
    const worth = worthOf(to);
    const dearer = mergeObstacle({ from: worthOf(from), to: worth }, person.role);
    if (dearer !== undefined) throw invalid({ trip_id: dearer });
    const { unseatedSeats } = ticket;
    const seatCount = unseatedSeats.length;
    if (form.seats.length !== seatCount) {
      throw invalid({ seat_number: `Choose ${counted(seatCount, 'seat')}.` });
    }
    refuseMissingSeats(form.seats, to);
    refuseUnlessOpen(to, now);
    const tickets = [{ id: ticket.id, seats: seatCount }];
    await recordUnpaid(tx, { way: 'merge', from, to: worth, tickets }, context);
    await raiseWorth(tx, tickets, worth);
    const seats = form.seats.toSorted((one, other) => one - other);
    await tx.query(sql`
      update ticket set trip_id = ${to.id}, rescheduled_at = ${now}, ${CLEAR_UNSEATED},
        refundable_until = ${refundableUntilOn(to, ticket, from, now)} where id = ${ticket.id}`);
    const missed = await sellSeats(tx, { ticketId: ticket.id, trip: to, seats });
    if (missed.length > 0) throw soldMeanwhile(missed, to);
    const fields = [
      { field: 'Trip', from: tripDescription(from), to: tripDescription(to) },
      { field: 'Seats', from: 'no seat', to: formatSeats(seats) },
    ];
    await recordEdit(tx, { noun: 'ticket', id: ticket.id, fields, person, now });
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}
