import { seatsSoldMessage } from '@motorpark/domain';
import { columns, type Sql, prepared, sql } from '../db';
import { lostRace } from '../http/failure';
import type { LockedTrip } from '../trip/lockTrip';

interface SeatSale {
  ticketId: string;
  trip: LockedTrip;
  /** Ascending, so that two sales never wait for each other in a circle. */
  seats: number[];
}

/** Sells the seats of a ticket, and answers those that somebody else had first. The table's key decides, whatever the timing. */
export async function sellSeats(tx: Sql, { ticketId, trip, seats }: SeatSale): Promise<number[]> {
  const sold = await tx.query(
    prepared(sql`
    insert into ticket_seat (trip_id, seat_number, ticket_id, total_seats)
    select ${trip.id}::uuid, seat, ${ticketId}::uuid, ${trip.totalSeats}::int
    from unnest(${seats}::int[]) as seat order by seat
    on conflict (trip_id, seat_number) do nothing returning ${columns('ticket_seat.seat_number')}`),
  );
  return seats.filter((seat) => !sold.some(({ seat_number: ours }) => ours === seat));
}

/** 409, naming every seat that went. */
export const soldMeanwhile = (seats: readonly number[]) => lostRace({ seat_number: seatsSoldMessage(seats) });
