import type { Role } from '../access';

/**
 * How far a record has come, as far as its money is concerned.
 * - `open`: nothing has happened yet. A Scheduled ticket whose bus has not left, a Pending waybill, a trip without tickets.
 * - `sold`: a trip that has tickets and has not left.
 * - `late`: nothing has happened yet either, but the time in which staff give money back is over: a Scheduled ticket whose bus should
 *   have left or was En-route once, a Pending waybill of another day.
 * - `started`: the first step was made, or the bus has left.
 * - `delivered`: a waybill whose parcel waits for its receiver.
 * - `over`: a Completed ticket or trip, a waybill that was picked up.
 */
export type Moment = 'open' | 'late' | 'sold' | 'started' | 'delivered' | 'over';

/** What can be done to the money of a record, or to what keeps it in the books. */
export type MoneyAct =
  | 'ticket.void'
  /** The amount goes down: the passenger gets something back. */
  | 'ticket.giveBack'
  /** The amount goes up. */
  | 'ticket.collect'
  | 'waybill.void'
  /** The amount goes down: the sender gets something back. */
  | 'waybill.giveBack'
  | 'waybill.amount'
  | 'waybill.receiver'
  | 'trip.fare'
  | 'trip.date'
  | 'trip.reopen';

interface StaffRight {
  /** Whose staff: the record's own terminal, or both ends of its road. */
  where: 'own terminal' | 'both ends';
  while: readonly Moment[];
  /** A reason is asked for also where staff may. */
  needsReason?: true;
}

/**
 * What staff may do, where and until when. A super admin may all of it: with a reason where staff may not.
 * The server enforces this table, the menus of the app follow it (docs/money.md).
 */
const STAFF: Readonly<Record<MoneyAct, StaffRight>> = {
  'ticket.void': { where: 'own terminal', while: ['open'], needsReason: true },
  'ticket.giveBack': { where: 'own terminal', while: ['open'], needsReason: true },
  'ticket.collect': { where: 'both ends', while: ['open', 'late'] },
  'waybill.void': { where: 'own terminal', while: ['open'], needsReason: true },
  'waybill.giveBack': { where: 'own terminal', while: ['open'], needsReason: true },
  'waybill.amount': { where: 'own terminal', while: ['open'] },
  'waybill.receiver': { where: 'own terminal', while: ['open', 'late', 'started'] },
  'trip.fare': { where: 'own terminal', while: ['open'] },
  'trip.date': { where: 'own terminal', while: ['open', 'sold'] },
  'trip.reopen': { where: 'own terminal', while: [] },
};

/** Who wants to do it, and when. */
export interface Case {
  role: Role;
  /** Whether the record is their own terminal's: a ticket sold there, a waybill or trip that leaves it. */
  isOwn: boolean;
  moment: Moment;
}

/** Whether staff could do it now, at the terminal that the record belongs to. */
const isStaffs = (act: MoneyAct, { moment }: Pick<Case, 'moment'>): boolean =>
  STAFF[act].while.includes(moment);

/** Whether somebody may do it now. */
export const mayAct = (act: MoneyAct, one: Case): boolean =>
  one.role === 'super_admin' || (isStaffs(act, one) && (one.isOwn || STAFF[act].where === 'both ends'));

/** Whether a reason is required. */
export const needsReason = (act: MoneyAct, one: Pick<Case, 'moment'>): boolean =>
  STAFF[act].needsReason === true || !isStaffs(act, one);
