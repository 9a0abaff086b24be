import { type Role, isBoundToTerminal } from '../access';
import { type Action, type PersonAction, type Place, RIGHTS, type Right, type Where } from './table';
import { type Moment, type TimedAction, timeOf } from './times';

/** The places that each value of `Where` covers. */
const PLACES: Readonly<Record<Where, readonly Place[]>> = {
  anywhere: ['themselves', 'own terminal', 'other end', 'elsewhere'],
  'both ends': ['own terminal', 'other end'],
  'own terminal': ['own terminal'],
  'other end': ['other end'],
  themselves: ['themselves'],
  nowhere: [],
};

/** Whether a role may perform an action at all, at whatever place. */
export function mayBegin(action: Action, role: Role): boolean {
  const right: Right = RIGHTS[action];
  return right === 'anybody' || right[role] !== 'nowhere';
}

/** Whether a role may perform an action at a place; does not check the time. */
export const mayAt = (action: PersonAction, role: Role, place: Place): boolean =>
  PLACES[RIGHTS[action][role]].includes(place);

/** The same at a record of the user's own terminal, or else at the other end of its route. */
export const mayAtEnd = (action: PersonAction, role: Role, isOwn: boolean): boolean =>
  mayAt(action, role, isOwn ? 'own terminal' : 'other end');

/** Whether a role may perform an action on everybody's records. */
export const mayAnywhere = (action: PersonAction, role: Role): boolean => RIGHTS[action][role] === 'anywhere';

/** Whether a role performs an action at a record without the limits of staff: super admins everywhere, managers where they may perform it at all. */
export const decides = (action: PersonAction, role: Role, isOwn: boolean): boolean =>
  mayAnywhere(action, role) || (!isBoundToTerminal(role) && mayAtEnd(action, role, isOwn));

/** The user's role and relation to a record, and how far the record has come. */
export interface Case {
  role: Role;
  /**
   * Whether the record belongs to the user's own terminal: a ticket sold there, a waybill or trip that leaves it. For actions limited to `themselves`:
   * whether the user took the step. Otherwise the terminal is the other end of the route.
   */
  isOwn: boolean;
  moment: Moment;
}

/** Whether staff of the record's own terminal may perform the action now. */
const isOpenToStaff = (action: TimedAction, { moment }: Pick<Case, 'moment'>): boolean =>
  timeOf(action).while.includes(moment);

/** Whether the user may perform the action now. */
export function mayAct(action: TimedAction, one: Case): boolean {
  if (decides(action, one.role, one.isOwn)) return true;
  const own: Place = RIGHTS[action][one.role] === 'themselves' ? 'themselves' : 'own terminal';
  return mayAt(action, one.role, one.isOwn ? own : 'other end') && isOpenToStaff(action, one);
}

/** Whether a reason is required. */
export const needsReason = (action: TimedAction, one: Pick<Case, 'moment'>): boolean =>
  timeOf(action).needsReason === true || !isOpenToStaff(action, one);
