import type { WireTrip } from '@motorpark/contract';
import type { Kobo, TripValues } from '@motorpark/domain';
import { mayDo, withinReach } from '../access/rights';
import { columns, computed, type Sql, sql } from '../../db';
import { type Tracked, lockForUpdate, refuseStale } from '../history';
import type { Change } from '../../request/call';
import { notFound, notYourRight } from '../../request/failure';
import { isId } from '../../db/rows';
import { FARE_HELD } from '../fare/fares';
import { SOLD_SEATS, TRIP_ROUTES, tripColumns } from './tripColumns';
import { tripRow } from './tripRows';

/** Ids of who drives a trip; null if nobody is entered. */
export interface CrewIds {
  driverId: string | null;
  secondDriverId: string | null;
}

/** A trip under an exclusive lock: nobody can sell its seats or change it until the transaction ends. */
export interface LockedTrip extends TripValues, CrewIds {
  id: string;
  originId: string;
  destinationId: string;
  /** Ids of the trip's records; `routeId` is the route's readable code. */
  routeKey: string;
  /** Null if no vehicle is assigned yet. */
  busId: string | null;
  status: string;
  totalSeats: number;
  /** Ascending. */
  soldSeats: number[];
  /** Number of valid tickets. */
  tickets: number;
  parcels: number;
  /** The service that it was made for; null if a person planned it. */
  serviceId: string | null;
  /** The fare that holds for its route and day; zero if none does. */
  held: Kobo;
}

const ROW = columns(
  tripColumns.selected,
  'route.origin_terminal_id',
  'route.destination_terminal_id',
  'trip.route_id',
  'trip.vehicle_id',
  'trip.driver_id',
  'trip.second_driver_id',
  'trip.service_id',
  FARE_HELD,
  'trip.status',
  'trip.total_seats',
  SOLD_SEATS,
  computed<{ tickets: number; parcels: number }>({
    tickets: sql`(select count(*) from ticket where trip_id = trip.id and deleted_at is null)`,
    parcels: sql`(select count(*) from waybill where trip_id = trip.id and waybill.deleted_at is null)`,
  }),
);

export const NO_TRIP = 'This trip does not exist or was already deleted.';

/** Locks a trip. Throws a 404 if it is not within the person's reach, a 409 if they saw another version. */
export async function lockTrip(tx: Sql, change: Change): Promise<LockedTrip> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_TRIP);
  await lockForUpdate(tx, 'trip', id);
  const [row] = await tx.query(sql`
    select ${ROW} from ${TRIP_ROUTES}
    where trip.id = ${id} and trip.deleted_at is null and ${withinReach(person, 'trip.see')}`);
  if (!row) throw notFound(NO_TRIP);
  await refuseStale(tx, change, 'trip', () => tripRow(tx, id, person));
  return {
    ...tripColumns.read(row),
    id,
    originId: row.origin_terminal_id,
    destinationId: row.destination_terminal_id,
    routeKey: row.route_id,
    busId: row.vehicle_id,
    driverId: row.driver_id,
    secondDriverId: row.second_driver_id,
    serviceId: row.service_id,
    held: row.fare_held,
    status: row.status,
    totalSeats: row.total_seats,
    soldSeats: row.sold_seats,
    tickets: row.tickets,
    parcels: row.parcels,
  };
}

/** Locks a trip for a person who may take the action on it. Throws a 403 if they may only see it. */
export const lockTripFor =
  (action: 'trip.edit' | 'trip.delete') =>
  async (tx: Sql, change: Change): Promise<LockedTrip> => {
    const trip = await lockTrip(tx, change);
    if (!mayDo(change.person, action, { own: trip.originId, other: trip.destinationId }))
      throw notYourRight();
    return trip;
  };

/** Whether a trip still waits for its vehicle. */
export async function lacksVehicle(db: Sql, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await db.query(sql`select from trip where id = ${id} and vehicle_id is null`);
  return rows.length > 0;
}

/** How calls that change a trip lock it and return it as its list row. */
export const trips: Tracked<LockedTrip, WireTrip> = { noun: 'trip', lock: lockTrip, row: tripRow };
