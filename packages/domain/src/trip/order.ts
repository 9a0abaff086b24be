import { type Instant, parseInstant } from '../format';
import { minutesLate } from './late';
import { type Direction, type Trip, type TripStatus, isPast, saleOf } from './trip';

const UNDER_WAY: TripStatus = 'En-route';

/**
 * Sorts trips for lists: first those still to come, earliest first; then overdue ones, then those under way, then finished ones, each latest first. A
 * date that cannot be parsed comes after all that are still to come. Of incoming trips, those under way come first, the earliest on top.
 */
export function inTripOrder(trips: readonly Trip[], now: Instant, direction?: Direction): Trip[] {
  const underWay = direction === 'incoming' ? -1 : 2;
  const placed = trips.map((trip) => ({ trip, place: placeOf(trip, now, underWay), at: timeOf(trip) }));
  return placed
    .toSorted((a, b) => a.place - b.place || (a.place < 2 ? a.at - b.at : b.at - a.at))
    .map(({ trip }) => trip);
}

/** Returns the group of a trip; lower groups come first. */
function placeOf(trip: Trip, now: Instant, underWay: number): number {
  if (trip.status === UNDER_WAY) return underWay;
  if (isPast(saleOf(trip, now))) return 3;
  return minutesLate(trip, now) === undefined ? 0 : 1;
}

const timeOf = ({ travelDate }: Trip): number => {
  const at = parseInstant(travelDate);
  return at === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(at);
};
