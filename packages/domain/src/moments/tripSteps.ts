import type { Role } from '../access';
import type { Instant } from '../format';
import { mayAct } from '../rights';
import type { StatusRules } from '../statusChoices';
import { type Direction, TRIP_STATUS_CHOICES, TRIP_TRANSITIONS_AT, type Trip, mayHaveArrived } from '../trip';

/**
 * The status steps of a trip: all of them at its origin, only its arrival at its destination. Where it leaves it is sent off before it arrives; the destination
 * may find it arrived once its time is past. Only a super admin can reopen a completed trip.
 */
export const tripSteps = (direction: Direction, role: Role, now: () => Instant): StatusRules<Trip> => ({
  transitionsOf: (trip) =>
    mayHaveArrived(trip, now()) && (direction === 'incoming' || trip.status !== 'Scheduled')
      ? TRIP_TRANSITIONS_AT[direction]
      : { ...TRIP_TRANSITIONS_AT[direction], Scheduled: direction === 'incoming' ? [] : ['En-route'] },
  mayCorrect: ({ status }) =>
    direction === 'outgoing' &&
    (status !== 'Completed' || mayAct('trip.reopen', { role, isOwn: true, moment: 'over' })),
  choices: TRIP_STATUS_CHOICES[direction],
  sameStatus: 'It has this status already.',
});
