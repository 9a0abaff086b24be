import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** How the thread of the database ends where the whole process must: `process.exit` ends a thread alone. */
export const DISK_REFUSED = 71;

/** Ends the server on the spot, saying why. */
export function endProcess(why: string): never {
  writeSync(
    2,
    `${why}. The server ends here so that nothing is promised that could be lost; start it again.\n`,
  );
  process.exit(isMainThread ? 1 : DISK_REFUSED);
}
