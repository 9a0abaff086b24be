import type { Transitions } from '../transitions';
import { type Direction, TRIP_STATUSES, type TripStatus } from './trip';

/** Staff of the origin may set any status, staff of the destination only that it arrived (docs/trip.md). */
export const TRIP_STATUS_CHOICES: Record<Direction, readonly TripStatus[]> = {
  outgoing: TRIP_STATUSES,
  incoming: ['Completed'],
};

/** Forward steps; every other change is a step back, and takes a reason. */
export const TRIP_TRANSITIONS: Transitions<TripStatus> = {
  Scheduled: ['En-route', 'Completed'],
  'En-route': ['Completed'],
  Completed: [],
};
