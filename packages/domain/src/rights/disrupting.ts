import type { Role } from '../access';
import type { Day } from '../format';
import type { Trip } from '../trip';
import { tripMoment } from './moments';
import { mayAct } from './rights';

type Leaving = Pick<Trip, 'status' | 'travelDate'> & {
  /** Whether it leaves from their own terminal. */
  isOwn: boolean;
};

/**
 * Whether somebody may say now that a departure does not leave as it was planned: staff where it leaves until its day is over, the head office
 * always (docs/departure.md).
 */
export const mayDisrupt = ({ isOwn, ...trip }: Leaving, role: Role, today: Day): boolean =>
  mayAct('trip.disrupt', { role, isOwn, moment: tripMoment({ ...trip, tickets: 0 }, today) });

/** Why staff may not any more. */
export const DAY_IS_OVER =
  'The day of this departure is over. Only a super admin can say now that it did not leave as planned.';
