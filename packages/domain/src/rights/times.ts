import type { PersonAction } from './table';

/**
 * How far a record has come, as far as rights are concerned (`moments.ts` tells it of each).
 * - `open`: nothing has happened yet. A Scheduled ticket whose bus has not left, a Pending waybill or expense, a trip without tickets,
 *   a step of a status that was taken a moment ago.
 * - `sold`: a trip that has tickets and has not left.
 * - `late`: nothing has happened yet either, but the time in which staff give money back is over: a Scheduled ticket whose bus should
 *   have left or was En-route once, a Pending waybill of another day.
 * - `started`: the first step was made, or the bus has left.
 * - `delivered`: a waybill whose parcel waits for its receiver.
 * - `over`: a Completed ticket or trip, a waybill that was picked up, an expense on which somebody has decided.
 */
export type Moment = 'open' | 'late' | 'sold' | 'started' | 'delivered' | 'over';

interface Time {
  while: readonly Moment[];
  /** A reason is asked for also where staff may. */
  needsReason?: true;
}

/** Until when staff may what they may. Super admins may at any time: with a reason where staff may not any more (docs/money.md). */
export const TIMES = {
  'ticket.void': { while: ['open'], needsReason: true },
  'ticket.giveBack': { while: ['open'], needsReason: true },
  'ticket.collect': { while: ['open', 'late'] },
  'waybill.void': { while: ['open'], needsReason: true },
  'waybill.giveBack': { while: ['open'], needsReason: true },
  'waybill.amount': { while: ['open'] },
  'waybill.receiver': { while: ['open', 'late', 'started'] },
  'waybill.edit': { while: ['open', 'late', 'started', 'delivered'] },
  'trip.fare': { while: ['open'] },
  'trip.date': { while: ['open', 'sold'] },
  'trip.disrupt': { while: ['open', 'sold'] },
  'trip.reopen': { while: [] },
  'step.takeBack': { while: ['open'], needsReason: true },
  'expense.delete': { while: ['open'] },
} as const satisfies Readonly<Partial<Record<PersonAction, Time>>>;

/** What staff may only for a time. */
export type TimedAction = keyof typeof TIMES;

export const timeOf = (action: TimedAction): Time => TIMES[action];
