import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a folder's directory entries to disk. Does nothing on Windows, which neither has nor needs this call. */
export function fsyncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
