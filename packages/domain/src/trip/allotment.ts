import type { Instant } from '../format';
import { TRIP_SALE_MESSAGES, type Trip, saleOf } from './trip';

/** How many minutes before departure kept seats are sold offline for the last time. After that they are kept only for sales that were already made. */
const SELLS_UNTIL_MINUTES = 60;
/** How many minutes before departure kept seats are released. The gap between the two allows for sales that are not sent yet and for inaccurate clocks. */
const ENDS_MINUTES = 30;

/** Until when kept seats of a trip are sold offline, and until when they are kept. */
export interface AllotmentTimes {
  sellsUntil: Instant;
  endsAt: Instant;
}

export function allotmentTimes(travelDate: Instant): AllotmentTimes {
  const before = (minutes: number) => new Date(Date.parse(travelDate) - minutes * 60_000).toISOString();
  return { sellsUntil: before(SELLS_UNTIL_MINUTES), endsAt: before(ENDS_MINUTES) };
}

/** Returns the maximum number of seats that all counters together may keep of a trip: a third of the unsold seats, so that the last two are never kept. */
export const maxKeptSeats = (unsold: number): number => Math.floor(unsold / 3);

/** Returns the seats to keep next: from the back, which passengers like least. */
export function seatsToKeep(free: readonly number[], count: number): number[] {
  const backwards = free.toSorted((one, other) => other - one);
  return backwards.slice(0, Math.max(0, count)).toSorted((one, other) => one - other);
}

/** Seats of a trip that the login on this machine keeps for an outage. */
export interface Allotment {
  id: string;
  tripId: string;
  seats: readonly number[];
  sellsUntil: Instant;
  /** Whether other counters need the seats. */
  isWanted: boolean;
}

/** Whether seats of an allotment may still be sold offline. */
export const isSelling = ({ sellsUntil }: Pick<Allotment, 'sellsUntil'>, now: Instant): boolean =>
  Date.parse(now) < Date.parse(sellsUntil);

/** The message if the only seats left are kept. */
const ALL_KEPT =
  'The last seats of this trip are kept for an outage at other counters. They come free as soon as those counters are connected, at the latest half an hour before it leaves.';

/** The message for seats that another counter keeps. */
export const seatsKeptMessage = (seats: readonly number[]): string => {
  const [numbers, are] = seats.length === 1 ? ['Seat', 'is'] : ['Seats', 'are'];
  const list = seats.toSorted((one, other) => one - other).join(', ');
  return `${numbers} ${list} ${are} kept for an outage at another counter. Please choose another seat.`;
};

/** Returns the reason why no seats of a trip can be sold, shared by form and server; undefined if some can. */
export function whyNotForSale(
  trip: Pick<Trip, 'status' | 'travelDate' | 'totalSeats' | 'takenSeats' | 'keptSeats'>,
  now: Instant,
): string | undefined {
  const sale = saleOf(trip, now);
  if (sale === 'open') return undefined;
  return sale === 'full' && (trip.keptSeats ?? []).length > 0 ? ALL_KEPT : TRIP_SALE_MESSAGES[sale];
}
