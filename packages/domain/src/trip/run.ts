import { type Instant, parseInstant } from '../format';

/** A vehicle under way: from its departure until it has had time to arrive. */
export interface Run {
  departsAt: Instant;
  /** How long the road takes, as the route says it: `7 hours`. */
  duration: string;
}

/** How long a road takes if its duration cannot be read. */
const UNKNOWN_MINUTES = 6 * 60;

const HOURS = /(\d+(?:\.\d+)?)\s*(?:-\s*\d+\s*)?h/i;
const MINUTES = /(\d+)\s*m/i;

/** Nothing is on one road for longer than a week: what says so has a slip in it. */
const MOST_MINUTES = 7 * 24 * 60;

/** `7 hours`, `6h 30m`, `45 minutes` in minutes; undefined if free text says neither hours nor minutes, or more than a week. */
export function roadMinutes(duration: string): number | undefined {
  const hours = HOURS.exec(duration)?.[1];
  const minutes = MINUTES.exec(duration)?.[1];
  if (hours === undefined && minutes === undefined) return undefined;
  const whole = Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0);
  return whole <= MOST_MINUTES ? whole : undefined;
}

/** About when a vehicle is free again; undefined if its departure cannot be read. */
export function arrivalOf({ departsAt, duration }: Run): Instant | undefined {
  const departure = parseInstant(departsAt);
  if (departure === undefined) return undefined;
  const minutes = roadMinutes(duration) ?? UNKNOWN_MINUTES;
  return new Date(Date.parse(departure) + minutes * 60_000).toISOString();
}

/** Whether one vehicle would have to be on both at the same time. */
export function areAtOnce(one: Run, other: Run): boolean {
  const [oneStart, otherStart] = [parseInstant(one.departsAt), parseInstant(other.departsAt)];
  const [oneEnd, otherEnd] = [arrivalOf(one), arrivalOf(other)];
  if (!oneStart || !otherStart || !oneEnd || !otherEnd) return false;
  return oneStart === otherStart || (oneStart < otherEnd && otherStart < oneEnd);
}
