import { apiFailure, type ApiFailure } from '../failure/failure';

/** What the server once answered to a call that reads. */
export interface Copy {
  text: string;
  /** When that was, in milliseconds by this machine's clock. */
  at: number;
  /** The Authorization header that it was asked with; none where anybody may read it. */
  as: string | undefined;
}

/** Where copies lie on this machine, for whoever is logged in. */
export interface Copies {
  /** With the notice that is shown beside it. */
  read: (url: string, as: string | undefined) => Promise<(Copy & { says: string }) | undefined>;
  write: (url: string, copy: Copy) => void;
}

type Headers = Readonly<Record<string, string>>;

let fetchCopies: (() => Promise<Copies>) | undefined;
let copies: Copies | undefined;
/** What was read before there was a place for it: the first screen waits for nothing. */
const waiting = new Map<string, Copy>();

/** Has answers kept on this machine for when there is no connection; their code is fetched then, or ahead. */
export function keepCopiesWith(fetch: () => Promise<Copies>): void {
  fetchCopies = fetch;
}

/** From now on what is read is written down, and what was read before is, too. */
export function writeCopies(to: Copies): void {
  copies = to;
  for (const [url, copy] of waiting) to.write(url, copy);
  waiting.clear();
}

export function keepCopy(url: string, headers: Headers, text: string): void {
  const copy = { text, at: Date.now(), as: headers['Authorization'] };
  if (copies) copies.write(url, copy);
  else if (fetchCopies) waiting.set(url, copy);
}

let uses = 0;
let lastUse: ApiFailure | undefined;

/** What the server answered to this call the last time, for whoever makes it now. */
export async function copyOf(url: string, headers: Headers): Promise<string | undefined> {
  const copy = await fetchCopies?.()
    .then((from) => from.read(url, headers['Authorization']))
    .catch(() => undefined);
  if (copy?.as) {
    uses += 1;
    lastUse = Object.assign(apiFailure({ kind: 'disconnected', asOf: copy.at }), { message: copy.says });
  }
  return copy?.text;
}

/** Loads something; `old` says from when it is if it was not the server that answered. */
export async function agedLoad<Data>(load: () => Promise<Data>) {
  const before = uses;
  const data = await load();
  return { data, old: uses > before ? lastUse : undefined };
}
