import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../clock';
import { type Database, sql } from '../db';
import { MIGRATIONS, RELEASE_1_0_0 } from '../db/migrations';
import { VERSION } from '../files/product';

/** Maximum duration of the check, shorter than the caller's own timeout. */
const TIMEOUT_MS = 2_000;

/** Whether the database responds and has all migrations that this server needs. */
type DatabaseState = 'ok' | 'unreachable' | 'outdated';

/**
 * Registers the health checks for monitoring, which need no login: `/healthz` responds while the process runs, `/readyz` while it can take calls. Since anybody
 * may call them, neither gives details; the reason is written to the log. `/healthz` also says the version, and whether the clock is in doubt, which stops no call, and `/readyz` whether the disk is full: what is stored can still be read. A stopping server reports itself as not ready.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  due: ServerClock['due'],
  within = TIMEOUT_MS,
) {
  let last: DatabaseState = 'ok';
  let wasFull = false;

  app.get('/healthz', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'alive', version: VERSION, ...(!due() && { clock: 'in doubt' }) }),
  );
  app.get('/readyz', async (request, reply) => {
    const database = await databaseState(db, within);
    if (database !== last) {
      if (database === 'ok') request.log.warn({ database }, 'ready again');
      else request.log.error({ database }, 'not ready');
    }
    last = database;
    const { isDiskFull } = db.load();
    if (isDiskFull !== wasFull) {
      if (isDiskFull)
        request.log.error({ disk: 'full' }, 'the disk of the database is full: sales are refused');
      else request.log.warn({ disk: 'ok' }, 'the disk of the database has room again');
    }
    wasFull = isDiskFull;
    const isReady = database === 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable', ...(isDiskFull && { disk: 'full' }) });
  });
}

async function databaseState(db: Database, within: number): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<DatabaseState>(
    (resolve) => (timer = setTimeout(() => resolve('unreachable'), within)),
  );
  try {
    return await Promise.race([checkMigrations(db), timeout]);
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function checkMigrations(db: Database): Promise<DatabaseState> {
  // Every database that was migrated has release 1.0.0, under one name or several.
  const names = MIGRATIONS.filter((migration) => migration !== RELEASE_1_0_0).map(({ name }) => name);
  const [row] = await db.query<{ steps: number }>(
    sql`select count(*) as steps from schema_migrations where name = any(${names}::text[])`,
  );
  return row?.steps === names.length ? 'ok' : 'outdated';
}
