import type { Role } from '../access';
import { type Instant, lagosDay, parseInstant } from '../format';
import type { Trip } from '../trip';
import { tripMoment } from './moments';
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
export const mayDisrupt = ({ isOwn, ...trip }: Leaving, role: Role, now: Instant): boolean =>
  mayAct('trip.disrupt', { role, isOwn, moment: tripMoment({ ...trip, tickets: 0 }, dayFor(trip, now)) });

/** The day that counts: that of the departure as long as it is not long due. */
function dayFor({ travelDate }: Pick<Trip, 'travelDate'>, now: Instant) {
  const due = parseInstant(travelDate);
  const isSoonAfter = due !== undefined && Date.parse(now) < Date.parse(due) + HOURS_LATE * 3_600_000;
  return lagosDay(isSoonAfter ? due : now);
}

/** Why staff may not any more. */
export const DAY_IS_OVER =
  'The day of this departure is over. Only a super admin can say now that it did not leave as planned.';
