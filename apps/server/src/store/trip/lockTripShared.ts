import type { Instant, Kobo, Trip } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { withinReach } from '../access/rights';
import { columns, computed, type Sql, prepared, sql } from '../../db';
import { isId } from '../../db/rows';
import { FARE_HELD } from '../fare/fares';
import {
  KEPT_SEATS,
  SOLD_SEATS,
  TRIP_BUS,
  TRIP_ENDS,
  TRIP_ROUTES,
  takenSeatsOf,
  tripColumns,
} from './tripColumns';

/** A trip under a shared lock: its record and status stay as they are until the transaction ends, while others may sell its seats. */
export interface SharedTrip extends Omit<Trip, 'direction'> {
  /** Id of the terminal it leaves from. */
  originId: string;
  destinationId: string;
  keptSeats: readonly number[];
  /** Since when the trip has its current fare; null if the fare never changed. */
  fareSetAt: Instant | null;
  /** Who chose a fare that the list of fares does not have for its day; null if nobody did. */
  fareSetBy: string | null;
  /** The fare that holds for its route and day; zero if none does. */
  held: Kobo;
}

const ROW = columns(
  'trip.id',
  tripColumns.selected,
  'origin.id as origin_id',
  'destination.id as destination_id',
  'origin.name as origin',
  'destination.name as destination',
  'trip.fare_set_at',
  'trip.fare_set_by',
  FARE_HELD,
  TRIP_BUS,
  'trip.status',
  'trip.total_seats',
  SOLD_SEATS,
  KEPT_SEATS,
);

/** Locks a trip. Returns undefined if it does not exist or is not within the person's reach. */
export async function lockTripShared(tx: Sql, id: string, person: Person): Promise<SharedTrip | undefined> {
  if (!isId(id)) return undefined;
  // Read again if the trip got another route or vehicle while waiting, because the joined rows are then outdated.
  return (await lockedAsRead(tx, id, person)) ?? (await lockedAsRead(tx, id, person));
}

async function lockedAsRead(tx: Sql, id: string, person: Person): Promise<SharedTrip | undefined> {
  const [row] = await tx.query(
    prepared(sql`
    select ${ROW} from ${TRIP_ROUTES} ${TRIP_ENDS}
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person, 'trip.see')}
    for share of trip`),
  );
  if (!row) return undefined;
  return {
    ...tripColumns.read(row),
    id: row.id,
    originId: row.origin_id,
    destinationId: row.destination_id,
    origin: row.origin,
    destination: row.destination,
    fareSetAt: row.fare_set_at,
    fareSetBy: row.fare_set_by,
    held: row.fare_held,
    vehicleType: row.vehicle_type,
    status: row.status,
    totalSeats: row.total_seats,
    takenSeats: takenSeatsOf(row),
    keptSeats: row.kept_seats,
  };
}

/** Returns the seats of a trip that are sold on other tickets or reserved for an outage, ascending. */
export async function seatsTakenByOthers(
  tx: Sql,
  tripId: string,
  ticketId: string,
): Promise<Pick<SharedTrip, 'takenSeats' | 'keptSeats'>> {
  const [row] = await tx.query(sql`
    select ${columns(
      KEPT_SEATS,
      computed<{ sold_seats: number[] }>({
        sold_seats: sql`array(select seat_number from ticket_seat where trip_id = trip.id and ticket_id <> ${ticketId})`,
      }),
    )} from trip where id = ${tripId}`);
  return row
    ? { takenSeats: takenSeatsOf(row), keptSeats: row.kept_seats }
    : { takenSeats: [], keptSeats: [] };
}
