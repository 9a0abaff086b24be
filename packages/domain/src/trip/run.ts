import { type Instant, parseInstant } from '../format';

/** A vehicle under way: from its departure until its estimated arrival. */
export interface Run {
  departsAt: Instant;
  /** The duration of the route, as free text: `7 hours`. */
  duration: string;
}

/** The duration in minutes if the text cannot be parsed. */
const UNKNOWN_MINUTES = 6 * 60;

const HOURS = /(\d+(?:\.\d+)?)\s*(?:-\s*\d+\s*)?h/i;
const MINUTES = /(\d+)\s*m/i;

/** The longest accepted duration: a week; anything above is taken for a typing mistake. */
const MOST_MINUTES = 7 * 24 * 60;

/** Parses `7 hours`, `6h 30m` or `45 minutes` to minutes; undefined if the text has neither hours nor minutes, or exceeds a week. */
export function knownRunMinutes(duration: string): number | undefined {
  const hours = HOURS.exec(duration)?.[1];
  const minutes = MINUTES.exec(duration)?.[1];
  if (hours === undefined && minutes === undefined) return undefined;
  const whole = Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0);
  return whole <= MOST_MINUTES ? whole : undefined;
}

/** How long a trip is estimated to take, by the duration of its route. */
export const runMinutes = (duration: string): number => knownRunMinutes(duration) ?? UNKNOWN_MINUTES;

/** Returns the estimated time when the vehicle is free again; undefined if its departure cannot be parsed. */
export function arrivalOf({ departsAt, duration }: Run): Instant | undefined {
  const departure = parseInstant(departsAt);
  if (departure === undefined) return undefined;
  return new Date(Date.parse(departure) + runMinutes(duration) * 60_000).toISOString();
}
