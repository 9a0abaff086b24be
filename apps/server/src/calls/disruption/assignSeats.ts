import { type Seating, seatsAfter } from '@motorpark/domain';
import { type Transaction, sql } from '../../db';

/** Assigns the new seats. A database trigger keeps the passengers in them, in the order of `reassignParty`. */
export async function assignSeats(
  tx: Transaction,
  moving: readonly Seating[],
  tripId: string,
): Promise<void> {
  const seats = moving.flatMap((one) => seatsAfter(one).map((number) => ({ ticket: one.id, number })));
  if (seats.length === 0) return;
  const tickets = [...new Set(seats.map(({ ticket }) => ticket))];
  await tx.query(sql`
    update ticket set trip_id = ${tripId}, version = version + 1 where id = any(${tickets}::uuid[])`);
  await tx.query(sql`
    insert into ticket_seat (trip_id, seat_number, ticket_id)
    select ${tripId}::uuid, seat, ticket
    from unnest(${seats.map(({ number }) => number)}::int[], ${seats.map(({ ticket }) => ticket)}::uuid[]) as given (seat, ticket)
    order by seat`);
}
