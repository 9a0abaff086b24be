import { setTimeout as wait } from 'node:timers/promises';
import { type Database, newId, sql } from '../db';

/** Gives the turn to the next. */
type EndTurn = () => Promise<void>;

/** How long a turn stands that nobody renews, because its process has died; and how often one that goes on is renewed. */
const STANDS_MS = 15_000;
const RENEWED_AFTER_MS = 5_000;
/** How often a process looks whether another one's turn is over. */
const LOOK_MS = 200;

/** Who reads a long list, one call of a person at a time. */
export interface TurnSettings {
  stands?: number;
  renewedAfter?: number;
}

/** The turns of one process: it keeps a line of its own for each person, whose first waits for the other processes. */
export function openTurnsOfPersons({
  stands = STANDS_MS,
  renewedAfter = RENEWED_AFTER_MS,
}: TurnSettings = {}) {
  /** The end of the last one in each person's line. */
  const lines = new Map<string, Promise<void>>();

  /** Waits until nobody else reads a long list for this person; answers what ends the turn. */
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
    // The embedded database has one process.
    if (db.engine === 'pglite') return async () => end();
    try {
      const giveBack = await takeFromOthers(db, personId);
      return () => giveBack().finally(end);
    } catch (error) {
      end();
      throw error;
    }
  };

  async function takeFromOthers(db: Database, personId: string): Promise<EndTurn> {
    const holder = newId();
    const until = sql`clock_timestamp() + ${stands}::int * interval '1 millisecond'`;
    for (;;) {
      const taken = await db.query(sql`
        insert into list_turn (person_id, holder, until) values (${personId}, ${holder}, ${until})
        on conflict (person_id) do update set holder = excluded.holder, until = excluded.until
        where list_turn.until < clock_timestamp() returning holder`);
      if (taken.length > 0) break;
      await wait(LOOK_MS);
    }
    const mine = sql`person_id = ${personId} and holder = ${holder}`;
    const ignore = () => undefined;
    const timer = setInterval(() => {
      db.query(sql`update list_turn set until = ${until} where ${mine}`).catch(ignore);
    }, renewedAfter).unref();
    return async () => {
      clearInterval(timer);
      // What cannot be given back now ends by itself.
      await db.query(sql`delete from list_turn where ${mine}`).catch(ignore);
    };
  }
}

export const takeTurn = openTurnsOfPersons();
