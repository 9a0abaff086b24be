import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { makeTrips, onTripsWanted } from '../store/timetable/makeTrips';

const EVERY_MS = 60 * 60_000;

/** Makes the trips of the timetable now, whenever they are wanted and every hour, and so each new day's, until the returned function is called. A failed run is repeated by the next. */
export function startTimetable(
  db: Database,
  due: ServerClock['due'],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  // What is wanted while it runs may be missing from the days and services that it has read.
  let isWantedAgain = false;
  const run = () => {
    isWantedAgain = running !== undefined;
    running ??= makeTrips(db, due())
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (isWantedAgain) run();
      });
  };
  run();
  const unwant = onTripsWanted(run);
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    unwant();
    isWantedAgain = false;
    await running;
  };
}
