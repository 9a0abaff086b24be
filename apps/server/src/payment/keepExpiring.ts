import type { Database } from '../db';
import { expireDue } from './expireDue';

const EVERY_MS = 10_000;

/** Looks now and every ten seconds for sales whose money did not come in time, until the answered function is called. */
export function keepExpiring(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= expireDue(db, new Date(), onFailure)
      .catch(onFailure)
      .finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
