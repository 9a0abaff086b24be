import { type Instant, lagosDay, parseInstant } from '../format';
import { minutesLate } from './late';
import { type Trip, type TripStatus, isPast, saleOf } from './trip';

const UNDER_WAY: TripStatus = 'En-route';

/**
 * Trips as a list shows them: what is still to come, the next to leave on top; then what should have left, then what is on its way, then
 * what is done, the newest on top. A date that cannot be read comes after all that is still to come.
 */
export function inTripOrder(trips: readonly Trip[], now: Instant): Trip[] {
  const placed = trips.map((trip) => ({ trip, place: placeOf(trip, now), at: timeOf(trip) }));
  return placed
    .toSorted((a, b) => a.place - b.place || (a.place < 2 ? a.at - b.at : b.at - a.at))
    .map(({ trip }) => trip);
}

/** Smaller is further up. */
function placeOf(trip: Trip, now: Instant): number {
  if (trip.status === UNDER_WAY) return 2;
  if (isPast(saleOf(trip, lagosDay(now)))) return 3;
  return minutesLate(trip, now) === undefined ? 0 : 1;
}

const timeOf = ({ travelDate }: Trip): number => {
  const at = parseInstant(travelDate);
  return at === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(at);
};
