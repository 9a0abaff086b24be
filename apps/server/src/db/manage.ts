import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { type Begin, HEAD_OFFICE, beginIn } from './begin';
import type { Database, Engine, Session } from './database';
import { sqlState } from './errors';
import { tracer } from './tracer';
import type { Statement } from './sql';

/** Serialization failure and deadlock: running the work again may succeed. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

/** Whether the running code is inside a transaction's work, where only `tx` may be used. */
const insideTransaction = new AsyncLocalStorage<Engine>();

/** Limit of calls that wait for the database or are being run by it; each waits for one statement at a time. */
const MAX_CONCURRENT = 400;

const DISK_FULL = '53100';
/** How long the disk counts as full after a write that had no room, if the engine does not see its disk or a quota refused the write. */
const FULL_FOR_MS = 300_000;

/** Turns an engine into a Database: adds retries, and an error where a caller would deadlock with itself. */
export function manage(
  engine: Engine,
  idleTimeout = IDLE_TIMEOUT_MS,
  maxConcurrent = MAX_CONCURRENT,
): Database {
  let concurrent = 0;
  let fullAt = -Infinity;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    concurrent += 1;
    try {
      return await work();
    } catch (error) {
      if (sqlState(error) === DISK_FULL && engine.isDiskFull?.() !== true) fullAt = Date.now();
      throw error;
    } finally {
      concurrent -= 1;
    }
  };
  const isDiskFull = () => engine.isDiskFull?.() === true || Date.now() - fullAt < FULL_FOR_MS;
  let closing: Promise<void> | undefined;
  const database: Database = {
    engine: engine.name,
    async query(statement) {
      throwInsideTransaction(engine);
      return counted(() => traced('query', () => engine.query(statement), statement));
    },
    async transaction(work, chain = HEAD_OFFICE) {
      throwInsideTransaction(engine);
      const sealed = (tx: Session) => work({ query: (statement) => tx.query(statement), chain });
      return counted(() =>
        traced('transaction', () => withRetries(engine, sealed, { idleTimeout, begin: beginIn(chain) })),
      );
    },
    isBusy: () => concurrent >= maxConcurrent,
    load: () => ({ calls: concurrent, connections: engine.connections?.(), isDiskFull: isDiskFull() }),
    async snapshot() {
      return engine.snapshot
        ? manage(await engine.snapshot(), idleTimeout)
        : { ...database, close: async () => {} };
    },
    close: () => (closing ??= engine.close()),
  };
  return database;
}

/** Runs the work in a transaction, up to five times if the database asks for a retry. */
export async function withRetries<T>(
  engine: Engine,
  work: (tx: Session) => Promise<T>,
  { idleTimeout = IDLE_TIMEOUT_MS, begin = 'begin' }: { idleTimeout?: number; begin?: Begin } = {},
): Promise<T> {
  const attempt = () => engine.attempt((tx) => rejectIfIdle(tracedSession(tx), work, idleTimeout), begin);
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await insideTransaction.run(engine, attempt);
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error;
    }
    await wait(Math.random() * 10 * 2 ** attempts);
  }
}

function throwInsideTransaction(engine: Engine) {
  if (insideTransaction.getStore() === engine) {
    throw new Error(
      'Inside a transaction use its tx: the database itself would wait for the transaction to end.',
    );
  }
}

/** The time after which a transaction is ended whose work does not use the database. */
const IDLE_TIMEOUT_MS = 15_000;

/**
 * Runs a transaction's work and rejects if it idles: work that waits for something else, perhaps forever, keeps rows locked, and on the embedded
 * database blocks all callers. A long statement does not count as idle.
 */
function rejectIfIdle<T>(tx: Session, work: (tx: Session) => Promise<T>, within: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;

    const startTimer = () => {
      if (running > 0 || isOver) return;
      timer = setTimeout(() => {
        reject(new Error('The transaction idled and was rolled back: await only the database inside one.'));
      }, within);
    };
    const whileRunning = async <Answer>(statement: () => Promise<Answer>) => {
      running += 1;
      clearTimeout(timer);
      try {
        return await statement();
      } finally {
        running -= 1;
        startTimer();
      }
    };

    startTimer();
    work({
      query: (statement) => whileRunning(() => tx.query(statement)),
      script: (text) => whileRunning(() => tx.script(text)),
    })
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
  });
}

/** Runs database work in a span of its own. Only the statement's text is recorded: its values may be secret. */
function traced<T>(name: string, work: () => Promise<T>, statement?: Statement): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    if (statement && span.isRecording())
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': statement.text });
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (typeof state === 'string') span.setAttribute('db.response.status_code', state);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Wraps a transaction so that each query has a span of its own. */
const tracedSession = (tx: Session): Session => ({
  query: (statement) => traced('query', () => tx.query(statement), statement),
  script: (text) => tx.script(text),
});
