import { setTimeout as wait } from 'node:timers/promises';
import { type Database, newId, sql } from '../../db';

/** Passes the turn on to the next caller. */
type EndTurn = () => Promise<void>;

/** How long a turn lasts without being renewed (its process has died), and how often an active one is renewed. */
const EXPIRY_MS = 15_000;
const RENEWED_AFTER_MS = 5_000;
/** How often a process checks whether the turn held by another process is over. */
const POLL_MS = 200;

/** Timing of the turns, in milliseconds. */
export interface TurnSettings {
  expiryMs?: number;
  renewedAfter?: number;
}

/**
 * Creates the turns of one process: one long list at a time per person. Callers of one person queue inside the process; the first waits for other processes.
 */
export function openPersonQueue({
  expiryMs = EXPIRY_MS,
  renewedAfter = RENEWED_AFTER_MS,
}: TurnSettings = {}) {
  /** The last turn in each person's queue. */
  const lines = new Map<string, Promise<void>>();

  /** Waits until no other long list is read for this person. Returns a function that ends the turn. */
  return async function takeTurn(db: Database, personId: string): Promise<EndTurn> {
    const before = lines.get(personId);
    let end = () => {};
    const mine = new Promise<void>((ended) => (end = ended));
    const line = before ? before.then(() => mine) : mine;
    lines.set(personId, line);
    void line.then(() => {
      if (lines.get(personId) === line) lines.delete(personId);
    });
    await before;
    // The embedded database is used by only one process.
    if (db.engine === 'pglite') return async () => end();
    try {
      const release = await acquireTurn(db, personId);
      return () => release().finally(end);
    } catch (error) {
      end();
      throw error;
    }
  };

  async function acquireTurn(db: Database, personId: string): Promise<EndTurn> {
    const holder = newId();
    const until = sql`clock_timestamp() + ${expiryMs}::int * interval '1 millisecond'`;
    for (;;) {
      const taken = await db.query(sql`
        insert into list_turn (person_id, holder, until) values (${personId}, ${holder}, ${until})
        on conflict (person_id) do update set holder = excluded.holder, until = excluded.until
        where list_turn.until < clock_timestamp() returning holder`);
      if (taken.length > 0) break;
      await wait(POLL_MS);
    }
    const mine = sql`person_id = ${personId} and holder = ${holder}`;
    const ignore = () => undefined;
    const timer = setInterval(() => {
      db.query(sql`update list_turn set until = ${until} where ${mine}`).catch(ignore);
    }, renewedAfter).unref();
    return async () => {
      clearInterval(timer);
      // If the row cannot be deleted now, the turn expires by itself.
      await db.query(sql`delete from list_turn where ${mine}`).catch(ignore);
    };
  }
}

export const takeTurn = openPersonQueue();
