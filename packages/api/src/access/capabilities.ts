import type { Capability } from '@motorpark/contract';
import { isApiFailure } from '../failure/failure';
import { read, recordOf, textOf } from '../reading/record';
import { openStorage } from './storage';

/** Which extensions a server has. */
export interface Extensions {
  has(name: Capability): boolean;
}

/** The server's capabilities; a core server has none. */
export interface Capabilities {
  /** Undefined until the server has answered. */
  known(): Extensions | undefined;
  /** Asks once; throws, and asks again the next time, while the server cannot be reached. */
  load(): Promise<Extensions>;
  /** Asks again: what the company has decided may be another thing now. */
  refresh(): Promise<unknown>;
  subscribe(listener: () => void): () => void;
}

const CORE: Extensions = new Set();

/** Answers of a proxy in front of the server, or of a busy server: they say nothing about its kind. */
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
 * 404, or anything that isn't a capability list, is a core server. No answer is not: to take a dead server for a core one would
 * put the passcode into the URL of the next login.
 */
async function answer(ask: () => Promise<unknown>): Promise<Extensions> {
  try {
    const body = await ask();
    keepName(read(recordOf(read(recordOf(body), 'data')), 'company'));
    return capabilitiesIn(body);
  } catch (error) {
    if (!isApiFailure(error) || error.kind === 'disconnected') throw error;
    if ('status' in error && NOT_THE_SERVER.has(error.status)) throw error;
    keepName(undefined);
    return CORE;
  }
}

/** Where the browser keeps the company's name: the page reads it before any code has come. */
const NAME = 'companyName';

/** The company's name, as the server last answered it; undefined if it has no name, or keeps no company. */
export const companyName = (): string | undefined => openStorage().getItem(NAME) ?? undefined;

function keepName(company: unknown) {
  const name = textOf(read(recordOf(company), 'short_name'));
  if (name === undefined) openStorage().removeItem(NAME);
  else openStorage().setItem(NAME, name);
}

/** The extensions that an answer names, also those that nobody here knows; none if it isn't a capability list. */
export function capabilitiesIn(body: unknown): Extensions {
  const names = read(recordOf(read(recordOf(body), 'data')), 'capabilities');
  return Array.isArray(names) ? new Set<unknown>(names) : CORE;
}
