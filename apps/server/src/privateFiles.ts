import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/**
 * Takes from everybody but its owner what they may do with a folder and everything in it. Links are not followed. Windows has no
 * such modes: there a folder's rights are its parent's.
 */
export function makeTreePrivate(folder: string) {
  setMode(folder, lstatSync(folder), PRIVATE_FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeTreePrivate(path);
    else if (entry.isFile()) makeFilePrivate(path);
  }
}

/** The same for a folder alone, whatever is in it. One that others share by intent, such as /tmp, or that belongs to somebody else is left as it is. */
export function makeFolderPrivate(folder: string) {
  const stats = lstatSync(folder);
  if (isShared(stats)) return;
  setMode(folder, stats, PRIVATE_FOLDER);
}

export function makeFilePrivate(file: string) {
  setMode(file, lstatSync(file), PRIVATE_FILE);
}

function setMode(path: string, { mode }: Stats, wanted: number) {
  if (process.platform !== 'win32' && (mode & 0o7777) !== wanted) chmodSync(path, wanted);
}

const STICKY = 0o1000;

const isShared = ({ mode, uid }: Stats) => (mode & STICKY) !== 0 || uid !== process.getuid?.();
