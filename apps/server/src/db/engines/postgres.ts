import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Engine, Session } from '../database';
import { DatabaseUnreachable, DatabaseBusy, DatabaseLost } from '../errors';
import { parserOf } from '../parsers';
import type { Statement } from '../sql';
import { STATEMENT_TIMEOUT_MS } from '../statementTime';
import { toText } from '../values';

/** Maximum number of connections per process. A booking holds one for some milliseconds; a small server allows a hundred in total. */
const MOST_CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 5_000;
/** A server that has become unreachable never confirms the end of a connection. */
const CLOSE_TIMEOUT_MS = 5_000;

/** The application name of server processes' connections, as opposed to those of commands. */
export const SERVER_CONNECTION_NAME = 'motorpark';

/** Settings of every connection, overriding those of the server, the role and the URL. Compiling a statement takes longer than all that is read here. */
const SESSION = `
  set timezone to 'UTC';
  set datestyle to 'ISO';
  set intervalstyle to 'postgres';
  set bytea_output to 'hex';
  set jit to 'off';
  set statement_timeout to '${STATEMENT_TIMEOUT_MS}ms';
  set idle_in_transaction_session_timeout to '30s'`;

/** Opens a PostgreSQL server by URL, which several server processes may share. Connects on first use. */
export function openPostgres(
  url: string,
  { most = MOST_CONNECTIONS, connectWithin = CONNECT_TIMEOUT_MS, name = SERVER_CONNECTION_NAME } = {},
): Engine {
  const rethrow = rethrowAt(placeIn(url));
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectWithin,
    // One connection stays open even when idle, so that the database of a running server is not taken for unused.
    min: 1,
    application_name: name,
    types: { getTypeParser: parserOf },
    verify: (client, done) => client.query(SESSION, (error) => done(error ?? undefined)),
  });
  // A lost connection is removed from the pool and fails its current statement. Without a listener this event would end the process.
  pool.on('error', () => undefined);
  const open = new Map<pg.PoolClient, Promise<unknown>>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const ended = new Promise((end) => client.once('end', end));
    open.set(client, ended);
    void ended.then(() => open.delete(client));
  });

  return {
    name: 'postgres',
    query: (statement) => rowsOf(pool, statement, rethrow),
    async attempt(work, begin = 'begin') {
      const client = await pool.connect().catch(rethrow);
      let isBroken = false;
      let isOver = false;
      try {
        await client.query(begin).catch(rethrow);
        const result = await work(sessionOf(client, () => isOver, rethrow));
        isOver = true;
        // COMMIT of a transaction in which a statement failed rolls back, even if that error was caught, and reports it only here.
        const { command } = await client.query('commit').catch(rethrow);
        if (command !== 'COMMIT')
          throw new Error('The transaction was rolled back: a statement in it had failed.');
        return result;
      } catch (error) {
        isOver = true;
        await client.query('rollback').catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      const closed = Promise.all(open.values());
      await pool.end();
      // The pool only sends the request to end. Until the connections have ended, the database counts as in use.
      await Promise.race([closed, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Creates the session of a transaction. After the transaction has ended, late statements are refused, as its connection may serve another one. */
function sessionOf(client: pg.PoolClient, isOver: () => boolean, rethrow: Rethrow): Session {
  const throwIfOver = () => {
    if (isOver()) throw new Error('This transaction is over.');
  };
  return {
    async query(statement) {
      throwIfOver();
      return rowsOf(client, statement, rethrow);
    },
    async script(text) {
      throwIfOver();
      await client.query(text).catch(rethrow);
    },
  };
}

async function rowsOf<Row>(
  connection: pg.Pool | pg.PoolClient,
  { text, values, isPrepared = false }: Statement,
  rethrow: Rethrow,
): Promise<Row[]> {
  const { rows } = await connection
    .query<Row & pg.QueryResultRow>({
      text,
      values: values.map(toText),
      ...(isPrepared && { name: nameOf(text) }),
    })
    .catch(rethrow);
  return rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `motorpark_${names.size}`;
  names.set(text, known);
  return known;
}

/** The pool's message if no connection became free in time; only the text distinguishes it from an unreachable server. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';
/** The pool's message if a new connection was not established in time. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout';

/** Error codes of connections that fail before any statement: the server does not exist, is unreachable, is starting or stopping, is full, or knows neither this user nor this database. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
  '53300',
  '28P01',
  '28000',
  '3D000',
]);

/** Error codes of connections that end while they are used: by an administrator, a crash, a time limit, or the network. */
const LOST: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P05',
  '25P03',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's messages, which have no code, for a connection that has ended. */
const LOST_MESSAGE = /^Connection terminated|^Client has encountered a connection error|^Client was closed/;

type Rethrow = (error: unknown) => never;

/** Returns the function that turns errors of connections to this place into errors of ours. */
const rethrowAt =
  (place: string): Rethrow =>
  (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = error instanceof Error ? error.message : '';
    if (UNREACHABLE.has(code)) throw new DatabaseUnreachable(code, place, { cause: error });
    if (message === CONNECT_TIMEOUT) throw new DatabaseUnreachable('ETIMEDOUT', place, { cause: error });
    if (message === POOL_TIMEOUT) throw new DatabaseBusy({ cause: error });
    if (LOST.has(code) || LOST_MESSAGE.test(message)) throw new DatabaseLost({ cause: error });
    throw error;
  };

/** Returns the host and port of a URL, and nothing that is secret. */
function placeIn(url: string): string {
  const { host, port } = new pg.Client(url);
  return `${host}:${port}`;
}
