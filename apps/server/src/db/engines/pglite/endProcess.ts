import { isMainThread } from 'node:worker_threads';
import { writeFatal } from '../../../files/writeFatal';

/** The exit code with which the database thread asks for the end of the whole process: `process.exit` in a thread ends only the thread. */
export const DISK_FAILED = 71;

/** The exit code of a database thread that found no room for its log: what was acknowledged is on the disk, and the next thread recovers it. */
const NO_ROOM = 72;

/** Ends the database thread for want of room; outside a thread, the server. */
export function endForRoom(why: string): never {
  if (isMainThread) endProcess(why);
  process.exit(NO_ROOM);
}

/** Ends the server immediately, with a message on stderr. */
export function endProcess(why: string): never {
  writeFatal(`${why}. The server ends here so that nothing is promised that could be lost; start it again.`);
  process.exit(isMainThread ? 1 : DISK_FAILED);
}
