import type { FareValues, Kobo } from '@motorpark/domain';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { lagosDayOf } from '../../db/lagos';

interface Departure {
  road: Statement;
  type: Statement;
  day: Statement;
  /** What of the fare `held` is returned; in kobo by default. */
  what?: Statement;
}

/** SQL: the fare of a route that holds for a departure, as `fareOn` of the domain says; null if none does. */
export const fareHolding = ({ road, type, day, what = sql`held.fare_kobo` }: Departure): Statement => sql`(
  select ${what} from fare as held
  where held.route_id = ${road} and held.from_day <= ${day} and coalesce(held.until_day >= ${day}, true)
    and coalesce(held.vehicle_type = ${type}, true)
  order by held.until_day is null, held.vehicle_type is null, held.from_day desc limit 1)`;

/** SQL: the fare that holds for a departure by the vehicle type of its plan or by that of its vehicle, whichever is higher; either may be null. */
export const higherFare = ({ road, day, planned, type }: Departure & { planned: Statement }): Statement =>
  sql`greatest(${fareHolding({ road, day, type: sql`coalesce(${planned}, ${type})` })},
    ${fareHolding({ road, day, type: sql`coalesce(${type}, ${planned})` })})`;

/**
 * SQL: the fare that holds for a trip by its route, day and vehicle type (docs/trip.md#the-fare-of-its-route), or would with another vehicle or time; zero if none
 * does. Joined as `TRIP_ROADS` are.
 */
export const fareHeld = (type = sql`vehicle.vehicle_type`, departsAt = sql`trip.departs_at`) =>
  computed<{ fare_held: Kobo }>({
    fare_held: sql`coalesce(${higherFare({
      road: sql`route.id`,
      planned: sql`trip.planned_vehicle_type`,
      type,
      day: lagosDayOf(departsAt),
    })}, route.fare_kobo, 0)`,
  });

export const FARE_HELD = fareHeld();

/** Keeps the fares of a route as they are until the transaction ends. */
export const holdFares = (tx: Sql, roadId: string) =>
  tx.query(sql`select id from route where id = ${roadId} for share`);

/** Returns the fares of a route. */
export async function faresOfRoute(db: Sql, roadId: string): Promise<FareValues[]> {
  const rows = await db.query(sql`
    select ${columns('fare.vehicle_type', 'fare.name', 'fare.from_day', 'fare.until_day', 'fare.fare_kobo')}
    from fare where route_id = ${roadId}`);
  return rows.map((row) => ({
    routeId: roadId,
    vehicleType: row.vehicle_type ?? undefined,
    name: row.name ?? undefined,
    from: row.from_day,
    until: row.until_day ?? undefined,
    fare: row.fare_kobo,
  }));
}
