import type { TestProject } from 'vitest/node';
import { makePgliteTemplate } from './pgliteTemplate';
import { findPostgres, startPostgres } from './postgresServer';
import { makePostgresTemplate } from './postgresTemplate';

/**
 * Prepares one migrated, empty database of each engine, which `onEveryEngine` copies for each test. PostgreSQL is the server of TEST_DATABASE_URL,
 * otherwise a temporary one from the binaries on this computer. Everything is removed at the end, even if the run is killed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = postgresServer(project);
  const pglite = await makePgliteTemplate();
  // Awaited only now: PGlite blocks this thread for seconds at a time, during which a connection would time out.
  const { url, stop } = await starting;
  const postgres = url === '' ? undefined : await makePostgresTemplate(url);
  project.provide('pgliteTemplate', pglite.folder);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', postgres?.template ?? '');
  return async () => {
    await Promise.all([pglite.remove(), postgres?.remove().then(stop)]);
  };
}

async function postgresServer(project: TestProject) {
  const nothing = { url: '', stop: async () => undefined };
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { ...nothing, url };
  const binaries = findPostgres();
  if (binaries !== undefined) return startPostgres(binaries);
  project.vitest.logger.warn(
    'NOT RUN: every server test on PostgreSQL. Its binaries (initdb, postgres) are not on this machine.',
  );
  return nothing;
}
