import { seatsKeptMessage, seatsSoldMessage } from '@motorpark/domain';
import { columns, type Sql, prepared, sql } from '../db';
import { lostRace } from '../http/failure';
import type { SharedTrip } from '../trip/lockTripShared';

interface SeatSale {
  ticketId: string;
  trip: SharedTrip;
  /** Ascending, so that two sales never wait for each other in a circle. */
  seats: number[];
}

/**
 * Sells the seats of a ticket, and answers those that somebody else had first, or that are kept for an outage. The table's key decides,
 * whatever the timing.
 */
export async function sellSeats(tx: Sql, { ticketId, trip, seats }: SeatSale): Promise<number[]> {
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

/** 409, naming every seat that went: sold, or where that is all that is in the way, kept. */
export function soldMeanwhile(seats: readonly number[], { keptSeats }: Pick<SharedTrip, 'keptSeats'>) {
  const areKept = seats.every((seat) => keptSeats.includes(seat));
  return lostRace({ seat_number: areKept ? seatsKeptMessage(seats) : seatsSoldMessage(seats) });
}
