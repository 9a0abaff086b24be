import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Engine, Session } from '../database';
import { DatabaseAway, DatabaseBusy } from '../errors';
import { parserOf } from '../parsers';
import type { Statement } from '../sql';
import { STATEMENT_WITHIN_MS } from '../statementTime';
import { toText } from '../values';

/** Connections per process. A booking holds one for some milliseconds; a small server allows a hundred in all. */
const MOST_CONNECTIONS = 16;
const CONNECT_WITHIN_MS = 5_000;
/** A server that cannot be reached any more says nothing to the end of a connection. */
const CLOSE_WITHIN_MS = 5_000;

/** By what a PostgreSQL server knows the connections of servers, and not those of commands. */
export const SERVING = 'motorpark';

/** Settings of every connection, whatever the server, the role or the URL say. */
const SESSION = `
  set timezone to 'UTC';
  set datestyle to 'ISO';
  set intervalstyle to 'postgres';
  set bytea_output to 'hex';
  set statement_timeout to '${STATEMENT_WITHIN_MS}ms';
  set idle_in_transaction_session_timeout to '30s'`;

/** A PostgreSQL server, by URL; several server processes may share it. Connects when it is first asked something. */
export function openPostgres(
  url: string,
  { most = MOST_CONNECTIONS, connectWithin = CONNECT_WITHIN_MS, name = SERVING } = {},
): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectWithin,
    // One stays open however quiet it is, so that nobody takes the database of a running server for unused.
    min: 1,
    application_name: name,
    types: { getTypeParser: parserOf },
    verify: (client, done) => client.query(SESSION, (error) => done(error ?? undefined)),
  });
  // A lost connection leaves the pool by itself and fails the statement it was in; unheard, these events end the process.
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
    query: (statement) => rowsOf(pool, statement),
    async attempt(work, begin = 'begin') {
      const client = await pool.connect().catch(refuseBusy);
      let isBroken = false;
      let isOver = false;
      try {
        await client.query(begin);
        const result = await work(sessionOf(client, () => isOver));
        isOver = true;
        // COMMIT of a transaction that a caught error has already spoilt rolls back, and says so only here.
        const { command } = await client.query('commit');
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
      // The pool has only told them to end. Until they have, the server takes the database for one that is worked with.
      await Promise.race([closed, wait(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Once the transaction is over its connection serves somebody else, in whose transaction a late statement must not take part. */
function sessionOf(client: pg.PoolClient, isOver: () => boolean): Session {
  const refuseLate = () => {
    if (isOver()) throw new Error('This transaction is over.');
  };
  return {
    async query(statement) {
      refuseLate();
      return rowsOf(client, statement);
    },
    async script(text) {
      refuseLate();
      await client.query(text);
    },
  };
}

async function rowsOf<Row>(
  connection: pg.Pool | pg.PoolClient,
  { text, values, isPrepared = false }: Statement,
): Promise<Row[]> {
  const { rows } = await connection
    .query<Row & pg.QueryResultRow>({
      text,
      values: values.map(toText),
      ...(isPrepared && { name: nameOf(text) }),
    })
    .catch(refuseBusy);
  return rows;
}

const names = new Map<string, string>();

/** The name of a prepared statement: each text has one. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `motorpark_${names.size}`;
  names.set(text, known);
  return known;
}

/** The pool's word where no connection came free in time; only its text tells it from a server that isn't there. */
const NONE_CAME_FREE = 'timeout exceeded when trying to connect';

/** How a connection fails before anything was asked: no server, none that can be reached, one that starts or stops, one that is full. */
const AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
  '53300',
]);

function refuseBusy(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (AWAY.has(code)) throw new DatabaseAway(code, { cause: error });
  if (error instanceof Error && error.message === NONE_CAME_FREE) throw new DatabaseBusy({ cause: error });
  throw error;
}
