import { seatsKeptMessage, seatsSoldMessage } from '@motorpark/domain';
import { columns, type Transaction, prepared, sql } from '../../db';
import { lostRace } from '../../request/failure';
import type { SharedTrip } from '../trip/lockTripShared';

interface SeatSale {
  ticketId: string;
  trip: SharedTrip;
  /** Ascending, so that two parallel sales cannot deadlock. */
  seats: number[];
}

/**
 * Sells the seats of a ticket. Returns the seats that were already sold or are reserved for an outage. The table's unique key decides, so parallel sales cannot
 * sell a seat twice.
 */
export async function sellSeats(tx: Transaction, { ticketId, trip, seats }: SeatSale): Promise<number[]> {
  const sold = await tx.query(
    prepared(sql`
    insert into ticket_seat (trip_id, seat_number, ticket_id, total_seats)
    select ${trip.id}::uuid, seat, ${ticketId}::uuid, ${trip.totalSeats}::int
    from unnest(${seats}::int[]) as seat
    where not exists (select from allotted_seat where trip_id = ${trip.id}::uuid and seat_number = seat) order by seat
    on conflict (trip_id, seat_number) do nothing returning ${columns('ticket_seat.seat_number')}`),
  );
  return seats.filter((seat) => !sold.some(({ seat_number: ours }) => ours === seat));
}

/** Returns a 409 that names the seats that were sold, or, if all of them are reserved for an outage, says so. */
export function soldMeanwhile(seats: readonly number[], { keptSeats }: Pick<SharedTrip, 'keptSeats'>) {
  const areKept = seats.every((seat) => keptSeats.includes(seat));
  return lostRace({ seat_number: areKept ? seatsKeptMessage(seats) : seatsSoldMessage(seats) });
}
