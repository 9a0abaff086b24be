import { withoutTaken } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, type Sql, sql } from '../db';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { isId } from '../rows';
import { isLeftOut } from '../search';
import type { SharedTrip } from '../trip/lockTripShared';

const NO_ALLOTMENT = 'It is the id of an allotment.';

/** The allotment that seats are sold from, where the sale names one. */
export function allotmentIn({ allotment }: Payload): string | undefined {
  if (isLeftOut(allotment)) return undefined;
  if (typeof allotment !== 'string' || !isId(allotment)) throw invalid({ allotment: NO_ALLOTMENT });
  return allotment;
}

interface Spending {
  allotment: string | undefined;
  tripId: string;
  seats: readonly number[];
  person: Person;
}

/**
 * Takes the seats that are sold out of the seller's own allotment, and answers which of them were kept there. What is not any more is a
 * seat like any other.
 */
export async function spendAllotment(
  tx: Sql,
  { allotment, tripId, seats, person }: Spending,
): Promise<number[]> {
  if (allotment === undefined) return [];
  const spent = await tx.query(sql`
    delete from allotted_seat
    where trip_id = ${tripId} and allotment_id = ${allotment} and person_id = ${person.id}
      and seat_number = any(${[...seats]}::int[])
    returning ${columns('allotted_seat.seat_number')}`);
  return spent.map(({ seat_number: seat }) => seat);
}

/** The trip as it is for whoever has taken those seats out of their allotment. */
export const withoutKept = (trip: SharedTrip, seats: readonly number[]): SharedTrip => ({
  ...trip,
  takenSeats: withoutTaken(trip.takenSeats, seats),
  keptSeats: withoutTaken(trip.keptSeats, seats),
});
