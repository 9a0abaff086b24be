import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { outboxExtensions } from '@motorpark/contract';
import { remember, remembered } from '../storage/remembered';
import { FIRST_CALLS } from '../session/firstCallsKey';

/** A call that the page made while the app's code was loading. */
interface EarlyCall {
  /** The Authorization header that it was made with. */
  as?: string;
  answer: Promise<Response>;
}

declare global {
  /** Written by index.html: the address that was opened, and the calls made for it, by URL. */
  // oxlint-disable-next-line no-var -- only `var` is a property of the global object
  var early: { at: string; calls: Partial<Record<string, EarlyCall>> } | undefined;
}

/** The number of addresses whose calls are remembered. */
const MOST_ADDRESSES = 12;
/** The number of calls remembered per address. */
const MOST_CALLS = 6;

/** Never called early: it is fetched once per person and machine rather than once per address, and a key must not be in a response that may go unused. */
const NEVER_EARLY: ReadonlySet<string> = new Set([outboxExtensions.getOutboxKey.path]);

/** The calls made since the page was opened: URL, and whether with a token. Undefined once they are stored. */
let reads: Map<string, boolean> | undefined = new Map();

/** The axios adapter of calls that read: takes the early call's response if there is one, else sends the request. */
export async function earlyOrSent(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const early = takeEarlyResponse(config.url ?? '', config.headers.get('Authorization'));
  try {
    const answer = await early;
    const data = await answer?.text();
    if (answer) {
      const { status, statusText, headers } = answer;
      return { data, status, statusText, headers: Object.fromEntries(headers), config };
    }
  } catch {
    // It failed: the request is sent again.
  }
  return await axios.getAdapter(axios.defaults.adapter)(config);
}

/** Returns the early call's pending response, for the same user only, and only once. */
export function takeEarlyResponse(url: string, as: unknown): Promise<Response> | undefined {
  reads?.set(url, Boolean(as));
  const calls = globalThis.early?.calls;
  const found = calls?.[url];
  if (!calls || !found) return undefined;
  delete calls[url];
  return found.as === (as ?? undefined) ? found.answer : undefined;
}

/** Discards the early responses, because a change makes them out of date. */
export function discardEarlyResponses(): void {
  if (globalThis.early) globalThis.early.calls = {};
}

/**
 * Stores which calls the opened address has made so far, so that the page can make them early the next time (docs/app.md). Only paths of our own origin, never
 * a token or a key; the list is deleted with the session.
 */
export function storeFirstCalls(): void {
  if (!reads) return;
  const calls = [...reads]
    .filter(([url]) => url.startsWith('/api/') && !NEVER_EARLY.has(url))
    .slice(0, MOST_CALLS);
  const addresses = new Set([location.hash, globalThis.early?.at ?? location.hash]);
  reads = undefined;
  discardEarlyResponses();
  const others = Object.entries(kept()).filter(([address]) => !addresses.has(address));
  const all = [...[...addresses].map((address) => [address, calls] as const), ...others];
  remember(FIRST_CALLS, JSON.stringify(Object.fromEntries(all.slice(0, MOST_ADDRESSES))));
}

function kept(): object {
  try {
    const known: unknown = JSON.parse(remembered(FIRST_CALLS) ?? '');
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {};
  }
}
