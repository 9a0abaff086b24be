import type { Database } from '../db';
import { releaseDue } from '../allotment/releaseDue';
import { expireDue } from './expireDue';

const EVERY_MS = 10_000;

/** Looks now and every ten seconds for sales whose money did not come in time and kept seats that are free again, until the answered function is called. */
export function keepExpiring(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const look = () => {
    const now = new Date();
    running ??= Promise.all([expireDue(db, now, onFailure), releaseDue(db, now)])
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
