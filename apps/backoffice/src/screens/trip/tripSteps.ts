import {
  type Direction,
  type Role,
  TRIP_STATUS_CHOICES,
  TRIP_TRANSITIONS_AT,
  type Trip,
  mayAct,
} from '@motorpark/domain';
import type { StatusRules } from '../../shared/history/statusMenu';
import { messages } from './messages';

/** The status steps of a trip: all of them at its origin, only its arrival at its destination. Only a super admin can reopen a completed trip. */
export const tripSteps = (direction: Direction, role: Role): StatusRules<Trip> => ({
  transitionsOf: () => TRIP_TRANSITIONS_AT[direction],
  mayCorrect: ({ status }) =>
    direction === 'outgoing' &&
    (status !== 'Completed' || mayAct('trip.reopen', { role, isOwn: true, moment: 'over' })),
  choices: TRIP_STATUS_CHOICES[direction],
  sameStatus: messages.sameStatus,
});
