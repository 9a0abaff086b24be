import { type OwnTerminal, isOwnTerminal } from '../access';
import { INSTANT, KOBO, TEXT, type ValuesOf } from '../field';
import { type Day, type Instant, lagosDay, parseInstant } from '../format';
import type { Change } from '../history';
import type { Versioned } from '../version';

export const TRIP_STATUSES = ['Scheduled', 'En-route', 'Completed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** A trip that does not run any more (docs/departure.md); no step of a status leads there or back. */
export const CANCELLED = 'Cancelled';

/** All that a trip of our own server can be. */
export const TRIP_STATES = [...TRIP_STATUSES, CANCELLED] as const;

/** As seen from a terminal: a trip leaves it or arrives at it. */
export type Direction = 'outgoing' | 'incoming';

/** All that the form says of a trip (docs/trip.md), in its order. */
export const TRIP_FIELDS = {
  /** The route's readable code, `Awka - Lagos`. */
  routeId: { label: 'Route', kind: TEXT },
  travelDate: { label: 'Travel Date', kind: INSTANT },
  vehicleNumber: { label: 'Vehicle', kind: TEXT },
  /** The fare. */
  amount: { label: 'Amount', inForm: 'Amount (₦)', kind: KOBO },
} as const;
export type TripFields = typeof TRIP_FIELDS;

/** The same as our own server keeps it. */
export type TripValues = ValuesOf<TripFields>;

/** One departure on a route. */
export interface Trip extends Versioned, TripValues {
  id: string;
  /** Name of the terminal it leaves from. */
  origin: string;
  /** Name of the terminal it goes to. */
  destination: string;
  /** Its id, only if the server sends it. */
  destinationId?: string | undefined;
  vehicleType: string;
  /** When it was to leave at first, where a disruption has it leave later. */
  delayedFrom?: Instant | undefined;
  /** One of TRIP_STATES from our own server; others are shown as they come. */
  status: string;
  totalSeats: number;
  /** Seat numbers that nobody can buy any more, ascending. */
  takenSeats: number[];
  /** Those of them that nobody has bought, but counters keep for an outage. */
  keptSeats?: readonly number[] | undefined;
  /** Where the server itself says it. */
  direction?: Direction | undefined;
  /** What happened to it, oldest first; only of a trip that was asked for by itself. */
  history?: readonly Change[] | undefined;
}

/** Outgoing or incoming as seen from a terminal: what the server says, else by the trip's ends. */
export function directionOf(
  { direction, destination, destinationId }: Pick<Trip, 'direction' | 'destination' | 'destinationId'>,
  terminal: OwnTerminal | string,
): Direction {
  if (direction) return direction;
  return isOwnTerminal(terminal, { id: destinationId, name: destination }) ? 'incoming' : 'outgoing';
}

/** How many seats can still be sold. */
export const freeSeats = (trip: Pick<Trip, 'totalSeats' | 'takenSeats'>): number =>
  Math.max(0, trip.totalSeats - trip.takenSeats.length);

/** Whether a trip is over as far as selling goes, whatever seats it has. */
export const isPast = (sale: TripSale): boolean => sale === 'left' || sale === 'cancelled';

/** Whether seats of a trip can still be sold, and if not, why. */
export type TripSale = 'open' | 'full' | 'left' | 'cancelled';

const DEPARTED: ReadonlySet<string> = new Set<TripStatus>(['En-route', 'Completed']);

/**
 * A trip has left once it is En-route or Completed, or its day is over. A late departure still sells: buses leave when they are
 * full, not by the clock. A status or date that we cannot read, from another server, stops no sale.
 */
export function saleOf(
  trip: Pick<Trip, 'status' | 'travelDate' | 'totalSeats' | 'takenSeats'>,
  today: Day,
): TripSale {
  if (trip.status === CANCELLED) return 'cancelled';
  const travelDate = parseInstant(trip.travelDate);
  const isDayOver = travelDate !== undefined && lagosDay(travelDate) < today;
  if (isDayOver || DEPARTED.has(trip.status)) return 'left';
  return freeSeats(trip) === 0 ? 'full' : 'open';
}

/** The messages, the same on the form and from the server. */
export const TRIP_SALE_MESSAGES: Record<Exclude<TripSale, 'open'>, string> = {
  full: 'This trip is full. Please choose another trip.',
  left: 'This trip has left. Please choose another trip.',
  cancelled: 'This trip was cancelled. Please choose another trip.',
};
