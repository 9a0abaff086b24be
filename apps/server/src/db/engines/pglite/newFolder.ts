import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncFolder, fsyncPath } from '../../../fsync';
import { PRIVATE_FOLDER, makeTreePrivate } from '../../../privateFiles';
import { unpackInto } from './archive';

/**
 * The database's own folder inside the data folder, filled if there is none. A first start that is cut off leaves no half database: it is
 * made aside, forced to the disk, and only then given its name. The caller holds the data folder for itself.
 */
export async function newFolder(
  dataDir: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const aside = join(dataDir, 'postgres.init');
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) return folder;
  mkdirSync(aside, { mode: PRIVATE_FOLDER });
  await fill(aside);
  makeTreePrivate(aside);
  fsyncTree(aside);
  renameSync(aside, folder);
  fsyncFolder(dataDir);
  return folder;
}

/** The same, filled with a database that was packed. */
export function unpackedFolder(dataDir: string, archive: string): Promise<string> {
  return newFolder(dataDir, (folder) => unpackInto(folder, readFileSync(archive)));
}

function fsyncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path, 'r+');
  }
  fsyncFolder(folder);
}
