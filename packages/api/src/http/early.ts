import type { AxiosResponse } from 'axios';
import { outboxExtensions } from '@motorpark/contract';
import { remember, remembered } from '../storage/remembered';
import { FIRST_CALLS } from '../session/firstCallsKey';

/** A call that reads: its URL, and the Authorization header that it is made with. */
export interface EarlyCall {
  url: string;
  as?: string | undefined;
}

/** The number of addresses whose calls are remembered. */
const MOST_ADDRESSES = 12;
/** The number of calls remembered per address. */
const MOST_CALLS = 6;

/** Never called early: it is fetched once per person and machine rather than once per address, and a key must not be in a response that may go unused. */
const NEVER_EARLY: ReadonlySet<string> = new Set([outboxExtensions.getOutboxKey.path]);

/** The responses that no screen has asked for yet, by URL. */
const early = new Map<string, { as?: string | undefined; answer: Promise<AxiosResponse<unknown>> }>();
/** The address that the page was opened at. */
let opened: string | undefined;
/** The calls made since the page was opened: URL, and whether with a token. Undefined once they are stored. */
let reads: Map<string, boolean> | undefined = new Map();

/** Makes the calls that the opened address made the last time, before a screen asks for them. */
export function sendEarly(
  token: string | undefined,
  send: (call: EarlyCall) => Promise<AxiosResponse<unknown>>,
): void {
  opened = location.hash;
  for (const [url, needsToken] of callsOf(opened)) {
    const as = needsToken && token !== undefined ? `Bearer ${token}` : undefined;
    const answer = send({ url, as });
    answer.catch(() => undefined);
    early.set(url, { as, answer });
  }
}

/** Returns the early call's pending response, for the same user only, and only once. */
export function takeEarlyResponse({ url, as }: EarlyCall): Promise<AxiosResponse<unknown>> | undefined {
  reads?.set(url, as !== undefined);
  const found = early.get(url);
  early.delete(url);
  return found?.as === as ? found?.answer : undefined;
}

/** Discards the early responses, because a change makes them out of date. */
export const discardEarlyResponses = (): void => early.clear();

/**
 * Stores which calls the opened address has made so far, so that they are made early the next time (docs/app.md). Only paths of our own origin, never
 * a token or a key; the list is deleted with the session.
 */
export function storeFirstCalls(): void {
  if (!reads) return;
  const calls = [...reads]
    .filter(([url]) => url.startsWith('/api/') && !NEVER_EARLY.has(url))
    .slice(0, MOST_CALLS);
  const addresses = new Set([location.hash, opened ?? location.hash]);
  reads = undefined;
  discardEarlyResponses();
  const others = Object.entries(kept()).filter(([address]) => !addresses.has(address));
  const all = [...[...addresses].map((address) => [address, calls] as const), ...others];
  remember(FIRST_CALLS, JSON.stringify(Object.fromEntries(all.slice(0, MOST_ADDRESSES))));
}

/** Returns the stored calls of an address: URL, and whether with a token. */
function callsOf(address: string): [url: string, needsToken: boolean][] {
  const calls: unknown = new Map(Object.entries(kept())).get(address);
  return (Array.isArray(calls) ? calls : []).flatMap((call: unknown) =>
    Array.isArray(call) && typeof call[0] === 'string' && call[0].startsWith('/api/')
      ? [[call[0], call[1] === true]]
      : [],
  );
}

function kept(): object {
  try {
    const known: unknown = JSON.parse(remembered(FIRST_CALLS) ?? '');
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {};
  }
}
