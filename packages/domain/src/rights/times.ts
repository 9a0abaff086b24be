import type { PersonAction } from './table';

/**
 * How far a record has come, as far as rights are concerned; `moments.ts` determines it for each noun.
 * - `open`: nothing has happened yet. A Scheduled ticket whose bus has not left, a Pending waybill or expense, a trip without tickets, a status step
 *   taken less than `STEP_BACK_MINUTES` ago.
 * - `sold`: a trip that has tickets and has not left.
 * - `late`: nothing has happened yet, but the time in which staff may refund is over. A Scheduled ticket whose bus should have left or was En-route
 *   once, a Pending waybill of an earlier day.
 * - `started`: the first step was taken, or the bus has left.
 * - `delivered`: a waybill whose parcel waits for its receiver.
 * - `over`: a Completed ticket or trip, a waybill that was picked up, an expense that was approved or rejected.
 */
export type Moment = 'open' | 'late' | 'sold' | 'started' | 'delivered' | 'over';

interface Time {
  while: readonly Moment[];
  /** Whether a reason is required even while staff may act. */
  needsReason?: true;
}

/** Until when staff may perform an action. Super admins may at any time, but need a reason once staff may not any more (docs/money.md). */
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

/** Actions that staff may perform only for a time. */
export type TimedAction = keyof typeof TIMES;

export const timeOf = (action: TimedAction): Time => TIMES[action];
