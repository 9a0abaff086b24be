import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncFolder, fsyncPath } from '../../../fsync';
import { PRIVATE_FOLDER, makeTreePrivate } from '../../../privateFiles';

/** The PostgreSQL inside PGlite, whose files no other major version can read. */
const MAJOR_VERSION = '18';

/**
 * The database's own folder inside the data folder, made if there is none. A first start that is cut off leaves no half
 * database: it is made aside, forced to the disk, and only then given its name. Only its owner may read it, from then on or from
 * this start on. The caller holds the data folder for itself.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const aside = join(dataDir, 'postgres.init');
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(folder)) {
    mkdirSync(aside, { mode: PRIVATE_FOLDER });
    const pglite = await PGlite.create({ fs: new NodeFS(aside) });
    await pglite.close();
    makeTreePrivate(aside);
    fsyncTree(aside);
    renameSync(aside, folder);
    fsyncFolder(dataDir);
  }
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

function fsyncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path, 'r+');
  }
  fsyncFolder(folder);
}
