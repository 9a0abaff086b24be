import {
  type Duty,
  type Instant,
  type TripValues,
  routeFareError,
  timesOf,
  whyNotFree,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../access/rights';
import { columns, computed, type RowOf, type Sql, sql } from '../../db';
import { invalid } from '../../request/failure';
import { dutiesAround } from './duties';

const ROAD = columns(
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
  'vehicle.seat_count as seats',
  'vehicle.driver_id',
  computed<{ driver: string | null }>({
    driver: sql`(select name from driver where driver.id = vehicle.driver_id)`,
  }),
  'vehicle.out_of_service_at',
);

/** The route and the vehicle that a trip form names. */
export type Road = RowOf<typeof ROAD>;
export type Bus = RowOf<typeof BUS>;

/**
 * Returns and locks the route with this code, ignoring case and spaces. Throws a 422 if its trips are not the person's to run, or if it is out of service;
 * an existing trip may keep its route, `keptId`.
 */
export async function lockRoute(tx: Sql, code: string, person: Person, keptId?: string): Promise<Road> {
  const [road] = await tx.query(sql`
    select ${ROAD} from route
    where lower(regexp_replace(code collate "default", '\\s', '', 'g'))
      = lower(regexp_replace(${code}::text collate "default", '\\s', '', 'g'))
    for key share`);
  if (!road) throw invalid({ route_id: `There is no route called ${code}. Choose one from the list.` });
  if (!mayDo(person, 'trip.plan', { own: road.origin_terminal_id })) {
    const own = person.terminal ? ` Choose one that leaves from ${person.terminal.name}.` : '';
    throw invalid({ route_id: `${road.code} does not leave from your terminal.${own}` });
  }
  if (road.out_of_service_at && road.id !== keptId) {
    throw invalid({ route_id: `${road.code} is out of service. Choose another route.` });
  }
  return road;
}

interface Fare {
  road: Road;
  amount: TripValues['amount'];
  /** The existing trip, which may keep its fare. */
  kept?: Pick<TripValues, 'routeId' | 'amount'>;
  person: Person;
}

/** Throws a 422 at `amount` if the fare of a trip is not within those of its route, unless the person may set such fares. */
export function refuseFareBelowRoute({ road, amount, kept, person }: Fare): void {
  if (mayDo(person, 'trip.fareBelowRoute', { own: road.origin_terminal_id })) return;
  const fares = { fare: road.fare_kobo ?? undefined, mostFare: road.most_fare_kobo ?? undefined };
  const message = routeFareError({ routeId: road.code, amount }, fares, kept);
  if (message !== undefined) throw invalid({ amount: message });
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
  road: Road;
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
  { tripId, bus, road, travelDate, besides, also = [] }: Departure,
): Promise<string | undefined> {
  const times = timesOf({ departsAt: travelDate, duration: road.duration });
  if (times === undefined) return undefined;
  const duties = [...(await dutiesAround(tx, sql`trip.vehicle_id = ${bus.id}`, times, besides)), ...also];
  const asked = { name: bus.number, duties, isOutOfService: bus.out_of_service_at !== null };
  return whyNotFree(asked, { tripId, ...times })?.text;
}
