import { Failure } from '../http/failure';

const WITHIN_MS = 15 * 60_000;
const MOST_REMEMBERED = 10_000;

interface Failures {
  count: number;
  since: number;
}

/** How many tries are too many, and of what. */
export interface Limit {
  /** Tries within a quarter of an hour. */
  most: number;
  /** What there were too many of: `failed logins`. */
  of: string;
}

/** Remembers, in memory, who tried how often. */
export interface Attempts {
  /** Counts a try as failed before it is made, so that many at once gain nothing; a 429 once there were too many. */
  begin(who: string, now: Date): void;
  /** The try was right after all: all is forgotten. */
  succeed(who: string): void;
  /** The try was right after all: it alone is forgotten. */
  takeBack(who: string): void;
}

export function limitAttempts({ most, of }: Limit): Attempts {
  const failures = new Map<string, Failures>();
  return {
    begin(who, now) {
      const before = failures.get(who);
      const since = before && now.getTime() - before.since < WITHIN_MS ? before.since : now.getTime();
      const count = before && since === before.since ? before.count : 0;
      if (count >= most) throw tooMany(of, since + WITHIN_MS - now.getTime());
      failures.delete(who);
      failures.set(who, { count: count + 1, since });
      const [oldest] = failures.keys();
      if (failures.size > MOST_REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
    succeed(who) {
      failures.delete(who);
    },
    takeBack(who) {
      const before = failures.get(who);
      if (before) before.count -= 1;
    },
  };
}

/** 429: too many of something; when to try again is said in the message and in the header. */
export function tooMany(of: string, forMs: number): Failure {
  const minutes = Math.max(1, Math.ceil(forMs / 60_000));
  const message = `Too many ${of}. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Failure(429, { message }, { 'retry-after': String(Math.ceil(forMs / 1000)) });
}
