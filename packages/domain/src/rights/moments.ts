import type { Day } from '../format';
import type { Ticket } from '../ticket';
import { type Trip, saleOf } from '../trip';
import type { Waybill } from '../waybill';
import type { Moment } from './rights';

type Departing = Pick<Trip, 'status' | 'travelDate'>;

/** Whether a trip has left: it is En-route or Completed, or its day is over. */
export const hasLeft = (trip: Departing, today: Day): boolean =>
  saleOf({ ...trip, totalSeats: 1, takenSeats: [] }, today) === 'left';

/** How far a ticket has come. Without its trip only its own status counts. */
export function ticketMoment(
  { status }: Pick<Ticket, 'status'>,
  trip: Departing | undefined,
  today: Day,
): Moment {
  if (status === 'Completed') return 'over';
  if (status !== undefined && status !== 'Scheduled') return 'started';
  return trip && hasLeft(trip, today) ? 'started' : 'open';
}

const WAYBILL_MOMENTS: Readonly<Record<string, Moment>> = {
  'On-Transit': 'started',
  Delivered: 'delivered',
  'Picked Up': 'over',
};

/** How far a waybill has come. */
export const waybillMoment = ({ status = '' }: Pick<Waybill, 'status'>): Moment =>
  WAYBILL_MOMENTS[status] ?? 'open';

/** How far a trip has come; `tickets` counts those that are sold and were not voided. */
export function tripMoment(trip: Departing & { tickets: number }, today: Day): Moment {
  if (trip.status === 'Completed') return 'over';
  if (hasLeft(trip, today)) return 'started';
  return trip.tickets > 0 ? 'sold' : 'open';
}
