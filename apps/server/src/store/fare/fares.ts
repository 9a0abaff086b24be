import type { Day, Kobo } from '@motorpark/domain';
import { computed, type Sql, type Statement, sql } from '../../db';
import { lagosDayOf } from '../../db/lagos';

interface Departure {
  route: Statement;
  type: Statement;
  day: Statement;
  /** What of the fare `held` is returned; in kobo by default. */
  what?: Statement;
}

/**
 * SQL: the fare of a route that holds for a departure; null if none does. A period wins over the usual fare; then a vehicle type over any; then the one that
 * begins later (docs/fares.md#by-vehicle-type-and-period).
 */
export const fareHolding = ({ route, type, day, what = sql`held.fare_kobo` }: Departure): Statement => sql`(
  select ${what} from fare as held
  where held.route_id = ${route} and held.from_day <= ${day} and coalesce(held.until_day >= ${day}, true)
    and coalesce(held.vehicle_type = ${type}, true)
  order by held.until_day is null, held.vehicle_type is null, held.from_day desc limit 1)`;

/** SQL: the fare that holds for a departure by the vehicle type of its plan or by that of its vehicle, whichever is higher; either may be null. */
export const higherFare = ({ route, day, planned, type }: Departure & { planned: Statement }): Statement =>
  sql`greatest(${fareHolding({ route, day, type: sql`coalesce(${planned}, ${type})` })},
    ${fareHolding({ route, day, type: sql`coalesce(${type}, ${planned})` })})`;

/**
 * SQL: the fare that holds for a trip by its route, day and vehicle type (docs/trip.md#the-fare-of-its-route), or would with another vehicle or time; zero if none
 * does. Joined as `TRIP_ROUTES` are.
 */
export const fareHeld = (type = sql`vehicle.vehicle_type`, departsAt = sql`trip.departs_at`) =>
  computed<{ fare_held: Kobo }>({
    fare_held: sql`coalesce(${higherFare({
      route: sql`route.id`,
      planned: sql`trip.planned_vehicle_type`,
      type,
      day: lagosDayOf(departsAt),
    })}, route.fare_kobo, 0)`,
  });

export const FARE_HELD = fareHeld();

/** Keeps the fares of a route as they are until the transaction ends. */
export const holdFares = (tx: Sql, routeKey: string) =>
  tx.query(sql`select id from route where id = ${routeKey} for share`);

/** Returns the fare of a route that holds on each of some days for a vehicle type; days on which none does are left out. */
export async function faresOn(
  db: Sql,
  { routeKey, vehicleType, days }: { routeKey: string; vehicleType: string; days: readonly Day[] },
): Promise<ReadonlyMap<Day, Kobo>> {
  const fare = fareHolding({ route: sql`${routeKey}::uuid`, type: sql`${vehicleType}::text`, day: sql`day` });
  const rows = await db.query<{ day: Day; fare: Kobo | null }>(
    sql`select day::text, ${fare} as fare from unnest(${days}::date[]) as day`,
  );
  return new Map(rows.flatMap(({ day, fare: held }) => (held === null ? [] : [[day, held] as const])));
}
