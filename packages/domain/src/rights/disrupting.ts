import type { Role } from '../access';
import { type Instant, lagosDay } from '../format';
import type { Trip } from '../trip';
import { hasLeft } from './moments';
import { mayAct } from './rights';

type Leaving = Pick<Trip, 'status' | 'travelDate'> & {
  /** Whether it leaves from their own terminal. */
  isOwn: boolean;
};

/** How long after its time a departure that still stands there is dealt with past midnight: a bus of 11:30 PM leaves late, or breaks down. */
export const HOURS_LATE = 6;

/**
 * Whether somebody may say now that a departure does not leave as it was planned: staff where it leaves until its day is over, and some
 * hours after its time; the head office always (docs/departure.md).
 */
export function mayDisrupt(trip: Leaving, role: Role, now: Instant): boolean {
  const hoursAgo = new Date(Date.parse(now) - HOURS_LATE * 3_600_000).toISOString();
  const isOver = hasLeft(trip, lagosDay(trip.travelDate > hoursAgo ? hoursAgo : now));
  return mayAct('trip.disrupt', { role, isOwn: trip.isOwn, moment: isOver ? 'started' : 'open' });
}
