import { type Expense, isEditable } from '../expense';
import { type Day, type Instant, lagosDay } from '../format';
import type { Ticket } from '../ticket';
import { type Trip, saleOf } from '../trip';
import { CORRECTION_MINUTES } from '../transitions';
import type { Waybill } from '../waybill';
import type { Moment } from './times';

type Departing = Pick<Trip, 'status' | 'travelDate'>;

/** Whether a trip has left: it is En-route or Completed, or its day is over. */
export const hasLeft = (trip: Departing, today: Day): boolean =>
  saleOf({ ...trip, totalSeats: 1, takenSeats: [] }, today) === 'left';

/**
 * Until when staff may give money back for a ticket: until its bus is to leave, as it was planned at the sale, and where that is late
 * already for as long as any wrong step can be taken back.
 */
export function refundTime(soldAt: Instant, departsAt: Instant): Instant {
  const soon = new Date(Date.parse(soldAt) + CORRECTION_MINUTES * 60_000).toISOString();
  return Date.parse(departsAt) > Date.parse(soon) ? departsAt : soon;
}

/** The departure of a ticket, as far as the ticket itself tells it. */
export const departureOf = ({
  tripStatus = '',
  travelDate = '',
}: Pick<Ticket, 'tripStatus' | 'travelDate'>): Departing => ({ status: tripStatus, travelDate });

/** How far a ticket has come by now. Without its trip only its own status and its own time count. */
export function ticketMoment(
  { status, refundableUntil, unseatedSince }: Pick<Ticket, 'status' | 'refundableUntil' | 'unseatedSince'>,
  trip: Departing | undefined,
  now: Instant,
): Moment {
  if (status === 'Completed') return 'over';
  if (status !== undefined && status !== 'Scheduled') return 'started';
  // Whoever lost their seat may have their money back until they get another one.
  if (unseatedSince !== undefined) return 'open';
  if (trip && hasLeft(trip, lagosDay(now))) return 'started';
  return refundableUntil !== undefined && Date.parse(refundableUntil) <= Date.parse(now) ? 'late' : 'open';
}

const WAYBILL_MOMENTS: Readonly<Record<string, Moment>> = {
  'On-Transit': 'started',
  Delivered: 'delivered',
  'Picked Up': 'over',
};

/**
 * How far a waybill has come by now: a Pending one is `open` until the end of the day on which it was taken in, unless it was on its way before,
 * as far as that is known, and was set back.
 */
export function waybillMoment(
  { status = '', bookedAt, hasLeft: wasOnItsWay = false }: Pick<Waybill, 'status' | 'bookedAt' | 'hasLeft'>,
  now: Instant,
): Moment {
  const moment = WAYBILL_MOMENTS[status];
  if (moment !== undefined) return moment;
  if (wasOnItsWay) return 'late';
  return bookedAt !== undefined && lagosDay(bookedAt) < lagosDay(now) ? 'late' : 'open';
}

/** How far a trip has come; `tickets` counts those that are sold and were not voided. */
export function tripMoment(trip: Departing & { tickets: number }, today: Day): Moment {
  if (trip.status === 'Completed') return 'over';
  if (hasLeft(trip, today)) return 'started';
  return trip.tickets > 0 ? 'sold' : 'open';
}

/** How far an expense has come: once somebody has decided on it, it is over. */
export const expenseMoment = ({ status }: Pick<Expense, 'status'>): Moment =>
  isEditable({ status }) ? 'open' : 'over';

/** How long ago a step of a status was taken: whoever took it may take it back for a while. */
export const stepMoment = (takenAt: Instant, now: Instant): Moment =>
  Date.parse(takenAt) >= Date.parse(now) - CORRECTION_MINUTES * 60_000 ? 'open' : 'late';
