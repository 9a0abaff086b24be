import type { Role } from '../access';
import { type Instant, lagosDay } from '../format';
import { mayAct } from '../rights';
import { CANCELLED, type Trip } from '../trip';
import { hasLeft } from './moments';

type Leaving = Pick<Trip, 'status' | 'travelDate'> & {
  /** Whether the trip leaves from the user's own terminal. */
  isOwn: boolean;
};

/** How many hours after its departure time staff may still disrupt a trip past midnight: a bus of 11:30 PM may leave late or break down. */
export const HOURS_LATE = 6;

/**
 * Whether a user may disrupt a departure now: staff of its origin until its day is over and at least `HOURS_LATE` hours after its departure time; the
 * head office always (docs/departure.md).
 */
export function mayDisrupt(trip: Leaving, role: Role, now: Instant): boolean {
  const hoursAgo = new Date(Date.parse(now) - HOURS_LATE * 3_600_000).toISOString();
  // A cancelled trip may run again for as long as it could have been disrupted.
  const status = trip.status === CANCELLED ? '' : trip.status;
  const isOver = hasLeft({ ...trip, status }, lagosDay(trip.travelDate > hoursAgo ? hoursAgo : now));
  return mayAct('trip.disrupt', { role, isOwn: trip.isOwn, moment: isOver ? 'started' : 'open' });
}
