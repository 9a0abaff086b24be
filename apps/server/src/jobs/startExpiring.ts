import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { releaseDue } from '../store/allotment/releaseDue';
import { expireDue } from '../store/expiry/expireDue';

const EVERY_MS = 10_000;

/** Voids unpaid sales and releases reserved seats that are due, now and every ten seconds, until the returned function is called. */
export function startExpiring(
  db: Database,
  dueNow: ServerClock['due'],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    const due = dueNow();
    running ??= Promise.all([expireDue(db, due, onFailure), releaseDue(db, due)])
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
