import type { Reply } from './protocol';

/** An error in a form that can be sent between threads, which keep only the message of an Error. */
interface SerializedError {
  message: string;
  /** The properties of the database's own errors: `code`, `constraint` and the like. */
  details: Record<string, string>;
}

/** A message from the database thread: one when it is open, then the result of each request. */
export type Message = { done: Reply } | { failed: SerializedError };

/** Properties that are not sent: they contain the statement and its values, which may be secret. */
const OMITTED: ReadonlySet<string> = new Set(['query', 'stack']);

export function failureOf(error: unknown): Message {
  if (!(error instanceof Error)) return { failed: { message: systemErrorMessage(error), details: {} } };
  const details = Object.entries(error).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !OMITTED.has(entry[0]),
  );
  return { failed: { message: error.message, details: Object.fromEntries(details) } };
}

/** The database's file system does not throw an `Error`, but an object with the error number of the operating system, in WASI's numbering. */
const SYSTEM_ERRORS: Readonly<Record<number, string>> = {
  2: 'The data folder belongs to somebody else (EACCES).',
  19: 'The disk gives no more room to this user (EDQUOT).',
  29: 'The disk could not be read or written (EIO).',
  33: 'The system lets this process open no more files (EMFILE).',
  51: 'The disk is full: the data folder cannot be kept (ENOSPC).',
  63: 'The system does not let this user work in the data folder (EPERM).',
  69: 'The data folder can only be read (EROFS).',
};

function systemErrorMessage(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('errno' in thrown)) return String(thrown);
  return (
    SYSTEM_ERRORS[Number(thrown.errno)] ??
    `The data folder cannot be used (ErrnoError ${String(thrown.errno)}).`
  );
}

/** Whether the database has panicked, as when the disk has no space for its log. PostgreSQL then ends; PGlite would continue in a broken state. */
export const hasPanicked = ({ details }: SerializedError): boolean => details['severity'] === 'PANIC';

/** Converts a failure message back to an Error. */
export const errorOf = ({ message, details }: SerializedError): Error =>
  Object.assign(new Error(message), details);
