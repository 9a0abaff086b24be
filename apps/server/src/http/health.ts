import type { FastifyInstance } from 'fastify';
import { type Nights, nightsOf } from '../backup/nights';
import { type Database, sql } from '../db';
import { MIGRATIONS } from '../db/migrations';

/** What asks is told sooner than its own patience ends. */
const WITHIN_MS = 2_000;

interface Readiness {
  status: 'ready' | 'unavailable';
  /** Whether the database answers, and has every step of the schema that this server needs. */
  database: 'ok' | 'unreachable' | 'outdated';
  /** The nightly backups; unknown where the database doesn't answer. One that failed stops nobody from selling: the status stays as it is. */
  backup: Nights['state'] | 'unknown';
  /** When the newest nightly backup was done. */
  last_backup_at: string | null;
}

/**
 * For those who watch over the server, without a login and without a secret: `/healthz` while the process lives, `/readyz` while it can take
 * calls. A server that stops takes no more calls, and says so in the same way.
 */
export function tellHealth(app: FastifyInstance, db: Database, within = WITHIN_MS) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readinessOf(db, within);
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}

async function readinessOf(db: Database, within: number): Promise<Readiness> {
  const unreachable = { database: 'unreachable', nights: undefined } as const;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof unreachable>(
    (resolve) => (timer = setTimeout(() => resolve(unreachable), within)),
  );
  const { database, nights } = await Promise.race([look(db).catch(() => unreachable), patience]);
  clearTimeout(timer);
  return {
    status: database === 'ok' ? 'ready' : 'unavailable',
    database,
    backup: nights?.state ?? 'unknown',
    last_backup_at: nights?.lastAt ?? null,
  };
}

async function look(db: Database) {
  const [row] = await db.query<{ steps: number }>(
    sql`select count(*) as steps from schema_migrations where name = any(${MIGRATIONS.map(({ name }) => name)}::text[])`,
  );
  const database: Readiness['database'] = row?.steps === MIGRATIONS.length ? 'ok' : 'outdated';
  return { database, nights: await nightsOf(db) };
}
