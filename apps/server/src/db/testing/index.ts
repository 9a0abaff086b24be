import { rm } from 'node:fs/promises';
import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';
import { openDatabase, type Database } from '../index';
import { copyPgliteTemplate } from './pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from './postgresTemplate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server for the tests; '' if there is none. */
    postgresUrl: string;
    /** The name of its database that contains only the schema. */
    postgresTemplate: string;
    /** A PGlite data folder that contains only the schema. */
    pgliteTemplate: string;
  }
}

/** Opens a separate database: migrated and empty; closed and removed automatically when the test (or the suite) ends. */
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
 * Each call of `open` takes a fraction of a second and returns a fresh database, so open one in every test, or one in `beforeAll` for a suite that only
 * reads. Without PostgreSQL on this computer only the PGlite half runs; the setup logs a warning. The project's vitest configuration must name
 * `testing/postgres.globalSetup.ts` as a globalSetup.
 */
export function onEveryEngine(name: string, suite: (open: Open, engine: EngineName) => void): void {
  describe(`${name}, on PGlite`, () => suite(opening(openPgliteCopy), 'PGlite'));
  if (inject('postgresUrl') !== '') {
    describe(`${name}, on PostgreSQL`, () => suite(opening(openPostgresCopy), 'PostgreSQL'));
  }
}

export type EngineName = 'PGlite' | 'PostgreSQL';

/** A database, and a function that removes its storage. */
type Copy = { database: Database; remove: () => Promise<void> };

/**
 * Runs a suite on one engine, for behaviour that does not depend on it: on PostgreSQL, which is concurrent and faster, otherwise on PGlite.
 * `http/everyCall.test.ts` tests each call on both engines, `values.test.ts` that both drivers transfer all values.
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
