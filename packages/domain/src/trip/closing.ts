import { type Instant, formatDateTime, formatTime, parseInstant } from '../format';
import type { Trip } from './trip';

/** The most minutes before departure at which selling or check-in can close: half a day. */
export const MOST_CLOSING_MINUTES = 720;

/**
 * Why no seats of a trip are sold any more by the company's rule, so many minutes before it leaves; undefined while they are, and with 0, by which
 * a trip sells until it has left.
 */
export function whyClosed(
  { travelDate }: Pick<Trip, 'travelDate'>,
  minutes: number,
  now: Instant,
): string | undefined {
  const closed = closedSince(travelDate, minutes, now);
  return (
    closed && `Seats of this trip were sold until ${formatDateTime(closed)}. Please choose another trip.`
  );
}

/** Why nobody boards a trip any more without a reason, by the company's rule: so many minutes before it leaves check-in closes; 0 is never. */
export function whyCheckInClosed(
  { travelDate }: Pick<Trip, 'travelDate'>,
  minutes: number,
  now: Instant,
): string | undefined {
  const closed = closedSince(travelDate, minutes, now);
  return closed && `Check-in of this trip closed at ${formatTime(closed)}.`;
}

/** Since when that is; undefined before. */
function closedSince(travelDate: string, minutes: number, now: Instant): Instant | undefined {
  const departure = parseInstant(travelDate);
  if (minutes === 0 || departure === undefined) return undefined;
  const closes = new Date(Date.parse(departure) - minutes * 60_000).toISOString();
  return Date.parse(now) < Date.parse(closes) ? undefined : closes;
}
