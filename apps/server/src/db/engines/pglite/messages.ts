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
  if (!(error instanceof Error)) return { failed: { message: String(error), details: {} } };
  const details = Object.entries(error).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !UNTOLD.has(entry[0]),
  );
  return { failed: { message: error.message, details: Object.fromEntries(details) } };
}

/** The error that a message tells of. */
export const errorOf = ({ message, details }: Told): Error => Object.assign(new Error(message), details);
