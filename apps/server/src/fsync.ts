import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Forces to the disk what a folder says of its files: their names. Windows has no such call, and needs none. */
export function fsyncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
