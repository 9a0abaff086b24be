import type { Instant, Kobo } from '@motorpark/domain';
import { mayActFor, withinReach } from '../access/rights';
import { type Sql, sql } from '../db';
import { refuseStale } from '../history';
import type { Change } from '../http/call';
import { notFound, notYourRight } from '../http/failure';
import { isId } from '../rows';
import { tripRow } from './tripRows';

/** A trip that is about to change: nobody sells seats of it, or changes it, until the transaction ends. */
export interface HeldTrip {
  id: string;
  routeId: string;
  routeCode: string;
  duration: string;
  originId: string;
  departsAt: Instant;
  amount: Kobo;
  status: string;
  vehicleId: string;
  vehicleNumber: string;
  totalSeats: number;
  /** Ascending. */
  soldSeats: number[];
  /** How many tickets are sold for it and were not deleted. */
  tickets: number;
}

export const NO_TRIP = 'This trip does not exist or was already deleted.';

/** The trip; a 404 where there is none within the person's reach, a 409 where they saw another version of it. */
export async function holdTrip(tx: Sql, change: Change): Promise<HeldTrip> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_TRIP);
  // First the lock, then the look: what a sale wrote while we waited for it is seen.
  await tx.query(sql`select id from trip where id = ${id} for update`);
  const [trip] = await tx.query<HeldTrip>(sql`
    select trip.id, route.id as "routeId", route.code as "routeCode", duration, origin_terminal_id as "originId",
      departs_at as "departsAt", amount_kobo as amount, status, vehicle.id as "vehicleId",
      vehicle_number as "vehicleNumber", total_seats as "totalSeats",
      array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number) as "soldSeats",
      (select count(*) from ticket where trip_id = trip.id and deleted_at is null) as tickets
    from trip
    join route on route.id = trip.route_id
    join vehicle on vehicle.id = trip.vehicle_id
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person)}`);
  if (!trip) throw notFound(NO_TRIP);
  await refuseStale(tx, change, 'trip', () => tripRow(tx, id, person));
  return trip;
}

/** The same for those who may change all of it: where it leaves from. */
export async function holdOwnTrip(tx: Sql, change: Change): Promise<HeldTrip> {
  const trip = await holdTrip(tx, change);
  if (!mayActFor(change.person, trip.originId)) throw notYourRight();
  return trip;
}
