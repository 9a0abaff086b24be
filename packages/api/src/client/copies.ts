import { formatTableDateTime, lagosDay } from '@motorpark/domain';
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
  read: (url: string, as: string | undefined) => Promise<Copy | undefined>;
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
let lastUsed = 0;

/** What the server answered to this call the last time, for whoever makes it now. */
export async function copyOf(url: string, headers: Headers): Promise<string | undefined> {
  const copy = await fetchCopies?.()
    .then((from) => from.read(url, headers['Authorization']))
    .catch(() => undefined);
  if (copy?.as) {
    uses += 1;
    lastUsed = copy.at;
  }
  return copy?.text;
}

/** Loads something, and tells from when it is if it was not the server that answered. */
export async function agedLoad<Data>(load: () => Promise<Data>): Promise<{ data: Data; asOf?: number }> {
  const before = uses;
  const data = await load();
  return uses === before ? { data } : { data, asOf: lastUsed };
}

const iso = (at: number) => new Date(at).toISOString();

/** Says of what is shown nevertheless that the server did not answer, and from when it is. */
export function failureAsOf(asOf: number): ApiFailure {
  const failure = apiFailure({ kind: 'disconnected', asOf });
  failure.message = `As of ${formatTableDateTime(iso(asOf), lagosDay(iso(Date.now())))}. ${failure.message}`;
  return failure;
}
