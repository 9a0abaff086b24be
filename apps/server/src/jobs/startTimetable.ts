import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { makeTrips } from '../store/timetable/makeTrips';

const EVERY_MS = 60 * 60_000;

/** Makes the trips of the timetable now and every hour, and so each new day's, until the returned function is called. A failed run is repeated by the next. */
export function startTimetable(
  db: Database,
  due: ServerClock['due'],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= makeTrips(db, due())
      .catch(onFailure)
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
