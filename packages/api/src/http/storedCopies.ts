import { apiFailure, type ApiFailure } from '../failure/failure';
import { serverTime } from './serverClock';

export interface Copy {
  text: string;
  /** When it was received, in milliseconds by the server's clock. */
  at: number;
  /** The Authorization header that it was requested with; undefined for public calls. */
  as: string | undefined;
}

export interface Copies {
  /** Returns the copy and the notice to show with it; undefined if there is none. */
  read: (url: string, as: string | undefined) => Promise<(Copy & { says: string }) | undefined>;
  write: (url: string, copy: Copy) => void;
}

let fetchCopies: (() => Promise<Copies>) | undefined;
let copies: Copies | undefined;
/** Responses read before the store was loaded, so that the first screen waits for nothing. */
const waiting = new Map<string, Copy>();

/** Enables stored copies for when there is no connection; `fetch` loads their code on demand. */
export function enableCopies(fetch: () => Promise<Copies>): void {
  fetchCopies = fetch;
}

/** Sets the store that copies are written to, and writes those that waited for it. */
export function writeCopies(to: Copies): void {
  copies = to;
  for (const [url, copy] of waiting) to.write(url, copy);
  waiting.clear();
}

export function storeCopy(url: string, as: string | undefined, text: string): void {
  const copy = { text, at: serverTime(), as };
  if (copies) copies.write(url, copy);
  else if (fetchCopies) waiting.set(url, copy);
}

let uses = 0;
let lastUse: ApiFailure | undefined;

/** Returns the last stored response to this call for the same user; undefined if there is none. */
export async function findCopy(url: string, as: string | undefined): Promise<string | undefined> {
  const copy = await fetchCopies?.()
    .then((from) => from.read(url, as))
    .catch(() => undefined);
  if (copy?.as) {
    uses += 1;
    lastUse = Object.assign(apiFailure({ kind: 'disconnected', asOf: copy.at }), { message: copy.says });
  }
  return copy?.text;
}

/** Loads data; `old` is the failure with the copy's time if the data came from a stored copy instead of the server. */
export async function loadWithAge<Data>(load: () => Promise<Data>) {
  const before = uses;
  const data = await load();
  return { data, old: uses > before ? lastUse : undefined };
}
