import { type Day, type Instant, type Kobo, addDays } from '../format';
import { listedDays } from './days';
import { type TimetableValues, departureOn, runsOn } from './timetable';

/** Why the timetable leaves a trip alone. */
export const STAY_REASONS = {
  sold: 'It has tickets.',
  parcels: 'Parcels are loaded onto it.',
  kept: 'Seats of it are kept for an outage.',
  assigned: 'It has a bus or driver.',
  byHand: 'It was changed by hand.',
  over: 'It has left, was cancelled, or its new time has passed.',
} as const;
export type StayReason = keyof typeof STAY_REASONS;

/** A trip that was made for a service and a day. */
export interface MadeTrip {
  id: string;
  day: Day;
  departsAt: Instant;
  amount: Kobo;
  seats: number;
  vehicleType: string;
  /** `timetable`: deleted by the timetable itself, and comes back if the day does; `hand`: by a person, for good. */
  deletedBy?: 'timetable' | 'hand' | undefined;
  hasBus: boolean;
  /** Why it may not be changed; undefined if it may. */
  stays?: StayReason | undefined;
}

/** `deleted`: a person deleted its trip, which does not come back unless the day is put into Also on. */
export const DAY_CHANGES = ['same', 'added', 'moved', 'changed', 'removed', 'stays', 'deleted'] as const;

/** What a service means for one day, compared with the trip that exists. */
export interface DayChange {
  day: Day;
  kind: (typeof DAY_CHANGES)[number];
  /** When the trip departs afterwards, and what a seat on it costs. */
  departsAt: Instant;
  amount: Kobo;
  /** When it departs now, if that differs. */
  from?: Instant | undefined;
  /** Undefined if there is no trip yet. */
  tripId?: string | undefined;
  why?: StayReason | undefined;
}

/** The same for the trips of several services; the id is empty if the service is not saved yet. */
export type ServiceDay = Omit<DayChange, 'amount'> & { serviceId: string };

interface Horizon {
  now: Instant;
  today: Day;
  /** The last day for which trips are made. */
  lastDay: Day;
  /** Whether no new trips are made, because the route is out of service or the clock is in doubt. */
  isPaused?: boolean;
  /** The days in Also on that count already; a new one brings back what a person deleted. */
  alsoOn?: string | undefined;
  /** The route's fares for the vehicle type of the service, by day, which win over the service's own. */
  fares?: ReadonlyMap<Day, Kobo>;
}

/**
 * Returns what a service adds, moves, changes and removes, day by day, and which trips stay as they are although the service differs. Trips of the past do
 * not appear.
 */
export function timetableChange(
  service: TimetableValues,
  trips: readonly MadeTrip[],
  { now, today, lastDay, isPaused = false, alsoOn, fares }: Horizon,
): DayChange[] {
  const byDay = new Map(trips.map((trip) => [trip.day, trip]));
  const days = new Set<Day>(byDay.keys());
  for (let day = today; day <= lastDay; day = addDays(day, 1)) days.add(day);
  return [...days].toSorted().flatMap((day): DayChange[] => {
    const trip = byDay.get(day);
    const departsAt = departureOn(service, day);
    const amount = fares?.get(day) ?? service.fare;
    const isWanted = runsOn(service, day);
    const isAhead = departsAt > now;
    const isBack = listedDays(service.alsoOn).includes(day) && !listedDays(alsoOn).includes(day);
    if (!trip || trip.deletedBy) {
      const isNew = isWanted && isAhead && day <= lastDay && !isPaused;
      if (!isNew) return [];
      const kind = trip?.deletedBy === 'hand' && !isBack ? 'deleted' : 'added';
      return [{ day, kind, departsAt, amount, tripId: trip?.deletedBy === 'hand' ? undefined : trip?.id }];
    }
    if (day < today) return [];
    const one = { day, amount, tripId: trip.id };
    const isSame =
      isWanted && trip.departsAt === departsAt && trip.amount === amount && isAsPlanned(trip, service);
    if (isSame) return [{ ...one, kind: 'same', departsAt }];
    const stays = trip.stays ?? (trip.hasBus ? 'assigned' : isWanted && !isAhead ? 'over' : undefined);
    if (stays) return [{ ...one, kind: 'stays', departsAt: trip.departsAt, amount: trip.amount, why: stays }];
    if (!isWanted) return [{ ...one, kind: 'removed', departsAt: trip.departsAt }];
    const isMoved = trip.departsAt !== departsAt;
    return [
      { ...one, kind: isMoved ? 'moved' : 'changed', departsAt, ...(isMoved && { from: trip.departsAt }) },
    ];
  });
}

/** A trip with a bus has that bus's seats and type. */
const isAsPlanned = (trip: MadeTrip, { seats, vehicleType }: TimetableValues): boolean =>
  trip.hasBus || (trip.seats === seats && trip.vehicleType === vehicleType);
