import type { Day, Kobo } from '@motorpark/domain';
import { computed, type Sql, type Statement, sql } from '../../db';
import { lagosDayOf } from '../../db/lagos';
import { runsOn } from './runsOn';

interface Departure {
  route: Statement;
  type: Statement;
  day: Statement;
  /** What of the fare `held` is returned; in kobo by default. */
  what?: Statement;
  /** The id of a fare that does not count. */
  besides?: string | undefined;
}

/**
 * SQL: the fare of a route that holds for a departure; null if none does. A period wins over the usual fare; then a vehicle type over any; then the one that
 * begins later (docs/fares.md#by-vehicle-type-and-period).
 */
export const fareHolding = ({
  route,
  type,
  day,
  what = sql`held.fare_kobo`,
  besides,
}: Departure): Statement => sql`(
  select ${what} from fare as held
  where held.route_id = ${route} and held.from_day <= ${day} and coalesce(held.until_day >= ${day}, true)
    and coalesce(held.vehicle_type = ${type}, true)${besides === undefined ? sql`` : sql` and held.id <> ${besides}`}
  order by held.until_day is null, held.vehicle_type is null, held.from_day desc limit 1)`;

interface PlannedDeparture extends Departure {
  planned: Statement;
  /** The fare of its own service; null or nothing if a person planned it. */
  ofService?: Statement;
}

/**
 * SQL: the fare that holds for a departure, besides that of its route: the one of the list by the vehicle type of its plan or by that of its vehicle, whichever is
 * higher; otherwise that of its service; otherwise the dearest service of its route, day and vehicle type. Null if there is none.
 */
export const departureFare = ({
  route,
  day,
  planned,
  type,
  ofService = sql`null::bigint`,
}: PlannedDeparture): Statement =>
  sql`coalesce(greatest(${fareHolding({ route, day, type: sql`coalesce(${planned}, ${type})` })},
    ${fareHolding({ route, day, type: sql`coalesce(${type}, ${planned})` })}), ${ofService},
    (select max(fare_kobo) from service
      where route_id = ${route} and deleted_at is null and vehicle_type in (${planned}, ${type}) and ${runsOn(day)}))`;

/** SQL: the fare of a trip's own service, if it is of its route; of a trip whose fare nobody chose, what the timetable gave it. */
const OF_SERVICE = sql`(
  select case when trip.fare_set_by is null then trip.amount_kobo else service.fare_kobo end
  from service where service.id = trip.service_id and service.route_id = route.id)`;

/**
 * SQL: the fare that holds for a trip by its route, day and vehicle type (docs/trip.md#the-fare-of-its-route), or would with another vehicle or time; zero if none
 * does. Joined as `TRIP_ROUTES` are.
 */
export const fareHeld = (type = sql`vehicle.vehicle_type`, departsAt = sql`trip.departs_at`) =>
  computed<{ fare_held: Kobo }>({
    fare_held: sql`coalesce(${departureFare({
      ofService: OF_SERVICE,
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
