import { rm } from 'node:fs/promises';
import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';

import { openDatabase, type Database } from '../index';
import { copyPgliteTemplate } from './pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from './postgresTemplate';

/** Opens a database of its own: migrated, empty, closed and removed by itself when the test (or the suite) is over. */
export type Open = () => Promise<Database>;

/**
 * Runs the same suite on PGlite and on PostgreSQL:
 *
 *     onEveryEngine('Selling a seat', (open) => {
 *       it('sells it once', async () => {
 *         const database = await open();
 *         …
 *       });
 *     });
 *
 * Each call of `open` takes a fraction of a second and gives a fresh database, so open one in every test, or one in
 * `beforeAll` for a suite that only reads. Where the machine has no PostgreSQL its half isn't there; the set-up says so
 * on the log. The project's vitest configuration names `testing/postgres.globalSetup.ts` as a globalSetup.
 */
export function onEveryEngine(name: string, suite: (open: Open) => void): void {
  describe(`${name}, on PGlite`, () => suite(openPgliteCopy));
  if (inject('postgresUrl') !== '') describe(`${name}, on PostgreSQL`, () => suite(openPostgresCopy));
}

async function openPgliteCopy() {
  const dataDir = copyPgliteTemplate(inject('pgliteTemplate'));
  const database = await openDatabase({ dataDir });
  whenOver(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  return database;
}

async function openPostgresCopy() {
  const url = inject('postgresUrl');
  const name = await copyTemplate(url, inject('postgresTemplate'));
  const database = await openDatabase({ url: urlOf(url, name) });
  whenOver(async () => {
    await database.close();
    await dropDatabase(url, name);
  });
  return database;
}

/** After the test that is running; outside of one, in a beforeAll, after its suite. */
function whenOver(cleanUp: () => Promise<void>) {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
