import { constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from '../../../files/privateFiles';
import { newId } from '../../newId';

const PREFIX = 'copy-';
/** Free space that must remain after a copy: the running server's log grows meanwhile, and a server without space for its log ends. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** Copies a data folder's database to a folder next to it. Nothing may write to the database meanwhile, and all its data must be on the disk. */
export async function copyFolder(dataDir: string) {
  const database = join(dataDir, 'postgres');
  await throwIfDiskFull(dataDir, bytesIn(database));
  const folder = join(dataDir, `${PREFIX}${newId()}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  try {
    await cp(database, join(folder, 'postgres'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

/** Removes copies left by a process that was killed while copying. */
export function removeCopies(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    if (/^copy-[0-9a-f-]{36}$/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesIn(path) : statSync(path).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);

async function throwIfDiskFull(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  throw new Error(
    `The disk of ${folder} has no room for a backup: ${megabytes(needed)} MB must be free, ${megabytes(bavail * bsize)} MB are.`,
  );
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2);
