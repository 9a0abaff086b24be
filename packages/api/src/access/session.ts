import { useSyncExternalStore } from 'react';
import { roleOf, type Session } from '@motorpark/domain';
import { openStorage, type KeyValueStore } from './storage';

/** Where a session is kept; the first three names are the specification's (section 3). */
const TOKEN = 'authToken';
const ROLE = 'role';
const TERMINAL = 'terminalName';
const NAME = 'adminName';
const KEYS: ReadonlySet<string> = new Set([TOKEN, ROLE, TERMINAL, NAME]);

interface Snapshot {
  session: Session | undefined;
  /** Grows with every change of session. */
  era: number;
}

let storage: KeyValueStore | undefined;
let snapshot: Snapshot | undefined;
const listeners = new Set<() => void>();

const store = (): KeyValueStore => (storage ??= openStorage());

function load(): Session | undefined {
  const token = store().getItem(TOKEN);
  if (!token) return undefined;
  return {
    token,
    role: roleOf(store().getItem(ROLE) ?? ''),
    terminalName: store().getItem(TERMINAL) ?? '',
    name: store().getItem(NAME) ?? undefined,
  };
}

const current = (): Snapshot => (snapshot ??= { session: load(), era: 1 });

function refresh(): void {
  const before = current();
  const session = load();
  if (JSON.stringify(session) === JSON.stringify(before.session)) return;
  snapshot = { session, era: before.era + 1 };
  for (const listener of listeners) listener();
}

const onStorage = ({ key }: StorageEvent) => {
  // A null key: everything was cleared.
  if (key === null || KEYS.has(key)) refresh();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
  listeners.add(listener);
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
  };
}

const currentSession = () => current().session;

/** Who is logged in on this machine; undefined when nobody is. Outside of React; screens take `useSession`. */
export function readSession(): Session | undefined {
  refresh();
  return currentSession();
}

/** The token goes last and leaves first, so that another tab never sees one person's token beside another's role. */
export function saveSession({ token, role, terminalName, name }: Session): void {
  store().removeItem(TOKEN);
  store().setItem(ROLE, role);
  store().setItem(TERMINAL, terminalName);
  if (name === undefined) store().removeItem(NAME);
  else store().setItem(NAME, name);
  store().setItem(TOKEN, token);
  refresh();
}

/** Ends the session on this machine, in all of its tabs. */
export function endSession(): void {
  for (const key of KEYS) store().removeItem(key);
  refresh();
}

/** Who is logged in, followed live: a login, a logout or a refused token shows here at once, from other tabs too. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession);

const readEra = () => (current().session ? current().era : undefined);

/** A number that is another one for every login; undefined while nobody is logged in. */
export const useSessionEra = (): number | undefined => useSyncExternalStore(subscribe, readEra);
