import { type Instant, parseInstant } from '../format';
import { type Trip, isPast, saleOf } from './trip';

/** A trip leaves late if it leaves more minutes than these after its first planned departure. */
export const LATE_MINUTES = 15;

/** Returns how many minutes a trip that has not left is overdue; undefined if it is not due yet, has left, or its date cannot be parsed. */
export function minutesLate(
  trip: Pick<Trip, 'status' | 'travelDate' | 'totalSeats' | 'takenSeats'>,
  now: Instant,
): number | undefined {
  const departure = parseInstant(trip.travelDate);
  if (departure === undefined || isPast(saleOf(trip, now))) return undefined;
  const minutes = Math.floor((Date.parse(now) - Date.parse(departure)) / 60_000);
  return minutes > 0 ? minutes : undefined;
}

/** Formats minutes as `2 h 10 min`, `3 h` or `45 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Formats minutes as `due 2 h 10 min ago`. */
export const formatLate = (minutes: number): string => `due ${formatMinutes(minutes)} ago`;
