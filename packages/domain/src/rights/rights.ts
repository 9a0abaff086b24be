import type { Role } from '../access';
import { type Action, type PersonAction, type Place, RIGHTS, type Right, type Where } from './table';
import { type Moment, type TimedAction, timeOf } from './times';

/** The places that each word of the table stands for. */
const PLACES: Readonly<Record<Where, readonly Place[]>> = {
  anywhere: ['themselves', 'own terminal', 'other end', 'elsewhere'],
  'both ends': ['own terminal', 'other end'],
  'own terminal': ['own terminal'],
  'other end': ['other end'],
  themselves: ['themselves'],
  nowhere: [],
};

/** Whether somebody may begin something at all, wherever they then may. */
export function mayBegin(action: Action, role: Role): boolean {
  const right: Right = RIGHTS[action];
  return right === 'anybody' || right[role] !== 'nowhere';
}

/** Whether somebody may do something at a place, at some time. */
export const mayAt = (action: PersonAction, role: Role, place: Place): boolean =>
  PLACES[RIGHTS[action][role]].includes(place);

/** Whether somebody may do something whosever it is. */
export const mayAnywhere = (action: PersonAction, role: Role): boolean => RIGHTS[action][role] === 'anywhere';

/** Who wants to do it, and when. */
export interface Case {
  role: Role;
  /**
   * Whether the record is their own terminal's: a ticket sold there, a waybill or trip that leaves it; of what they may take back
   * themselves, whether they did it. Else it is the other end of its road.
   */
  isOwn: boolean;
  moment: Moment;
}

/** Whether staff could do it now, at the terminal that the record belongs to. */
const isStaffs = (action: TimedAction, { moment }: Pick<Case, 'moment'>): boolean =>
  timeOf(action).while.includes(moment);

/** Whether somebody may do it now. */
export function mayAct(action: TimedAction, one: Case): boolean {
  if (mayAnywhere(action, one.role)) return true;
  const own: Place = RIGHTS[action][one.role] === 'themselves' ? 'themselves' : 'own terminal';
  return mayAt(action, one.role, one.isOwn ? own : 'other end') && isStaffs(action, one);
}

/** Whether a reason is required. */
export const needsReason = (action: TimedAction, one: Pick<Case, 'moment'>): boolean =>
  timeOf(action).needsReason === true || !isStaffs(action, one);
