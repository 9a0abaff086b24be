import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Forces to the disk what a folder says of its files: their names. Windows has no such call, and needs none. */
export function fsyncFolder(folder: string) {
  if (process.platform !== 'win32') fsyncPath(folder, 'r');
}

/** Forces a file to the disk. */
export function fsyncPath(path: string, flags: 'r' | 'r+') {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
