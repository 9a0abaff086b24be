import type { Transitions } from '../transitions';
import type { Instant } from '../format';
import { type Direction, TRIP_STATUSES, type Trip, type TripStatus } from './trip';

/** The statuses that staff may set: at the origin any, at the destination only the arrival (docs/trip.md). */
export const TRIP_STATUS_CHOICES: Record<Direction, readonly TripStatus[]> = {
  outgoing: TRIP_STATUSES,
  incoming: ['Completed'],
};

/** The forward steps of a trip's status; every other change is a step back and requires a reason. */
export const TRIP_TRANSITIONS: Transitions<TripStatus> = {
  Scheduled: ['En-route', 'Completed'],
  'En-route': ['Completed'],
  Completed: [],
};

/** Whether a trip can have arrived: it was sent off, or its time is past and nobody recorded that it left. */
export const mayHaveArrived = (
  { status, travelDate }: Pick<Trip, 'status' | 'travelDate'>,
  now: Instant,
): boolean => status !== 'Scheduled' || Date.parse(travelDate) <= Date.parse(now);

/** The forward steps at each end of the route: the destination only sets the arrival. */
export const TRIP_TRANSITIONS_AT: Readonly<Record<Direction, Transitions<TripStatus>>> = {
  outgoing: TRIP_TRANSITIONS,
  incoming: { ...TRIP_TRANSITIONS, Scheduled: TRIP_STATUS_CHOICES.incoming },
};
