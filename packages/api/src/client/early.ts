import { outboxExtensions } from '@motorpark/contract';
import { openStorage } from '../access/storage';
import { FIRST_CALLS } from './firstCallsKey';

/** A call that the page has made while the app's code was on its way. */
interface EarlyCall {
  /** The Authorization header that it was made with. */
  as?: string;
  answer: Promise<Response>;
}

declare global {
  /** Written by index.html: the address that was opened, and what was asked for it, by URL. */
  // oxlint-disable-next-line no-var -- only `var` is a property of the global object
  var early: { at: string; calls: Partial<Record<string, EarlyCall>> } | undefined;
}

/** For how many addresses the calls are remembered. */
const MOST_ADDRESSES = 12;
/** And how many of one. */
const MOST_CALLS = 6;

/** Asked for once per person and machine, not once per address; and a key has no place in an answer that nobody may take. */
const NEVER_EARLY: ReadonlySet<string> = new Set([outboxExtensions.getOutboxKey.path]);

/** What has been read since the page was opened: URL, and whether as somebody who is logged in. Undefined once that is remembered. */
let reads: Map<string, boolean> | undefined = new Map();

/** The answer that is on its way already: for the same person only, and only once. */
export function takeEarly(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const as = headers['Authorization'];
  reads?.set(url, as !== undefined);
  const calls = globalThis.early?.calls;
  const found = calls?.[url];
  if (!calls || !found) return undefined;
  delete calls[url];
  return found.as === as ? found.answer : undefined;
}

/** Something changes: what was asked for before that is out of date. */
export function forgetEarly(): void {
  if (globalThis.early) globalThis.early.calls = {};
}

/**
 * Remembers what the opened address has read so far, so that the page can ask for the same at once when it is opened again (docs/app.md).
 * Only paths of our own origin, never what somebody typed into a search, never a token or a key; it leaves with the session.
 */
export function keepFirstCalls(): void {
  if (!reads) return;
  const calls = [...reads]
    .filter(([url]) => url.startsWith('/api/') && !NEVER_EARLY.has(url) && !/[?&]q=/.test(url))
    .slice(0, MOST_CALLS);
  const addresses = new Set([location.hash, globalThis.early?.at ?? location.hash]);
  reads = undefined;
  forgetEarly();
  const others = Object.entries(kept()).filter(([address]) => !addresses.has(address));
  const all = [...[...addresses].map((address) => [address, calls] as const), ...others];
  try {
    openStorage().setItem(FIRST_CALLS, JSON.stringify(Object.fromEntries(all.slice(0, MOST_ADDRESSES))));
  } catch {
    // The browser keeps nothing more: the next time nothing is asked for early.
  }
}

function kept(): object {
  try {
    const known: unknown = JSON.parse(openStorage().getItem(FIRST_CALLS) ?? '');
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {};
  }
}
