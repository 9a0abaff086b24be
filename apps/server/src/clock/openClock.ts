import { Due } from './Due';

const MINUTE_MS = 60_000;
/** How far the clock may be ahead: time servers correct it by seconds. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** How long a server may have been off: a weekend, holidays. */
const LONGEST_ABSENCE_MS = 14 * 24 * 60 * MINUTE_MS;

/** What else is known of the time. */
export interface Evidence {
  /** The latest instant that a server was sure of, or that somebody's phone proved with a code; undefined in a new company. */
  newest: Date | undefined;
  /** What the clock showed when it was found ahead; undefined if it was not. */
  heldAt: Date | undefined;
  /** The clock of the database. */
  database: Date;
}

interface Sources {
  wall: () => Date;
  /** Seconds since the machine was started, asleep or not: nobody can set this clock. */
  uptime: () => number;
  /** What is known at the start. */
  evidence: Evidence;
  /** Whether the operator says that the clock is right. */
  isConfirmed: boolean;
}

export interface ServerClock {
  now: () => Date;
  /** The time by which things are due; undefined while the clock is in doubt. */
  due: () => Due | undefined;
  /** Compares the clock again with what else is known. */
  compare: (evidence: Evidence) => void;
}

/**
 * Opens a server's clock. It is in doubt while it is ahead of the machine's uptime, of the database's clock, or, at the start, of the newest known instant by
 * more than a server is ever off. A clock that is behind is not in doubt: by it nothing is due too early.
 */
export function openClock({ wall, uptime, evidence, isConfirmed }: Sources): ServerClock {
  /** Converts instants so that they can be compared later: what a clock would show that started with the machine. */
  const sinceStart = (at: number) => at - uptime() * 1_000;
  const now = () => sinceStart(wall().getTime());
  const atStart = sinceStart(latestAtStart(evidence));
  const isPlausible = isConfirmed || now() <= atStart;
  let isWatched = isPlausible;
  let latest = isPlausible ? now() : atStart;
  let database = sinceStart(evidence.database.getTime());
  const isAhead = () => now() > Math.min(latest, database) + TOLERANCE_MS;

  return {
    now: wall,
    due: () => (isAhead() ? undefined : new Due(wall())),
    compare(found) {
      database = sinceStart(found.database.getTime());
      if (found.newest) latest = Math.max(latest, sinceStart(found.newest.getTime()));
      if (isAhead()) return;
      // Once watched, the limit never goes back: a clock that is set back and forth again was right before.
      latest = isWatched ? Math.max(latest, now()) : now();
      isWatched = true;
    },
  };
}

/** Returns the latest time that a right clock can show at the start. It has gone back if it was found ahead before. */
function latestAtStart({ newest, heldAt }: Evidence): number {
  const byAbsence = newest ? newest.getTime() + LONGEST_ABSENCE_MS : Number.POSITIVE_INFINITY;
  return heldAt ? Math.min(byAbsence, heldAt.getTime() - 2 * TOLERANCE_MS) : byAbsence;
}
