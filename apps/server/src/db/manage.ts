import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Begin, beginIn } from './begin';
import type { Database, Engine, Session } from './database';
import { sqlState } from './errors';
import { IDLE_WITHIN_MS, unlessIdle } from './idle';
import { traced, tracedSession } from './traced';

/** Serialization failure and deadlock: running the work again may succeed. */
const WORTH_ANOTHER_TRY: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const TRIES = 5;

/** Whether the running code is inside a transaction's work, where only `tx` may be used. */
const insideTransaction = new AsyncLocalStorage<Engine>();

/** Limit of calls that wait for the database or are being run by it; each waits for one statement at a time. */
const MOST_AT_ONCE = 400;

/** Turns an engine into a Database: adds retries, and an error where a caller would deadlock with itself. */
export function manage(engine: Engine, idleWithin = IDLE_WITHIN_MS, mostAtOnce = MOST_AT_ONCE): Database {
  let atOnce = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    atOnce += 1;
    try {
      return await work();
    } finally {
      atOnce -= 1;
    }
  };
  let closing: Promise<void> | undefined;
  const database: Database = {
    engine: engine.name,
    async query(statement) {
      refuseInside(engine);
      return counted(() => traced('query', () => engine.query(statement), statement));
    },
    async transaction(work, chain) {
      refuseInside(engine);
      return counted(() =>
        traced('transaction', () => retrying(engine, work, { idleWithin, begin: beginIn(chain) })),
      );
    },
    isBusy: () => atOnce >= mostAtOnce,
    load: () => ({ calls: atOnce, connections: engine.connections?.() }),
    async still() {
      return engine.still ? manage(await engine.still(), idleWithin) : { ...database, close: async () => {} };
    },
    close: () => (closing ??= engine.close()),
  };
  return database;
}

/** Runs the work in a transaction, up to five times if the database asks for a retry. */
export async function retrying<T>(
  engine: Engine,
  work: (tx: Session) => Promise<T>,
  { idleWithin = IDLE_WITHIN_MS, begin = 'begin' }: { idleWithin?: number; begin?: Begin } = {},
): Promise<T> {
  const attempt = () => engine.attempt((tx) => unlessIdle(tracedSession(tx), work, idleWithin), begin);
  for (let tried = 1; ; tried += 1) {
    try {
      return await insideTransaction.run(engine, attempt);
    } catch (error) {
      if (tried === TRIES || !WORTH_ANOTHER_TRY.has(sqlState(error))) throw error;
    }
    await wait(Math.random() * 10 * 2 ** tried);
  }
}

function refuseInside(engine: Engine) {
  if (insideTransaction.getStore() === engine) {
    throw new Error(
      'Inside a transaction use its tx: the database itself would wait for the transaction to end.',
    );
  }
}
