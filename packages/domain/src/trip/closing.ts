import { type Instant, formatDateTime, formatTime, parseInstant } from '../format';
import type { Trip } from './trip';

/**
 * Returns the reason why a trip's sales are closed: by the company's rule they close this many minutes before departure. Returns undefined while they
 * are open, and always if `minutes` is 0: such a trip sells until it has left.
 */
export function whySalesClosed(
  { travelDate }: Pick<Trip, 'travelDate'>,
  minutes: number,
  now: Instant,
): string | undefined {
  const closed = closingTime(travelDate, minutes, now);
  return (
    closed && `Seats of this trip were sold until ${formatDateTime(closed)}. Please choose another trip.`
  );
}

/**
 * Returns the message that check-in is closed, after which boarding needs a reason: by the company's rule it closes this many minutes before departure,
 * 0 for never. Returns undefined while it is open.
 */
export function whyCheckInClosed(
  { travelDate }: Pick<Trip, 'travelDate'>,
  minutes: number,
  now: Instant,
): string | undefined {
  const closed = closingTime(travelDate, minutes, now);
  return closed && `Check-in of this trip closed at ${formatTime(closed)}.`;
}

/** Returns the closing time if it has passed; undefined otherwise. */
function closingTime(travelDate: string, minutes: number, now: Instant): Instant | undefined {
  const departure = parseInstant(travelDate);
  if (minutes === 0 || departure === undefined) return undefined;
  const closes = new Date(Date.parse(departure) - minutes * 60_000).toISOString();
  return Date.parse(now) < Date.parse(closes) ? undefined : closes;
}
