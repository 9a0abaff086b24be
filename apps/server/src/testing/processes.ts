import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { openDatabase, sql } from '../db';
import { urlOf } from '../db/testing/postgresTemplate';
import { type Office, callsTo } from './office';

/** Returns the server and, if the engine supports it, a second process on the same database, until the test ends. */
export async function processesOf({
  app,
  db,
  clock,
}: Office): Promise<readonly [FastifyInstance, FastifyInstance]> {
  if (db.engine === 'pglite') return [app, app];
  const [at] = await db.query<{ name: string }>(sql`select current_database()::text as name`);
  const theirs = await openDatabase({ url: urlOf(inject('postgresUrl'), at?.name ?? '') });
  const other = buildApp({ db: theirs, clock: () => clock.now, settings: { logLevel: 'silent' } });
  onTestFinished(async () => {
    await other.close();
    await theirs.close();
  });
  return [app, other];
}

/** Returns a function whose calls alternate between the two processes. */
export async function callsInTurn(office: Office): Promise<Office['call']> {
  const processes = await processesOf(office);
  let calls = 0;
  return (...call) => callsTo(processes[(calls += 1) % 2] ?? processes[0], office.tokenOf)(...call);
}
