import { serviceDayCodec } from '@motorpark/contract';
import {
  type Day,
  type DayChange,
  type MadeTrip,
  type StayReason,
  TIMETABLE_FIELDS,
  TRIP_FIELDS,
  type TimetableValues,
  daysOf,
  formatDateTime,
  formatNaira,
  timetableChange,
} from '@motorpark/domain';
import { columns, computed, newId, type Sql, type Statement, type Transaction, sql } from '../../db';
import { listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { planToken } from '../../request/planToken';
import { faresOn } from '../fare/fares';
import { recordEdits } from '../history';
import { lastDayOf } from './makeTrips';

const TRIP = columns(
  'trip.id',
  'trip.amount_kobo',
  'trip.total_seats',
  computed<{
    day: Day;
    departs_at: string;
    vehicle_type: string;
    deleted: 'timetable' | 'hand' | null;
    has_bus: boolean;
    stays: StayReason | null;
  }>({
    day: sql`to_char(service_day, 'YYYY-MM-DD')`,
    departs_at: sql`to_char(departs_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    vehicle_type: sql`coalesce(planned_vehicle_type, '')`,
    deleted: sql`case when deleted_at is null then null when withdrawn_at is null then 'hand' else 'timetable' end`,
    has_bus: sql`vehicle_id is not null`,
    stays: sql`case
      when status <> 'Scheduled' then 'over'
      when exists (select from ticket where trip_id = trip.id and ticket.deleted_at is null) then 'sold'
      when exists (select from waybill where trip_id = trip.id and waybill.deleted_at is null) then 'parcels'
      when exists (select from allotted_seat where trip_id = trip.id) then 'kept'
      when changed_by_hand_at is not null then 'byHand'
      when coalesce(driver_id, second_driver_id) is not null then 'assigned' end`,
  }),
);

/** What saving a service does to its trips. */
export interface ServicePlan {
  days: DayChange[];
  /** Trips with what they were. */
  trips: readonly MadeTrip[];
  lastDay: Day;
  token: string;
}

/** Days from one on, or those of them that are named; none before today. */
export interface DaysAhead {
  from: Day;
  days?: readonly Day[];
}

/** SQL: whether a trip is of some days ahead. */
export const isOfDays = ({ from, days }: DaysAhead): Statement =>
  sql`service_day >= ${from}::date and coalesce(service_day = any(${days ?? null}::date[]), true)`;

interface Planned {
  /** Undefined for a service that is not saved yet. */
  id?: string | undefined;
  routeKey: string;
  values: TimetableValues;
  /** The service as it is saved now. */
  kept?: Pick<TimetableValues, 'alsoOn'> | undefined;
  isPaused: boolean;
  /** The days of which it is; all ahead by default. */
  within?: DaysAhead | undefined;
  /** What the user must have seen. */
  questions?: readonly string[];
}

/**
 * Compares a service with the trips that were made for it. With `isLocked` the trips are locked first, so that nobody can sell or change one of them until the
 * transaction ends; they are read in a statement of its own afterwards.
 */
export async function planService(
  tx: Sql,
  { id, routeKey, values, kept, isPaused, within, questions }: Planned,
  { now, today }: Pick<PersonContext, 'now' | 'today'>,
  isLocked: boolean,
): Promise<ServicePlan> {
  const lastDay = await lastDayOf(tx, today);
  const { from, days: named } = within ?? { from: today };
  const isIn = (day: Day) => day >= from && (named?.includes(day) ?? true);
  const ofService = sql`service_id = ${id ?? null}::uuid and ${isOfDays(within ?? { from: today })}`;
  if (isLocked && id !== undefined)
    await tx.query(sql`select id from trip where ${ofService} order by id for update`);
  const rows = id === undefined ? [] : await listRows(tx, sql`select ${TRIP} from trip where ${ofService}`);
  const trips = rows.map((row) => ({
    id: row.id,
    day: row.day,
    departsAt: row.departs_at,
    amount: row.amount_kobo,
    seats: row.total_seats,
    vehicleType: row.vehicle_type,
    deletedBy: row.deleted ?? undefined,
    hasBus: row.has_bus,
    stays: row.stays ?? undefined,
  }));
  const ahead = lastDay < today ? [] : daysOf({ from: today, to: lastDay }).filter(isIn);
  const onDays = [...ahead, ...trips.map(({ day }) => day)];
  const fares = await faresOn(tx, { routeKey, vehicleType: values.vehicleType, days: onDays });
  const horizon = { now: now.toISOString(), today, lastDay, isPaused, alsoOn: kept?.alsoOn, fares };
  const days = timetableChange(values, trips, horizon).filter(({ day }) => isIn(day));
  return { days, trips, lastDay, token: planToken([values, days, questions]) };
}

export const dayOnWire = (serviceId: string) => (change: DayChange) =>
  serviceDayCodec.write({ ...change, serviceId });

interface Service {
  id: string;
  routeKey: string;
  values: TimetableValues;
}

/** Does what a plan says: adds, moves, changes and removes trips. The caller holds the locks of the service and of its trips. */
export async function carryOutPlan(
  tx: Transaction,
  { id, routeKey, values }: Service,
  { days, trips }: ServicePlan,
  { person, now }: PersonContext,
): Promise<void> {
  const of = (...kinds: DayChange['kind'][]) => days.filter(({ kind }) => kinds.includes(kind));
  const idsOf = (changes: readonly DayChange[]) => changes.flatMap(({ tripId }) => tripId ?? []);
  const added = of('added').filter(({ tripId }) => tripId === undefined);
  const set = of('added', 'moved', 'changed').filter(({ tripId }) => tripId !== undefined);
  // A trip that a person deleted stays deleted: the day gets a new one.
  await tx.query(sql`update trip set service_id = null, service_day = null
    where service_id = ${id} and service_day = any(${added.map(({ day }) => day)}::date[]) and deleted_at is not null`);
  await tx.query(sql`
    insert into trip (id, route_id, departs_at, amount_kobo, total_seats, planned_vehicle_type, service_id, service_day,
      fare_set_at, created_at)
    select made.id, ${routeKey}, made.departs_at, made.amount, ${values.seats}, ${values.vehicleType}, ${id}, made.day, ${now}, ${now}
    from unnest(${added.map(() => newId())}::uuid[], ${added.map(({ day }) => day)}::date[],
      ${added.map(({ departsAt }) => departsAt)}::timestamptz[], ${added.map(({ amount }) => amount)}::bigint[])
      as made (id, day, departs_at, amount)`);
  await tx.query(sql`
    update trip set departs_at = planned.departs_at, amount_kobo = planned.amount, total_seats = ${values.seats},
      planned_vehicle_type = ${values.vehicleType}, deleted_at = null, deleted_by = null,
      deleted_terminal_id = null, withdrawn_at = null, driver_id = null, second_driver_id = null,
      fare_set_at = case when amount_kobo = planned.amount then fare_set_at else ${now}::timestamptz end
    from unnest(${idsOf(set)}::uuid[], ${set.map(({ departsAt }) => departsAt)}::timestamptz[],
      ${set.map(({ amount }) => amount)}::bigint[]) as planned (id, departs_at, amount)
    where trip.id = planned.id`);
  await tx.query(sql`update trip set deleted_at = ${now}, deleted_by = ${person.id}, withdrawn_at = ${now}
      where id = any(${idsOf(of('removed'))}::uuid[])`);
  const before = new Map(trips.map((trip) => [trip.id, trip]));
  const edits = of('moved', 'changed').flatMap(({ tripId = '', departsAt, amount }) => {
    const was = before.get(tripId);
    if (!was) return [];
    const fields = [
      {
        field: TRIP_FIELDS.travelDate.label,
        from: formatDateTime(was.departsAt),
        to: formatDateTime(departsAt),
      },
      { field: TIMETABLE_FIELDS.vehicleType.label, from: was.vehicleType, to: values.vehicleType },
      { field: TIMETABLE_FIELDS.seats.label, from: String(was.seats), to: String(values.seats) },
      { field: TRIP_FIELDS.amount.label, from: formatNaira(was.amount), to: formatNaira(amount) },
    ];
    return [{ id: tripId, fields }];
  });
  await recordEdits(tx, { noun: 'trip', person, now }, edits);
}
