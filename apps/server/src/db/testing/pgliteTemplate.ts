import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEmptyDatabase } from '../emptyDatabase/makeEmptyDatabase';
import { unpackedFolder } from '../engines/pglite/newFolder';
import { removeOnExit } from './leftovers';
import { scratchFolder } from './scratch';

/** Creates a migrated, empty PGlite folder, which is copied for each test. The copies are stored next to it and are removed with it. */
export async function makePgliteTemplate() {
  const base = scratchFolder('pglite');
  const remove = removeOnExit(base);
  const folder = join(base, 'template');
  mkdirSync(folder);
  await unpackedFolder(folder, await cachedEmptyDatabase());
  return { folder, remove };
}

/** Returns the packed, empty database of the current schema from the cache; creates it if it is missing. */
export function cachedEmptyDatabase(): Promise<string> {
  return makeEmptyDatabase(
    fileURLToPath(new URL('../../../../../node_modules/.cache/motorpark', import.meta.url)),
  );
}

/** Creates a data folder with a copy of the template. */
export function copyPgliteTemplate(template: string): string {
  const dataDir = emptyFolder(template);
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Creates an empty folder that is removed when the test run ends. */
export function emptyFolder(template: string): string {
  return mkdtempSync(join(template, '..', 'copy-'));
}
