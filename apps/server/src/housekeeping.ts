import { IDLE_FOR_MS, OPEN_FOR_MS } from './access/session';
import { type Database, sql } from './db';

const EVERY_MS = 60 * 60_000;
/** How long a retry key gives the first answer again. */
const RETRY_KEYS_FOR_MS = 30 * 24 * 60 * 60_000;
/** By then no code works any more, and none is counted. */
const RECOVERIES_FOR_MS = 24 * 60 * 60_000;

/**
 * Throws away what has run out: sessions that ended, retry keys that nobody will use again, codes that
 * nobody can use.
 */
export async function tidy(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.query(sql`delete from session where ended_at is not null
    or last_seen_at < ${before(IDLE_FOR_MS)} or created_at < ${before(OPEN_FOR_MS)}`);
  await db.query(sql`delete from retry_key where created_at < ${before(RETRY_KEYS_FOR_MS)}`);
  await db.query(sql`delete from recovery where asked_at < ${before(RECOVERIES_FOR_MS)}`);
}

/** Tidies now and every hour, for as long as the process runs; what fails is tried again the next time. */
export function keepTidy(db: Database, onFailure: (error: unknown) => void): () => void {
  const run = () => void tidy(db, new Date()).catch(onFailure);
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
