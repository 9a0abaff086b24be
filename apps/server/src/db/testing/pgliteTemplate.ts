import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, sql } from '../index';
import { removedWhenWeEnd } from './leftovers';
import { scratchFolder } from './scratch';

/** Makes a migrated, empty PGlite folder, to be copied for each test. Copies lie beside it and go with it. */
export async function makePgliteTemplate() {
  const base = scratchFolder('pglite');
  const remove =
    process.platform === 'win32' ? () => rm(base, { recursive: true }) : removedWhenWeEnd(base).remove;
  const folder = join(base, 'template');
  const database = await openDatabase({ dataDir: folder });
  // PostgreSQL's own two templates are two thirds of the files, and nobody copies those here.
  await database.query(sql`update pg_database set datistemplate = false`);
  await database.query(sql`drop database template0`);
  await database.query(sql`drop database template1`);
  await database.close();
  return { folder, remove };
}

/** A data folder with a copy of the template. */
export function copyPgliteTemplate(template: string): string {
  const dataDir = emptyFolder(template);
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** An empty folder that goes when the test run ends. */
export function emptyFolder(template: string): string {
  return mkdtempSync(join(template, '..', 'copy-'));
}
