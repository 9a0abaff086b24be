import type { Reply } from './asked';

/** An error as it crosses between threads, which take no properties of an error but its message. */
interface Told {
  message: string;
  /** What the database says of its own errors: `code`, `constraint` and the like. */
  details: Record<string, string>;
}

/** What the thread of the database says: once that it is open, then of every request what came of it. */
export type Message = { done: Reply } | { failed: Told };

/** Never told: the statement and its values, which may be secrets. */
const UNTOLD: ReadonlySet<string> = new Set(['query', 'stack']);

/** An error as a message. */
export function failureOf(error: unknown): Message {
  if (!(error instanceof Error)) return { failed: { message: refusalOf(error), details: {} } };
  const details = Object.entries(error).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !UNTOLD.has(entry[0]),
  );
  return { failed: { message: error.message, details: Object.fromEntries(details) } };
}

/** What the file system of the database throws is no `Error`: it has only the number of what the system refused, in WASI's numbering. */
const REFUSALS: Readonly<Record<number, string>> = {
  2: 'The data folder belongs to somebody else (EACCES).',
  19: 'The disk gives no more room to this user (EDQUOT).',
  29: 'The disk could not be read or written (EIO).',
  33: 'The system lets this process open no more files (EMFILE).',
  51: 'The disk is full: the data folder cannot be kept (ENOSPC).',
  63: 'The system does not let this user work in the data folder (EPERM).',
  69: 'The data folder can only be read (EROFS).',
};

function refusalOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('errno' in thrown)) return String(thrown);
  return (
    REFUSALS[Number(thrown.errno)] ?? `The data folder cannot be used (ErrnoError ${String(thrown.errno)}).`
  );
}

/** PostgreSQL itself ends where it says so, as when a disk has no room for its log; PGlite would go on, and do nothing right any more. */
export const hasPanicked = ({ details }: Told): boolean => details['severity'] === 'PANIC';

/** The error that a message carries. */
export const errorOf = ({ message, details }: Told): Error => Object.assign(new Error(message), details);
