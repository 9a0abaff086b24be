import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/**
 * Restricts a folder and everything in it to its owner. Symbolic links are not followed. Has no effect on Windows, where a folder inherits its parent's
 * permissions.
 */
export function makeTreePrivate(folder: string) {
  setMode(folder, lstatSync(folder), PRIVATE_FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeTreePrivate(path);
    else if (entry.isFile()) makeFilePrivate(path);
  }
}

/** Restricts only the folder itself to its owner. Folders that are shared (sticky, such as /tmp) or owned by another user are left unchanged. */
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
