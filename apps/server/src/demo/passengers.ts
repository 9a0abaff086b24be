import { aName, aPhone } from './names';
import { type Random, idAt } from './random';
import type { PassengerRow, SeatRow, TicketRow } from './rows';

/** The share of companions who gave a phone number of their own. */
const OWN_PHONE_SHARE = 0.3;

interface Sold {
  tickets: readonly TicketRow[];
  seats: readonly SeatRow[];
  /** Returns the id of the terminal that sold a ticket. */
  soldAt: (ticket: TicketRow) => string;
}

/** Generates the passengers of all sold seats: the traveler in the lowest seat of a ticket, companions in the others. */
export function seatPassengers({ tickets, seats, soldAt }: Sold, random: Random): PassengerRow[] {
  const seatsOf = new Map<string, number[]>();
  for (const { ticket_id, seat_number } of seats) {
    const numbers = seatsOf.get(ticket_id);
    if (numbers) numbers.push(seat_number);
    else seatsOf.set(ticket_id, [seat_number]);
  }
  return tickets.flatMap((ticket) =>
    (seatsOf.get(ticket.id) ?? ticket.released_seats ?? [])
      .toSorted((one, other) => one - other)
      .map((seat, place) => ({
        id: idAt(new Date(ticket.booked_at), random),
        ticket_id: ticket.id,
        seat_number: seat,
        is_first: place === 0,
        name: place === 0 ? ticket.traveler_name : aName(random),
        phone: place === 0 ? ticket.traveler_number : ownPhone(random),
        next_of_kin_phone: place === 0 ? ticket.next_of_kin_number : null,
        sold_terminal_id: soldAt(ticket),
      })),
  );
}

const ownPhone = (random: Random) => (random.chance(OWN_PHONE_SHARE) ? aPhone(random) : null);
