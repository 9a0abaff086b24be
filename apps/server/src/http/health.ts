import type { FastifyInstance } from 'fastify';
import { type Database, sql } from '../db';
import { MIGRATIONS } from '../db/migrations';

/** It answers before the caller's own time-out. */
const WITHIN_MS = 2_000;

/** Whether the database answers, and has every step of the schema that this server needs. */
type Standing = 'ok' | 'unreachable' | 'outdated';

/**
 * For those who watch over the server, without a login: `/healthz` while the process lives, `/readyz` while it can take calls. Anybody may
 * ask, so neither says more than that; why it cannot take calls stands in the log. A server that stops takes no more calls, and says
 * so in the same way.
 */
export function tellHealth(app: FastifyInstance, db: Database, within = WITHIN_MS) {
  let last: Standing = 'ok';

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (request, reply) => {
    const database = await standingOf(db, within);
    if (database !== last) {
      if (database === 'ok') request.log.warn({ database }, 'ready again');
      else request.log.error({ database }, 'not ready');
    }
    last = database;
    const isReady = database === 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

async function standingOf(db: Database, within: number): Promise<Standing> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Standing>(
    (resolve) => (timer = setTimeout(() => resolve('unreachable'), within)),
  );
  try {
    return await Promise.race([look(db), patience]);
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function look(db: Database): Promise<Standing> {
  const [row] = await db.query<{ steps: number }>(
    sql`select count(*) as steps from schema_migrations where name = any(${MIGRATIONS.map(({ name }) => name)}::text[])`,
  );
  return row?.steps === MIGRATIONS.length ? 'ok' : 'outdated';
}
