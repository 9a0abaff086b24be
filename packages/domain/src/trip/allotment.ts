import type { Day, Instant } from '../format';
import { TRIP_SALE_MESSAGES, type Trip, saleOf } from './trip';

/** The most seats of one trip that one login keeps for an outage. */
export const MOST_OUTAGE_SEATS = 6;

/** Kept seats are sold without a connection until so long before the trip leaves; later they are kept only for what was sold from them. */
const SELLS_UNTIL_MINUTES = 60;
/** From then on whoever comes first gets them: for so long a sale may be on its way, and for so long a machine's clock may be off. */
const ENDS_MINUTES = 30;

/** Until when kept seats of a trip that leaves then are sold without a connection, and kept. */
export interface AllotmentTimes {
  sellsUntil: Instant;
  endsAt: Instant;
}

export function allotmentTimes(travelDate: Instant): AllotmentTimes {
  const before = (minutes: number) => new Date(Date.parse(travelDate) - minutes * 60_000).toISOString();
  return { sellsUntil: before(SELLS_UNTIL_MINUTES), endsAt: before(ENDS_MINUTES) };
}

/** How many seats of a trip all counters together may keep: a third of those that nobody has bought. The last two are never kept. */
export const mostKept = (unsold: number): number => Math.floor(unsold / 3);

/** The seats that are kept next: from the back, where people want to sit least. */
export function seatsToKeep(free: readonly number[], count: number): number[] {
  const backwards = free.toSorted((one, other) => other - one);
  return backwards.slice(0, Math.max(0, count)).toSorted((one, other) => one - other);
}

/** Seats of a trip that this machine's login keeps for an outage. */
export interface Allotment {
  id: string;
  tripId: string;
  seats: readonly number[];
  sellsUntil: Instant;
  /** Others need them. */
  isWanted: boolean;
}

/** Whether seats of an allotment are still sold without a connection. */
export const isSelling = ({ sellsUntil }: Pick<Allotment, 'sellsUntil'>, now: Instant): boolean =>
  Date.parse(now) < Date.parse(sellsUntil);

/** The message if the only seats left are kept. */
const ALL_KEPT =
  'The last seats of this trip are kept for an outage at other counters. They come free as soon as those counters are connected, at the latest half an hour before it leaves.';

/** The message if somebody wants a seat that another counter keeps. */
export const seatsKeptMessage = (seats: readonly number[]): string => {
  const [numbers, are] = seats.length === 1 ? ['Seat', 'is'] : ['Seats', 'are'];
  const list = seats.toSorted((one, other) => one - other).join(', ');
  return `${numbers} ${list} ${are} kept for an outage at another counter. Please choose another seat.`;
};

/** Why no seats of a trip can be sold, as form and server say it; undefined where some can. */
export function whyNotForSale(
  trip: Pick<Trip, 'status' | 'travelDate' | 'totalSeats' | 'takenSeats' | 'keptSeats'>,
  today: Day,
): string | undefined {
  const sale = saleOf(trip, today);
  if (sale === 'open') return undefined;
  return sale === 'full' && (trip.keptSeats ?? []).length > 0 ? ALL_KEPT : TRIP_SALE_MESSAGES[sale];
}
