import { statfsSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** Two files of PostgreSQL's log: with less, the next write may end the database. */
const FULL_BELOW = 32 * MEGABYTE;

/** Whether the disk of a folder has too little room for the database to write. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < FULL_BELOW;
}

/** Thrown instead of a write, or of opening the database, while its disk is full. Has PostgreSQL's code for that. */
export class DiskFull extends Error {
  readonly code = '53100';

  constructor(folder: string) {
    super(
      `The disk of ${folder} is full. Nothing is lost: free some space until ${FULL_BELOW / MEGABYTE} MB or more are free. A server that runs goes on by itself; start one that has ended.`,
    );
  }
}
