import { KEYS_KEPT_MS } from '@motorpark/domain';
import { SESSION_LIFETIME_MS } from '../store/access/session';
import type { Due, ServerClock } from '../clock';
import { type Database, sql } from '../db';
import { eraseDue } from '../store/erasure/eraseDue';
import { ACCOUNTS_WITHIN_MS, FORGOTTEN_AFTER_MS, KNOWN_FOR_MS } from '../store/limits';

const EVERY_MS = 60 * 60_000;
/** How long a retry key returns the stored first response: three times as long as the app retries by itself (docs/decisions/retry-keys.md). */
/** Rows deleted per statement, so that no statement holds locks for long. */
const PAGE = 1_000;
/** How long recovery requests are stored. By then their codes have expired and no limit counts them. */
const RECOVERIES_FOR_MS = 24 * 60 * 60_000;
/** How long limit counters are stored; no limit has a longer window. */
const COUNTS_FOR_MS = 24 * 60 * 60_000;
/** How long the events of a payment provider are stored once it was asked; the money that came is kept. */
const EVENTS_FOR_MS = 30 * 24 * 60 * 60_000;
/** What is so far ahead was written while the clock was wrong. It would block a person, or keep a code or a login valid, until then. */
const AHEAD_MS = 60 * 60_000;

/**
 * Deletes expired data: ended sessions, old retry keys, expired recovery codes, expired limit counters, events of a payment provider, and personal data past the company's retention period.
 * Does nothing while the clock is in doubt.
 */
export async function tidy(db: Database, now: Due | undefined): Promise<void> {
  if (!now) return;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ahead = before(-AHEAD_MS);
  await db.query(sql`delete from session where ended_at is not null
    or created_at < ${before(SESSION_LIFETIME_MS)} or created_at > ${ahead}`);
  await forgetRetryKeys(db, before(KEYS_KEPT_MS));
  await db.query(
    sql`delete from recovery where asked_at < ${before(RECOVERIES_FOR_MS)} or asked_at > ${ahead}`,
  );
  await db.query(sql`delete from limit_count where last_at < ${before(COUNTS_FOR_MS)} or last_at > ${ahead}
    or (what = 'login' and last_at < ${before(FORGOTTEN_AFTER_MS)})`);
  await db.query(sql`delete from failed_login where at < ${before(ACCOUNTS_WITHIN_MS)} or at > ${ahead}`);
  await db.query(
    sql`delete from known_address where last_at < ${before(KNOWN_FOR_MS)} or last_at > ${ahead}`,
  );
  await db.query(sql`delete from provider_event where ask_at is null and at < ${before(EVENTS_FOR_MS)}`);
  await eraseDue(db, now);
}

/** Deletes retry keys page by page, oldest first, using the index on `created_at`. Returns the number of pages deleted. */
export async function forgetRetryKeys(db: Database, before: Date, page = PAGE): Promise<number> {
  const deleted = await db.query(sql`
    with old as (
      select person_id, key from retry_key where created_at < ${before} order by created_at limit ${page}
      for update skip locked)
    delete from retry_key using old
    where retry_key.person_id = old.person_id and retry_key.key = old.key returning retry_key.key`);
  return deleted.length < page ? 1 : 1 + (await forgetRetryKeys(db, before, page));
}

/** Runs `tidy` now and every hour until the returned function is called. A failed run is retried at the next hour. */
export function startHousekeeping(
  db: Database,
  due: ServerClock['due'],
  onFailure: (error: unknown) => void,
): () => void {
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    void tidy(db, due())
      .catch(onFailure)
      .finally(() => (running = false));
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
