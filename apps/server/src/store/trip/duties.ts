import { type WireDuty, dutyCodec } from '@motorpark/contract';
import {
  type Day,
  type Duty,
  type NamedDuty,
  type Times,
  addDays,
  arrivalOf,
  runMinutes,
} from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { startOf } from '../search';
import { IS_SENT_OFF } from './sentOff';

const DUTY = columns(
  'trip.id as trip_id',
  'route.code',
  'route.duration',
  'trip.departs_at',
  'trip.status',
  computed<{ left_at: Times['departsAt'] | null; arrived_at: Times['arrivesAt'] | null }>({
    left_at: sql`case when ${IS_SENT_OFF}
      then (select at from trip_departure where trip_id = trip.id order by at desc, id desc limit 1) end`,
    arrived_at: sql`case when trip.status = 'Completed' then (select max(at) from change
      where change.trip_id = trip.id and change.kind = 'status' and to_status = 'Completed') end`,
  }),
);

/** Returns a duty from its row: from the recorded departure to the recorded arrival where they are known, otherwise as planned. */
function readDuty(row: RowOf<typeof DUTY>): Duty {
  const departsAt = row.left_at ?? row.departs_at;
  const planned = arrivalOf({ departsAt, duration: row.duration }) ?? departsAt;
  return {
    tripId: row.trip_id,
    routeId: row.code,
    departsAt,
    arrivesAt: row.arrived_at ?? planned,
    isOver: row.status === 'Completed',
  };
}

/** SQL: whether a driver drives the trip, as its first or second one. */
export const isDrivenBy = (driverId: string): Statement =>
  sql`(trip.driver_id = ${driverId} or trip.second_driver_id = ${driverId})`;

/** Returns the duties of a vehicle or driver around a trip, by departure; `holder` is a condition on `trip`. No trip takes longer than a week. */
export async function dutiesAround(
  db: Sql,
  holder: Statement,
  { departsAt }: Times,
  besides: readonly string[] = [],
): Promise<Duty[]> {
  const rows = await db.query(sql`
    select ${DUTY} from trip join route on route.id = trip.route_id
    where ${holder} and trip.id <> all(${besides}::uuid[]) and trip.deleted_at is null and trip.status <> 'Cancelled'
      and departs_at between ${departsAt}::timestamptz - interval '10 days' and ${departsAt}::timestamptz + interval '10 days'
    order by departs_at`);
  return rows.map(readDuty);
}

/** Returns the duties because of which a vehicle or driver may not be free for a trip of a day, by departure. */
export async function dutiesOfDay(db: Sql, day: Day): Promise<WireDuty[]> {
  const routes = await db.query(sql`select ${columns('route.duration')} from route`);
  const longest = Math.max(0, ...routes.map(({ duration }) => runMinutes(duration)));
  const around = sql`make_interval(mins => ${longest}) + make_interval(hours => (select rest_hours from company))`;
  const condition = sql`departs_at >= ${startOf(day)}::timestamptz - (${around})
    and departs_at < ${startOf(addDays(day, 1))}::timestamptz + (${around})`;
  return (await namedDuties(db, condition)).map(dutyCodec.write);
}

const DAYS_OF_WEEK = 7;

/** Returns the duties of a driver in the week that begins on a day, by departure. */
export async function dutiesOfWeek(db: Sql, driverId: string, from: Day): Promise<WireDuty[]> {
  const condition = sql`${isDrivenBy(driverId)} and departs_at >= ${startOf(from)}::timestamptz
    and departs_at < ${startOf(addDays(from, DAYS_OF_WEEK))}::timestamptz`;
  return (await namedDuties(db, condition)).map(dutyCodec.write);
}

/** SQL: the terminal to which the last trip of a vehicle before a day goes; empty if it had none. */
export const standsAt = (day: Day): Statement => sql`
  coalesce((select terminal.name from trip join route on route.id = trip.route_id
    join terminal on terminal.id = route.destination_terminal_id
    where trip.vehicle_id = vehicle.id and trip.status <> 'Cancelled' and trip.deleted_at is null
      and departs_at < ${startOf(day)}::timestamptz
    order by departs_at desc limit 1), '')`;

/** Returns the duties that meet a condition on `trip`, by departure. */
export async function namedDuties(db: Sql, condition: Statement): Promise<NamedDuty[]> {
  const rows = await db.query(sql`
    select ${NAMED_DUTY}
    from trip join route on route.id = trip.route_id join terminal as destination on destination.id = route.destination_terminal_id
    left join vehicle on vehicle.id = trip.vehicle_id
    left join driver as one on one.id = trip.driver_id left join driver as two on two.id = trip.second_driver_id
    where trip.deleted_at is null and trip.status <> 'Cancelled' and ${condition}
    order by departs_at`);
  return rows.map(readNamedDuty);
}

const NAMED_DUTY = columns(
  DUTY,
  'destination.name as destination',
  computed<{ vehicle_number: string; driver: string; second_driver: string }>({
    vehicle_number: sql`coalesce(vehicle.vehicle_number, '')`,
    driver: sql`coalesce(one.name, '')`,
    second_driver: sql`coalesce(two.name, '')`,
  }),
);

const readNamedDuty = (row: RowOf<typeof NAMED_DUTY>): NamedDuty => ({
  ...readDuty(row),
  destination: row.destination,
  vehicleNumber: row.vehicle_number,
  driver: row.driver,
  secondDriver: row.second_driver,
});
