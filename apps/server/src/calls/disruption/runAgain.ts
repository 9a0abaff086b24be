import type { WirePassenger } from '@motorpark/contract';
import {
  CANCELLED_FOR_GOOD,
  REFUNDED_SINCE,
  TRIP_FIELDS,
  type Seating,
  restoreSeats,
  seatsAfter,
} from '@motorpark/domain';
import { columns, type Transaction, sql } from '../../db';
import { partiesOf, unseatedPassengersOf } from '../../store/departure/manifestOf';
import type { PersonContext } from '../../request/call';
import { forbidden, refused } from '../../request/failure';
import type { FieldChange } from '../../store/history';
import { CLEAR_UNSEATED } from '../../store/ticket/moveTicket';
import { lockDrivers } from '../../store/driver/lockDriver';
import { driversOf, whyDriversNotFree } from '../../store/trip/crew';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { lockRoute, lockVehicle, whyBusNotFree } from '../../store/trip/tripPlan';
import { assignSeats } from './assignSeats';

/** Those who still wait for a cancelled trip, and which of the seats that were sold then are free now. */
interface Returning {
  passengers: WirePassenger[];
  seating: Seating[];
  freeSeats: number[];
}

/**
 * Returns who waits for a cancelled trip. Throws a 422 if it may not run again: it was cancelled for good, or its vehicle is not free. Throws a 403 if one
 * of its tickets was refunded or deleted since and the user is staff.
 */
export async function returningTo(
  tx: Transaction,
  trip: LockedTrip,
  { person }: PersonContext,
): Promise<Returning> {
  const [row] = await tx.query(
    sql`select ${columns('trip.cancelled_seats')} from trip where id = ${trip.id}`,
  );
  if (!row?.cancelled_seats) throw refused(CANCELLED_FOR_GOOD);
  const lost = await tx.query(sql`
    select ${columns('ticket.id', 'ticket.deleted_at')} from trip join ticket on ticket.id = any(cancelled_tickets) where trip.id = ${trip.id}`);
  if (person.role !== 'super_admin' && lost.some((ticket) => ticket.deleted_at !== null))
    throw forbidden(REFUNDED_SINCE);
  const route = await lockRoute(tx, trip.routeId, person);
  const why =
    trip.busId === null
      ? undefined
      : await whyBusNotFree(tx, {
          tripId: trip.id,
          bus: await lockVehicle(tx, trip.vehicleNumber),
          route,
          travelDate: trip.travelDate,
        });
  if (why !== undefined) throw refused(`${why} This trip cannot run again.`);
  const passengers = await unseatedPassengersOf(tx, trip.id);
  const hadSeats = new Set(lost.map(({ id }) => id));
  const seating = restoreSeats(
    partiesOf(passengers).map((party) => Object.assign(party, { hadSeats: hadSeats.has(party.id) })),
  );
  const back = new Set(seating.flatMap(seatsAfter));
  return { passengers, seating, freeSeats: row.cancelled_seats.filter((seat) => !back.has(seat)) };
}

/**
 * Lets a cancelled trip run again and gives the seats back. The receipts of before name the same bus, time and seat, so they stay valid. Drivers who are not free
 * any more, or have become conductors, do not come back: returned as changes of the trip.
 */
export async function runAgain(
  tx: Transaction,
  trip: LockedTrip,
  seating: readonly Seating[],
  { person }: PersonContext,
): Promise<FieldChange[]> {
  const { id, travelDate, driverId, secondDriverId } = trip;
  const route = await lockRoute(tx, trip.routeId, person, trip.routeKey);
  const why = await whyDriversNotFree(tx, driversOf(trip), { tripId: id, route, travelDate });
  const isFree = (driver: string | null) => driver === null || !why.has(driver);
  const drives = driverId !== null && isFree(driverId) && (await lockDrivers(tx, [driverId])).has(driverId);
  const back = seating.filter((one) => seatsAfter(one).length > 0);
  await tx.query(sql`
    update trip set status = 'Scheduled', cancelled_seats = null, cancelled_tickets = null,
      driver_id = ${drives ? driverId : null}, second_driver_id = ${isFree(secondDriverId) ? secondDriverId : null}
    where id = ${id}`);
  await tx.query(
    sql`update ticket set ${CLEAR_UNSEATED} where id = any(${back.map((one) => one.id)}::uuid[])`,
  );
  await assignSeats(tx, back, id);
  const gone = (field: 'driver' | 'secondDriver') => ({
    field: TRIP_FIELDS[field].label,
    from: trip[field] ?? '',
    to: '',
  });
  return [
    ...(drives || driverId === null ? [] : [gone('driver')]),
    ...(isFree(secondDriverId) ? [] : [gone('secondDriver')]),
  ];
}
