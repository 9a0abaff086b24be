import { addDays, lagosDay, type Day, type TripStatus } from '@motorpark/domain';
import { lagosTime, minutesAfter } from './moments';
import { SERVICES } from './network';
import { findOrThrow, type Office, type Leg } from './office';
import { idAt, type Random } from './random';
import type { TripRow, VehicleRow } from './rows';

/** Trips run from the day before yesterday until four days ahead. */
const FIRST_DAY = -2;
export const LAST_DAY = 4;

/** A trip with the facts that its tickets depend on. */
export interface Departure {
  trip: TripRow;
  leg: Leg;
  departsAt: Date;
  /** Days from today. */
  offset: number;
}

/** Generates all departures of the timetable, with each vehicle in one place at a time, and their current statuses. */
export function makeTrips({ legs, vehicles }: Office, now: Date, random: Random): Departure[] {
  const today = lagosDay(now.toISOString());
  const offsets = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => FIRST_DAY + index);
  const departures = offsets.flatMap((offset) => {
    let first = 0;
    return SERVICES.flatMap(({ line, out, back, vehicles: count }) => {
      const [a, b = a] = vehicles.slice(first, first + count);
      first += count;
      if (!a || !b) throw new Error('The timetable needs more vehicles');
      const [outward, inward] = isEven(addDays(today, offset)) ? [a, b] : [b, a];
      const there = findOrThrow(legs, ({ route }) => route.code === line);
      const home = findOrThrow(
        legs,
        ({ origin, destination }) => origin === there.destination && destination === there.origin,
      );
      const depart = (leg: Leg, time: string, vehicle: VehicleRow) =>
        departure(leg, lagosTime(addDays(today, offset), time), vehicle, offset, random);
      return [depart(there, out, outward), depart(home, back, inward)];
    });
  });
  for (const one of departures) one.trip.status = statusOf(one, departures, now);
  return departures;
}

const isEven = (day: Day) => (Date.parse(day) / 86_400_000) % 2 === 0;

function departure(
  leg: Leg,
  departsAt: Date,
  vehicle: VehicleRow,
  offset: number,
  random: Random,
): Departure {
  const plannedAt = minutesAfter(departsAt, -7 * 24 * 60);
  const trip: TripRow = {
    id: idAt(plannedAt, random),
    route_id: leg.route.id,
    vehicle_id: vehicle.id,
    driver_id: vehicle.driver_id,
    departs_at: departsAt.toISOString(),
    amount_kobo: leg.line.fare * 100,
    status: 'Scheduled',
    total_seats: vehicle.seat_count,
    created_by: leg.seller.id,
    created_at: plannedAt.toISOString(),
  };
  return { trip, leg, departsAt, offset };
}

/** Returns the status of a trip. Today's evening buses and each terminal's last one wait until they are full, so that there are seats for sale at any hour. */
function statusOf({ departsAt, offset, leg }: Departure, all: readonly Departure[], now: Date): TripStatus {
  if (departsAt > now) return 'Scheduled';
  const isLast = all.every(
    (other) => other.offset !== offset || other.leg.origin !== leg.origin || other.departsAt <= departsAt,
  );
  if (offset === 0 && (isLast || departsAt.getUTCHours() >= EVENING_UTC)) return 'Scheduled';
  return minutesAfter(departsAt, leg.line.minutes) > now ? 'En-route' : 'Completed';
}

/** 18:00 in Lagos. */
const EVENING_UTC = 17;
