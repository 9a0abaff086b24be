import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTreePrivate } from '../../../privateFiles';
import { MAJOR_VERSION } from './majorVersion';
import { newFolder } from './newFolder';

/**
 * The database's own folder inside the data folder, made if there is none. Only its owner may read it, from then on or from
 * this start on. The caller holds the data folder for itself.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = await newFolder(dataDir, async (aside) => {
    const pglite = await PGlite.create({ fs: new NodeFS(aside) });
    await pglite.close();
  });
  refuseOther(folder);
  makeTreePrivate(folder);
  // PostgreSQL starts beside no empty lock file, which is what a kill at the wrong moment leaves. Nobody else has the folder open.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return folder;
}

function refuseOther(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no database';
  if (version !== MAJOR_VERSION) {
    throw new Error(`${folder} should hold a PostgreSQL ${MAJOR_VERSION} database, but holds ${version}.`);
  }
}
