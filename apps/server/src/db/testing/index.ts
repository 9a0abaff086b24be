import { rm } from 'node:fs/promises';
import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';
import { openDatabase, type Database } from '../index';
import { copyPgliteTemplate } from './pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from './postgresTemplate';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests; '' where there is none. */
    postgresUrl: string;
    /** The name of its database that holds the schema and nothing else. */
    postgresTemplate: string;
    /** A PGlite data folder that holds the schema and nothing else. */
    pgliteTemplate: string;
  }
}

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
  describe(`${name}, on PGlite`, () => suite(opening(openPgliteCopy)));
  if (inject('postgresUrl') !== '') {
    describe(`${name}, on PostgreSQL`, () => suite(opening(openPostgresCopy)));
  }
}

/** A database, and the way to be rid of what it lies in. */
type Copy = { database: Database; remove: () => Promise<void> };

/**
 * Runs a suite on one engine, for what both do alike: PostgreSQL, which does several things at once and is the quicker one, else PGlite.
 * That each call is done, checked and refused on both is held by `http/everyCall.test.ts`, that both drivers carry any value by `values.test.ts`.
 */
export function onOneEngine(name: string, suite: (open: Open) => void): void {
  describe(name, () => suite(opening(inject('postgresUrl') === '' ? openPgliteCopy : openPostgresCopy)));
}

function opening(openCopy: () => Promise<Copy>): Open {
  const ofTheSuite: Copy[] = [];
  afterAll(async () => {
    for (const copy of ofTheSuite) await end(copy);
  });
  return async () => {
    const copy = await openCopy();
    if (TestRunner.getCurrentTest()) onTestFinished(() => end(copy));
    else ofTheSuite.push(copy);
    return copy.database;
  };
}

async function end({ database, remove }: Copy) {
  await database.close();
  await remove();
}

async function openPgliteCopy(): Promise<Copy> {
  const dataDir = copyPgliteTemplate(inject('pgliteTemplate'));
  const database = await openDatabase({ dataDir });
  return { database, remove: () => rm(dataDir, { recursive: true }) };
}

async function openPostgresCopy(): Promise<Copy> {
  const url = inject('postgresUrl');
  const name = await copyTemplate(url, inject('postgresTemplate'));
  const database = await openDatabase({ url: urlOf(url, name) });
  return { database, remove: () => dropDatabase(url, name) };
}
