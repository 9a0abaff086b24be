import type { TestProject } from 'vitest/node';
import { makePgliteTemplate } from './pgliteTemplate';
import { findPostgres, startPostgres } from './postgresServer';
import { makePostgresTemplate } from './postgresTemplate';

/**
 * Prepares one migrated, empty database of each engine, which `onEveryEngine` copies for each test. PostgreSQL is the
 * server of TEST_DATABASE_URL, else a throw-away one from the binaries on this machine. Everything goes at the end, also
 * when the run is killed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [pglite, postgres] = await Promise.all([makePgliteTemplate(), providePostgres(project)]);
  project.provide('pgliteTemplate', pglite.folder);
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', postgres.template);
  return async () => {
    await Promise.all([pglite.remove(), postgres.remove()]);
  };
}

async function providePostgres(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, ...(await makePostgresTemplate(url)) };
  const binaries = findPostgres();
  if (binaries === undefined) {
    project.vitest.logger.warn(
      'NOT RUN: every server test on PostgreSQL. Its binaries (initdb, postgres) are not on this machine.',
    );
    return { url: '', template: '', remove: async () => undefined };
  }
  const server = await startPostgres(binaries);
  const { template } = await makePostgresTemplate(server.url);
  return { url: server.url, template, remove: server.stop };
}
