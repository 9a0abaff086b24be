import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTreePrivate } from '../../../files/privateFiles';
import { MAJOR_VERSION } from './majorVersion';
import { newFolder } from './newFolder';

/**
 * Returns the database's folder inside the data folder; creates it if it is missing, and makes it readable only by its owner. The caller must hold the
 * lock of the data folder.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = await newFolder(dataDir, async (aside) => {
    const pglite = await PGlite.create({ fs: new NodeFS(aside) });
    await pglite.close();
  });
  throwIfOtherVersion(folder);
  makeTreePrivate(folder);
  // PostgreSQL does not start if its lock file is empty, as a kill at the wrong moment leaves it. No other process has the folder open.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return folder;
}

function throwIfOtherVersion(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no database';
  if (version !== MAJOR_VERSION) {
    throw new Error(`${folder} should hold a PostgreSQL ${MAJOR_VERSION} database, but holds ${version}.`);
  }
}
