import { type OwnTerminal, isOwnTerminal } from '../access';
import { INSTANT, KOBO, TEXT, type ValuesOf } from '../field';
import { type Instant, lagosDay, parseInstant } from '../format';
import type { Change } from '../history';
import type { Versioned } from '../version';

export const TRIP_STATUSES = ['Scheduled', 'En-route', 'Completed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** The status of a cancelled trip (docs/departure.md); no status step leads to it or from it. */
export const CANCELLED = 'Cancelled';

/** All statuses of a trip on our own server. */
export const TRIP_STATES = [...TRIP_STATUSES, CANCELLED] as const;

/** The direction of a trip relative to a terminal: it leaves it or arrives at it. */
export type Direction = 'outgoing' | 'incoming';

/** The fields of the trip form (docs/trip.md), in its order. */
export const TRIP_FIELDS = {
  /** The route's readable code, `Awka - Lagos`. */
  routeId: { label: 'Route', kind: TEXT },
  travelDate: { label: 'Travel Date', kind: INSTANT },
  vehicleNumber: { label: 'Vehicle', kind: TEXT },
  /** The names of who drives it; undefined if nobody was entered, or, once it has left, if it was not recorded. */
  driver: { label: 'Driver', kind: TEXT, isOptional: true },
  secondDriver: {
    label: 'Second driver or conductor',
    inForm: 'Second Driver or Conductor',
    kind: TEXT,
    isOptional: true,
  },
  /** The fare; the company's fare rule determines whether it is per seat or per ticket. */
  amount: { label: 'Amount', inForm: 'Amount (₦)', kind: KOBO },
} as const;
export type TripFields = typeof TRIP_FIELDS;

/** The values of a trip as our own server stores them. */
export type TripValues = ValuesOf<TripFields>;

type Drivers = 'driver' | 'secondDriver';

export interface Trip extends Versioned, Omit<TripValues, Drivers>, Partial<Pick<TripValues, Drivers>> {
  id: string;
  /** The name of the terminal of origin. */
  origin: string;
  /** The name of the destination terminal. */
  destination: string;
  /** The ids of both terminals; undefined if the server does not send them. */
  originId?: string | undefined;
  destinationId?: string | undefined;
  vehicleType: string;
  /** The original departure time of a delayed trip; undefined if it is not delayed. */
  delayedFrom?: Instant | undefined;
  /** One of TRIP_STATES on our own server; other values are shown as they are. */
  status: string;
  totalSeats: number;
  /** Seat numbers that cannot be sold any more, ascending. */
  takenSeats: number[];
  /** The taken seats that are unsold but kept for an outage. */
  keptSeats?: readonly number[] | undefined;
  /** The direction, if the server sends it. */
  direction?: Direction | undefined;
  /** Its history, oldest first; only of a trip that was fetched by itself. */
  history?: readonly Change[] | undefined;
}

/** What is shown instead of the number of a vehicle that is not assigned yet. */
export const NO_BUS = 'No bus yet';

/** Returns the number of a trip's vehicle for display; undefined if the server sends none. */
export const busText = <Number extends string | undefined>(vehicleNumber: Number): Number | typeof NO_BUS =>
  vehicleNumber === '' ? NO_BUS : vehicleNumber;

/** Returns the direction of a trip relative to a terminal: the server's, otherwise determined by its destination. */
export function directionOf(
  { direction, destination, destinationId }: Pick<Trip, 'direction' | 'destination' | 'destinationId'>,
  terminal: OwnTerminal | string,
): Direction {
  if (direction) return direction;
  return isOwnTerminal(terminal, { id: destinationId, name: destination }) ? 'incoming' : 'outgoing';
}

/** Returns the number of seats that can still be sold. */
export const freeSeats = (trip: Pick<Trip, 'totalSeats' | 'takenSeats'>): number =>
  Math.max(0, trip.totalSeats - trip.takenSeats.length);

/** Returns the number of sold seats, without those that are kept for an outage. */
export const soldSeats = ({ takenSeats, keptSeats = [] }: Pick<Trip, 'takenSeats' | 'keptSeats'>): number =>
  takenSeats.length - keptSeats.length;

/** Whether no more seats are sold because the trip has left or was cancelled. */
export const isPast = (sale: TripSale): boolean => sale === 'left' || sale === 'cancelled';

/** Whether seats of a trip can still be sold, and if not, why. */
export type TripSale = 'open' | 'full' | 'left' | 'cancelled';

const SENT_OFF: ReadonlySet<string> = new Set<TripStatus>(['En-route', 'Completed']);

/** Whether somebody has sent a trip off. One that nobody sent off has left, too, once it no longer waits (`saleOf`). */
export const isSentOff = ({ status }: { status: string }): boolean => SENT_OFF.has(status);

/** Returns the driver's name for display; undefined if nobody is entered yet. */
export const driverText = ({
  driver,
  status,
}: {
  driver?: string | undefined;
  status: string;
}): string | undefined => driver ?? (isSentOff({ status }) ? 'Not recorded' : undefined);

/** How many hours after its time a bus that nobody sent off still waits past midnight. */
export const HOURS_LATE = 6;

/** Returns the departure time since which buses that nobody sent off still wait: the one border between waiting and having left (docs/departure.md). */
export function waitingSince(now: Instant): Instant {
  const midnight = parseInstant(lagosDay(now)) ?? now;
  const hoursAgo = new Date(Date.parse(now) - HOURS_LATE * 3_600_000).toISOString();
  return hoursAgo < midnight ? hoursAgo : midnight;
}

/**
 * Returns whether seats can be sold. A trip has left once it is En-route or Completed, or it no longer waits (`waitingSince`). An overdue trip still sells:
 * buses leave when they are full, not by the clock. An unknown status or date of another server does not stop sales.
 */
export function saleOf(
  trip: Pick<Trip, 'status' | 'travelDate' | 'totalSeats' | 'takenSeats'>,
  now: Instant,
): TripSale {
  if (trip.status === CANCELLED) return 'cancelled';
  const travelDate = parseInstant(trip.travelDate);
  const isOver = travelDate !== undefined && travelDate < waitingSince(now);
  if (isOver || isSentOff(trip)) return 'left';
  return freeSeats(trip) === 0 ? 'full' : 'open';
}

/** Messages for trips without seats for sale, shared by form and server. */
export const TRIP_SALE_MESSAGES: Record<Exclude<TripSale, 'open'>, string> = {
  full: 'This trip is full. Please choose another trip.',
  left: 'This trip has left. Please choose another trip.',
  cancelled: 'This trip was cancelled. Please choose another trip.',
};
