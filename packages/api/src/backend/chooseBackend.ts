import type { Api } from '../http/createApi';
import type { Backend, ServerKind } from '../port/backend';
import { apiFailure, isApiFailure } from '../failure/failure';
import { beginCall } from '../http/networkIdle';
import { readAnswer } from '../http/readAnswer';
import { remember, remembered } from '../storage/remembered';
import { read, recordOf, textOf } from '../http/record';

/** Decides once which kind of server this is. */
export interface BackendChoice {
  /** Undefined until the server has responded. */
  known(): Backend | undefined;
  /** Its kind; until it has responded whether it was a core server the last time, else undefined. */
  kind(): ServerKind | undefined;
  /** Asks the server once. Throws while it cannot be reached; the next call tries again. */
  load(): Promise<Backend>;
  /** Asks again, for example after a change of the company's settings. */
  refresh(): Promise<unknown>;
  subscribe(listener: () => void): () => void;
}

/** Statuses that come from a proxy in front of the server, or from a busy server: they do not show which kind of server it is. */
export const NOT_THE_SERVER: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** Chooses between the two kinds; `ask` requests the capabilities, and `api` makes the calls. */
export function chooseBackend(ask: () => Promise<unknown>, api: Api): BackendChoice {
  let known: Backend | undefined;
  let asking: Promise<Backend> | undefined;
  const listeners = new Set<() => void>();
  const before = remembered(CORE) === undefined ? undefined : 'core';
  if (before) fetchCore().catch(() => undefined);

  async function askOnce() {
    // What waits for the server's kind is asked next: until then the network is not idle.
    const end = beginCall();
    try {
      known = await backendOf(await answer(ask), api);
    } finally {
      asking = undefined;
      end();
    }
    for (const listener of listeners) listener();
    return known;
  }

  return {
    known: () => known,
    kind: () => known?.kind ?? before,
    load: async () => known ?? (await (asking ??= askOnce())),
    refresh: () => (asking ??= askOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns the response; undefined for a refusal, such as a 404. No response is neither: if an unreachable server were taken for a core server, the next login
 * would put the passcode into the URL.
 */
async function answer(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiFailure(error) || error.kind === 'disconnected') throw error;
    if ('status' in error && NOT_THE_SERVER.has(error.status)) throw error;
    return undefined;
  }
}

async function backendOf(body: unknown, api: Api): Promise<Backend> {
  const company = recordOf(read(recordOf(read(recordOf(body), 'data')), 'company'));
  remember(NAME, textOf(read(company, 'short_name')));
  const settings = settingsIn(body);
  if (!settings) return await coreBackend(api);
  remember(CORE, undefined);
  return {
    kind: 'own',
    has: (feature) => (feature !== 'transfers' && feature !== 'pos_terminals') || settings.has(feature),
    knows: (right) => right !== 'settlement.see' || settings.has('transfers'),
    send: async (call, options) => readAnswer(call, await api.send(call, options)),
    fareRule: settings.has('fares.per_seat') ? 'per-seat' : 'per-ticket',
    rules: { isStrict: true },
  };
}

/** The code of core servers is loaded only where one is; where one was the last time, before it has answered. */
async function coreBackend(api: Api): Promise<Backend> {
  const { coreServer } = await fetchCore().catch(() => {
    throw apiFailure({ kind: 'disconnected' });
  });
  remember(CORE, 'true');
  return coreServer(api);
}

const fetchCore = async () => await import('../core/coreServer');

/** The storage key of whether this was a core server the last time. */
const CORE = 'isCoreServer';

/** Returns the names that our own server's response lists; undefined if it is not our own server's. */
export function settingsIn(body: unknown): ReadonlySet<string> | undefined {
  const listed = read(recordOf(read(recordOf(body), 'data')), 'capabilities');
  const names = (Array.isArray(listed) ? listed : []).flatMap((name) => textOf(name) ?? []);
  return names.length > 0 ? new Set(names) : undefined;
}

/** The storage key of the company's name, which the page reads before any code has loaded. */
const NAME = 'companyName';

/** Returns the company's name as the server last sent it; undefined if it has none or the server stores no company. */
export const companyName = (): string | undefined => remembered(NAME);
