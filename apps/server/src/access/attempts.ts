import { Failure } from '../http/failure';

const MOST = 10;
const WITHIN_MS = 15 * 60_000;
const MOST_REMEMBERED = 10_000;

interface Failures {
  count: number;
  since: number;
}

/** Remembers, in memory, who guessed wrong how often. */
export interface Attempts {
  /** Counts a try as failed before it is made, so that many at once gain nothing; a 429 after ten within a quarter of an hour. */
  begin(who: string, now: Date): void;
  /** The try was right after all: all is forgotten. */
  succeed(who: string): void;
}

export function limitAttempts(): Attempts {
  const failures = new Map<string, Failures>();
  return {
    begin(who, now) {
      const before = failures.get(who);
      const since = before && now.getTime() - before.since < WITHIN_MS ? before.since : now.getTime();
      const count = before && since === before.since ? before.count : 0;
      if (count >= MOST) throw tooMany(since + WITHIN_MS - now.getTime());
      failures.delete(who);
      failures.set(who, { count: count + 1, since });
      const [oldest] = failures.keys();
      if (failures.size > MOST_REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
    succeed(who) {
      failures.delete(who);
    },
  };
}

function tooMany(forMs: number) {
  const minutes = Math.max(1, Math.ceil(forMs / 60_000));
  const message = `Too many failed logins. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Failure(429, { message }, { 'retry-after': String(Math.ceil(forMs / 1000)) });
}
