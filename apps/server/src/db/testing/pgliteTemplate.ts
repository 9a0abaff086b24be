import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../index';
import { removedWhenWeEnd } from './leftovers';
import { dropOwnTemplates } from './ownTemplates';
import { scratchFolder } from './scratch';

/** Makes a migrated, empty PGlite folder, to be copied for each test. Copies lie beside it and go with it. */
export async function makePgliteTemplate() {
  const base = scratchFolder('pglite');
  const remove = removedWhenWeEnd(base);
  const folder = join(base, 'template');
  const database = await openDatabase({ dataDir: folder });
  await dropOwnTemplates(database);
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
