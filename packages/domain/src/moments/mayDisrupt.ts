import type { Role } from '../access';
import type { Instant } from '../format';
import { mayAct } from '../rights';
import { CANCELLED, type Trip } from '../trip';
import { hasLeft } from './moments';

type Leaving = Pick<Trip, 'status' | 'travelDate'> & {
  /** Whether the trip leaves from the user's own terminal. */
  isOwn: boolean;
};

/** Whether a user may disrupt a departure now: staff of its origin until it has left, the head office always (docs/departure.md). */
export function mayDisrupt(trip: Leaving, role: Role, now: Instant): boolean {
  // A cancelled trip may run again for as long as it could have been disrupted.
  const status = trip.status === CANCELLED ? '' : trip.status;
  const isOver = hasLeft({ ...trip, status }, now);
  return mayAct('trip.disrupt', { role, isOwn: trip.isOwn, moment: isOver ? 'started' : 'open' });
}
