import {
  type Duty,
  type Instant,
  type Kobo,
  type RouteFares,
  type TripValues,
  faresOn,
  lagosDay,
  routeFareError,
  timesOf,
  whyNotFree,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../access/rights';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import { departureFare } from '../fare/fares';
import { refuseWithoutReason } from '../history';
import { dutiesAround } from './duties';

const ROUTE = columns(
  'route.id',
  'route.code',
  'route.duration',
  'route.origin_terminal_id',
  'route.fare_kobo',
  'route.most_fare_kobo',
  'route.out_of_service_at',
);
const BUS = columns(
  'vehicle.id',
  'vehicle.vehicle_number as number',
  'vehicle.vehicle_type as type',
  'vehicle.seat_count as seats',
  'vehicle.driver_id',
  computed<{ driver: string | null }>({
    driver: sql`(select name from driver where driver.id = vehicle.driver_id)`,
  }),
  'vehicle.out_of_service_at',
);

/** The route and the vehicle that a trip form names. */
export type RouteRow = RowOf<typeof ROUTE>;
export type Bus = RowOf<typeof BUS>;

/** Returns the route with this code, ignoring case and spaces; undefined if there is none. */
export async function routeCalled(db: Sql, code: string, lock = sql``): Promise<RouteRow | undefined> {
  const [route] = await db.query(sql`
    select ${ROUTE} from route
    where lower(regexp_replace(code collate "default", '\\s', '', 'g'))
      = lower(regexp_replace(${code}::text collate "default", '\\s', '', 'g')) ${lock}`);
  return route;
}

/**
 * Returns and locks the route with this code, ignoring case and spaces. Throws a 422 if its trips are not the person's to run, or if it is out of service;
 * an existing trip may keep its route, `keptId`.
 */
export async function lockRoute(tx: Sql, code: string, person: Person, keptId?: string): Promise<RouteRow> {
  const route = await routeCalled(tx, code, sql`for key share`);
  if (!route) throw invalid({ route_id: `There is no route called ${code}. Choose one from the list.` });
  if (!mayDo(person, 'trip.plan', { own: route.origin_terminal_id })) {
    const own = person.terminal ? ` Choose one that leaves from ${person.terminal.name}.` : '';
    throw invalid({ route_id: `${route.code} does not leave from your terminal.${own}` });
  }
  if (route.out_of_service_at && route.id !== keptId) {
    throw invalid({ route_id: `${route.code} is out of service. Choose another route.` });
  }
  return route;
}

interface Priced {
  form: TripValues;
  route: RouteRow;
  bus: Bus | undefined;
  /** The existing trip, which may keep its fare. */
  kept?: TripValues & { id: string; tickets: number };
  person: Person;
  reason: string | undefined;
}

/** How the fare of a trip was decided. */
interface DecidedFare {
  /** The lowest one of its route and day, if the trip is below it. */
  above?: Kobo | undefined;
  /** SQL: who chose another fare than the one that holds on the day, and why one below it; null if nobody did. */
  setBy: Statement;
  because: Statement;
  /** SQL: what staff may not go below: the last one that somebody gave who may. */
  least: Statement;
}

/** Returns the limits of a route on days for which the list of fares has none. */
export const limitsOf = (route: Pick<RouteRow, 'fare_kobo' | 'most_fare_kobo'>): RouteFares => ({
  fare: route.fare_kobo ?? undefined,
  mostFare: route.most_fare_kobo ?? undefined,
});

/**
 * Decides on the fare of a trip by the one that holds for its route and day. Throws a 422 at `amount` if the person may not leave the limits, at `reason` if a
 * lower one has none (docs/trip.md#the-fare-of-its-route).
 */
export async function decideFare(tx: Sql, priced: Priced): Promise<DecidedFare> {
  const { form, route, bus, kept, person, reason } = priced;
  const trip = { ...form, routeId: route.code };
  const mayGoBelow = mayDo(person, 'trip.fareBelowRoute', { own: route.origin_terminal_id });
  const ofKept = (column: Statement) => sql`(
    select ${column} from trip left join service on service.id = service_id and service.route_id = ${route.id}
    where trip.id = ${kept?.id ?? null}::uuid)`;
  const fareOn = (travelDate: Instant) =>
    departureFare({
      route: sql`${route.id}::uuid`,
      planned: ofKept(sql`planned_vehicle_type`),
      type: sql`${bus?.type ?? null}::text`,
      day: sql`${lagosDay(travelDate)}::date`,
      ofService: ofKept(sql`fare_kobo`),
    });
  const asked = {
    fare: fareOn(trip.travelDate),
    before: fareOn(kept?.travelDate ?? trip.travelDate),
    least: ofKept(sql`trip.least_fare_kobo`),
  };
  const [found] = await tx.query(sql`select ${computed<Record<keyof typeof asked, Kobo | null>>(asked)}`);
  const { fare: held = 0 } = faresOn(limitsOf(route), found?.fare ?? undefined);
  const isSame = kept && kept.amount === trip.amount && kept.routeId === trip.routeId;
  // What was sold keeps its price on a dearer day, too, which is then on record (`recordDearer`).
  if (isSame && (kept.tickets > 0 || held <= (found?.before ?? route.fare_kobo ?? 0)))
    return { setBy: sql`fare_set_by`, because: sql`fare_reason`, least: sql`least_fare_kobo` };
  const least = mayGoBelow ? held : Math.max(held, found?.least ?? 0);
  const message = routeFareError(trip, faresOn(limitsOf(route), least));
  const isBelow = trip.amount < held;
  if (message !== undefined) {
    if (!mayGoBelow) throw invalid({ amount: message });
    if (isBelow) refuseWithoutReason(reason);
  }
  const ofOffice = sql`${trip.amount > held ? trip.amount : null}::bigint`;
  return {
    ...(isBelow && { above: held }),
    setBy: sql`${trip.amount === held ? null : person.id}::uuid`,
    because: sql`${isBelow ? (reason ?? null) : null}::text`,
    least: mayGoBelow ? ofOffice : asked.least,
  };
}

/** Returns and locks the vehicle with this number, ignoring its formatting. Nobody else can plan a trip with it until the transaction ends. */
export async function lockVehicle(tx: Sql, number: string): Promise<Bus> {
  const [bus] = await tx.query(sql`
    select ${BUS} from vehicle
    where upper(regexp_replace(vehicle_number, '[\\s.-]', '', 'g'))
      = upper(regexp_replace(${number}::text collate "C", '[\\s.-]', '', 'g'))
    for no key update`);
  if (!bus) throw invalid({ vehicle_number: `There is no vehicle ${number}. Choose one from the list.` });
  return bus;
}

interface Departure {
  /** Id of the trip if it already exists. */
  tripId?: string;
  bus: Bus;
  route: RouteRow;
  travelDate: Instant;
  /** Ids of trips that do not count. */
  besides?: readonly string[] | undefined;
  /** Duties that it gets in the same transaction, and that are not stored yet. */
  also?: readonly Duty[] | undefined;
}

/** Throws a 422 if the vehicle is out of service or on another trip at that time. */
export async function refuseUnlessFree(tx: Sql, departure: Departure): Promise<void> {
  const why = await whyBusNotFree(tx, departure);
  if (why === undefined) return;
  const other = departure.bus.out_of_service_at ? 'vehicle' : 'vehicle or time';
  throw invalid({ vehicle_number: `${why} Choose another ${other}.` });
}

/** Returns why the vehicle cannot make a trip: it is out of service, or on another trip at that time. */
export async function whyBusNotFree(
  tx: Sql,
  { tripId, bus, route, travelDate, besides, also = [] }: Departure,
): Promise<string | undefined> {
  const times = timesOf({ departsAt: travelDate, duration: route.duration });
  if (times === undefined) return undefined;
  const duties = [...(await dutiesAround(tx, sql`trip.vehicle_id = ${bus.id}`, times, besides)), ...also];
  const asked = { name: bus.number, duties, isOutOfService: bus.out_of_service_at !== null };
  return whyNotFree(asked, { tripId, ...times })?.text;
}
