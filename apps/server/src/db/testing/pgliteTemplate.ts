import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEmptyDatabase } from '../emptyDatabase/makeEmptyDatabase';
import { unpackedFolder } from '../engines/pglite/newFolder';
import { removedWhenWeEnd } from './leftovers';
import { scratchFolder } from './scratch';

/** Makes a migrated, empty PGlite folder, to be copied for each test. Copies lie beside it and go with it. */
export async function makePgliteTemplate() {
  const base = scratchFolder('pglite');
  const remove = removedWhenWeEnd(base);
  const folder = join(base, 'template');
  mkdirSync(folder);
  await unpackedFolder(folder, await keptEmptyDatabase());
  return { folder, remove };
}

/** The packed, empty database that the last build or test run has made of today's schema, or a new one. */
export function keptEmptyDatabase(): Promise<string> {
  return makeEmptyDatabase(
    fileURLToPath(new URL('../../../../../node_modules/.cache/motorpark', import.meta.url)),
  );
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
