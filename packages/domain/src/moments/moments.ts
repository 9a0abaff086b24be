import { type Expense, isEditable } from '../expense';
import { type Instant, lagosDay } from '../format';
import type { Moment } from '../rights';
import type { Ticket } from '../ticket';
import { type Trip, saleOf } from '../trip';
import { STEP_BACK_MINUTES } from '../transitions';
import type { Waybill } from '../waybill';

type Departing = Pick<Trip, 'status' | 'travelDate'>;

/** Whether a trip has left: it is En-route or Completed, or no longer waits. */
export const hasLeft = (trip: Departing, now: Instant): boolean =>
  saleOf({ ...trip, totalSeats: 1, takenSeats: [] }, now) === 'left';

/**
 * Returns until when staff may refund a ticket: the departure time that was planned at the sale, or if the sale was later than that, as long as a wrong
 * step may be corrected.
 */
export function refundTime(soldAt: Instant, departsAt: Instant): Instant {
  const soon = new Date(Date.parse(soldAt) + STEP_BACK_MINUTES * 60_000).toISOString();
  return Date.parse(departsAt) > Date.parse(soon) ? departsAt : soon;
}

/** Returns the departure of a ticket from the ticket's own fields. */
export const departureOf = ({
  tripStatus = '',
  travelDate = '',
}: Pick<Ticket, 'tripStatus' | 'travelDate'>): Departing => ({ status: tripStatus, travelDate });

/** Returns the current moment of a ticket. Without its trip, only the ticket's own status and times count. */
export function ticketMoment(
  { status, refundableUntil, unseatedSince }: Pick<Ticket, 'status' | 'refundableUntil' | 'unseatedSince'>,
  trip: Departing | undefined,
  now: Instant,
): Moment {
  if (status === 'Completed') return 'over';
  if (status !== undefined && status !== 'Scheduled') return 'started';
  // Passengers without a seat may have a refund until they get another seat.
  if (unseatedSince !== undefined) return 'open';
  if (trip && hasLeft(trip, now)) return 'started';
  return refundableUntil !== undefined && Date.parse(refundableUntil) <= Date.parse(now) ? 'late' : 'open';
}

const WAYBILL_MOMENTS: Readonly<Record<string, Moment>> = {
  'On-Transit': 'started',
  Delivered: 'delivered',
  'Picked Up': 'over',
};

/**
 * Returns the current moment of a waybill. A Pending one is `open` until the end of the day on which it was taken in, unless it is known to have been on
 * its way before and was set back.
 */
export function waybillMoment(
  { status = '', bookedAt, wasOnItsWay = false }: Pick<Waybill, 'status' | 'bookedAt' | 'wasOnItsWay'>,
  now: Instant,
): Moment {
  const moment = WAYBILL_MOMENTS[status];
  if (moment !== undefined) return moment;
  if (wasOnItsWay) return 'late';
  return bookedAt !== undefined && lagosDay(bookedAt) < lagosDay(now) ? 'late' : 'open';
}

/** Returns the moment of a trip; `tickets` is its number of tickets that are not void. */
export function tripMoment(trip: Departing & { tickets: number }, now: Instant): Moment {
  if (trip.status === 'Completed') return 'over';
  if (hasLeft(trip, now)) return 'started';
  return trip.tickets > 0 ? 'sold' : 'open';
}

/** Returns the moment of an expense: `over` once it is approved or rejected. */
export const expenseMoment = ({ status }: Pick<Expense, 'status'>): Moment =>
  isEditable({ status }) ? 'open' : 'over';

/** Returns the moment of a status step: `open` while the user who took it may take it back. */
export const stepMoment = (takenAt: Instant, now: Instant): Moment =>
  Date.parse(takenAt) >= Date.parse(now) - STEP_BACK_MINUTES * 60_000 ? 'open' : 'late';
