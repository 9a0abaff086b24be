import { type Direction, type Role, TRIP_TRANSITIONS_AT, type Trip, mayAct } from '@motorpark/domain';
import type { StatusRules } from '../../shared/history/statusMenu';
import { messages } from './messages';

/** What people do with a trip's status: any step where it leaves, its arrival where it goes. A completed trip is opened again only by a super admin. */
export const tripSteps = (direction: Direction, role: Role): StatusRules<Trip> => ({
  transitionsOf: () => TRIP_TRANSITIONS_AT[direction],
  mayCorrect: ({ status }) =>
    direction === 'outgoing' &&
    (status !== 'Completed' || mayAct('trip.reopen', { role, isOwn: true, moment: 'over' })),
  sameStatus: messages.sameStatus,
});
