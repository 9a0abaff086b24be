import { type Instant, withoutTaken } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, type Sql, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { instants, isId } from '../../db/rows';
import { isLeftOut } from '../search';
import type { SharedTrip } from '../trip/lockTripShared';

const NO_ALLOTMENT = 'It is the id of an allotment.';

/** Returns the allotment that a sale uses; undefined if it names none. Throws a 422 if it is not an id. */
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

interface Spent {
  /** The sold seats that were reserved in the allotment. */
  own: number[];
  /** Since when all of them were; undefined if there are none, or if that was not recorded. */
  keptAt?: Instant | undefined;
}

/** Removes sold seats from the seller's own allotment and returns those that were reserved in it. Seats no longer reserved are treated like any others. */
export async function spendAllotment(
  tx: Sql,
  { allotment, tripId, seats, person }: Spending,
): Promise<Spent> {
  if (allotment === undefined) return { own: [] };
  const spent = await tx.query(sql`
    delete from allotted_seat
    where trip_id = ${tripId} and allotment_id = ${allotment} and person_id = ${person.id}
      and seat_number = any(${[...seats]}::int[])
    returning ${columns('allotted_seat.seat_number', instants('allotted_seat.kept_at'))}`);
  const times = spent.flatMap((row) => row.kept_at ?? []);
  return {
    own: spent.map(({ seat_number: seat }) => seat),
    keptAt: times.length < spent.length ? undefined : times.toSorted().at(-1),
  };
}

/** Returns the trip as it is after the seller has released these seats from their allotment. */
export const withoutOwnAllotment = (trip: SharedTrip, seats: readonly number[]): SharedTrip => ({
  ...trip,
  takenSeats: withoutTaken(trip.takenSeats, seats),
  keptSeats: withoutTaken(trip.keptSeats, seats),
});
