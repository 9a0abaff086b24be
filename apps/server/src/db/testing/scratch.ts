import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Creates a folder for temporary files of tests: in memory if there is enough space, for speed. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `motorpark-${name}-`));
}

function hasRoom(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
