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

/** The steps that are taken at either end: a trip only arrives where it goes. */
export const TRIP_TRANSITIONS_AT: Readonly<Record<Direction, Transitions<TripStatus>>> = {
  outgoing: TRIP_TRANSITIONS,
  incoming: { ...TRIP_TRANSITIONS, Scheduled: TRIP_STATUS_CHOICES.incoming },
};
