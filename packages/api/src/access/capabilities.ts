import type { Capability } from '@motorpark/contract';
import { isApiFailure } from '../failure/failure';
import { read, recordOf, textOf } from '../reading/record';
import { openStorage } from './storage';

/** The extensions of a server. */
export interface Extensions {
  has(name: Capability): boolean;
}

/** The server's capabilities; a core server has none. */
export interface Capabilities {
  /** Undefined until the server has responded. */
  known(): Extensions | undefined;
  /** Fetches them once. Throws while the server cannot be reached; the next call tries again. */
  load(): Promise<Extensions>;
  /** Fetches them again, for example after a change of the company's settings. */
  refresh(): Promise<unknown>;
  subscribe(listener: () => void): () => void;
}

const CORE: Extensions = new Set();

/** Statuses that come from a proxy in front of the server, or from a busy server: they do not show which kind of server it is. */
export const NOT_THE_SERVER: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

export function createCapabilities(ask: () => Promise<unknown>): Capabilities {
  let known: Extensions | undefined;
  let asking: Promise<Extensions> | undefined;
  const listeners = new Set<() => void>();

  async function askOnce() {
    try {
      known = await answer(ask);
    } finally {
      asking = undefined;
    }
    for (const listener of listeners) listener();
    return known;
  }

  return {
    known: () => known,
    load: async () => known ?? (await (asking ??= askOnce())),
    refresh: () => (asking ??= askOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A 404, or a response that isn't a capability list, means a core server. No response does not: if an unreachable server were taken for a core server, the next
 * login would put the passcode into the URL.
 */
async function answer(ask: () => Promise<unknown>): Promise<Extensions> {
  try {
    const body = await ask();
    storeName(read(recordOf(read(recordOf(body), 'data')), 'company'));
    return capabilitiesIn(body);
  } catch (error) {
    if (!isApiFailure(error) || error.kind === 'disconnected') throw error;
    if ('status' in error && NOT_THE_SERVER.has(error.status)) throw error;
    storeName(undefined);
    return CORE;
  }
}

/** The storage key of the company's name, which the page reads before any code has loaded. */
const NAME = 'companyName';

/** Returns the company's name as the server last sent it; undefined if it has none or the server stores no company. */
export const companyName = (): string | undefined => openStorage().getItem(NAME) ?? undefined;

function storeName(company: unknown) {
  const name = textOf(read(recordOf(company), 'short_name'));
  if (name === undefined) openStorage().removeItem(NAME);
  else openStorage().setItem(NAME, name);
}

/** Returns the extensions that a response names, including unknown ones; none if it isn't a capability list. */
export function capabilitiesIn(body: unknown): Extensions {
  const names = read(recordOf(read(recordOf(body), 'data')), 'capabilities');
  return Array.isArray(names) ? new Set<unknown>(names) : CORE;
}
