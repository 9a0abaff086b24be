import {
  type Dirent,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fsyncFolder } from '../../../files/fsync';
import { PRIVATE_FOLDER, makeTreePrivate } from '../../../files/privateFiles';
import { unpackInto } from './archive';

const isEmptyFolder = (path: string): boolean =>
  statSync(path).isDirectory() && readdirSync(path).length === 0;

/**
 * Returns the database's folder inside the data folder; fills it if it is missing or empty. An interrupted first start leaves no partial database: the folder is
 * created under another name, synced to disk, and renamed last. The caller must hold the lock of the data folder.
 */
export async function newFolder(
  dataDir: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const aside = join(dataDir, 'postgres.init');
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) {
    if (!isEmptyFolder(folder)) return folder;
    rmdirSync(folder);
  }
  mkdirSync(aside, { mode: PRIVATE_FOLDER });
  await fill(aside);
  makeTreePrivate(aside);
  await fsyncTree(aside);
  renameSync(aside, folder);
  fsyncFolder(dataDir);
  return folder;
}

/** Fills a missing folder with a packed database. */
export function unpackedFolder(dataDir: string, archive: string): Promise<string> {
  return newFolder(dataDir, (folder) => unpackInto(folder, readFileSync(archive)));
}

/** Number of concurrent fsyncs; one at a time would be slow. */
const CONCURRENT_FSYNCS = 16;

async function fsyncTree(folder: string) {
  const left = readdirSync(folder, { recursive: true, withFileTypes: true });
  const work = async () => {
    for (let entry = left.pop(); entry; entry = left.pop()) await fsyncEntry(entry);
  };
  await Promise.all(Array.from({ length: CONCURRENT_FSYNCS }, work));
  fsyncFolder(folder);
}

async function fsyncEntry(entry: Dirent) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isDirectory()) return fsyncFolder(path);
  if (!entry.isFile()) return undefined;
  const file = await open(path, 'r+');
  try {
    return await file.sync();
  } finally {
    await file.close();
  }
}
