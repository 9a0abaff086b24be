import { forgetCopies } from '../client/copiesName';
import { FIRST_CALLS } from '../client/firstCallsKey';
import { note } from '../client/note';
import { useSyncExternalStore } from 'react';
import { roleOf, type Session } from '@motorpark/domain';
import { openStorage, type KeyValueStore } from './storage';

/** The keys under which a session is kept; other clients of the core use the first three too (docs/access.md). */
const TOKEN = 'authToken';
const ROLE = 'role';
const TERMINAL = 'terminalName';
const NAME = 'adminName';
const PERSON_ID = 'adminId';
const TERMINAL_ID = 'terminalId';
const MUST_CHANGE = 'mustChangePasscode';
const MUST_SET_UP = 'mustSetUpSecondFactor';
/** The token whose session is locked. */
const LOCKED = 'lockedToken';
const KEYS: ReadonlySet<string> = new Set([
  TOKEN,
  ROLE,
  TERMINAL,
  NAME,
  PERSON_ID,
  TERMINAL_ID,
  MUST_CHANGE,
  MUST_SET_UP,
  LOCKED,
  FIRST_CALLS,
]);

interface Snapshot {
  session: Session | undefined;
  isLocked: boolean;
  /** Grows with every login, and when somebody gets another role or terminal. */
  era: number;
}

let storage: KeyValueStore | undefined;
let snapshot: Snapshot | undefined;
const listeners = new Set<() => void>();

const store = (): KeyValueStore => (storage ??= openStorage());

const isKept = (key: string): true | undefined => store().getItem(key) === 'true' || undefined;

function load(): Session | undefined {
  const token = store().getItem(TOKEN);
  if (!token) return undefined;
  return {
    token,
    role: roleOf(store().getItem(ROLE) ?? ''),
    terminalName: store().getItem(TERMINAL) ?? '',
    name: store().getItem(NAME) ?? undefined,
    terminalId: store().getItem(TERMINAL_ID) ?? undefined,
    personId: store().getItem(PERSON_ID) ?? undefined,
    mustChangePasscode: isKept(MUST_CHANGE),
    mustSetUpSecondFactor: isKept(MUST_SET_UP),
  };
}

const isLockedNow = (session: Session | undefined): boolean =>
  session !== undefined && store().getItem(LOCKED) === session.token;

function loadSnapshot(era: number): Snapshot {
  const session = load();
  return { session, isLocked: isLockedNow(session), era };
}

const current = (): Snapshot => (snapshot ??= loadSnapshot(1));

/** Whose page this is, or was before they left the counter. */
let owner: Session | undefined;
/** The token for whose sake it is being left. */
let leavingFor: string | undefined;
let leave = (): void => globalThis.location?.reload();

/** What a page does, once, when another tab has let in somebody else: nothing of the one before stays on it. */
export function whenSomebodyElse(leaves: () => void): void {
  leave = leaves;
}

function refresh(isOurs = false): void {
  const before = current();
  const now = loadSnapshot(before.era);
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  owner = before.session ?? owner;
  if (!isOurs && isSomebodyElse(owner, now.session)) {
    const isLeaving = leavingFor === now.session?.token;
    leavingFor = now.session?.token;
    if (!isLeaving) leave();
    return;
  }
  snapshot = isSameDesk(before.session, now.session) ? now : { ...now, era: before.era + 1 };
  for (const listener of listeners) listener();
}

/** Whether what was loaded for one is right for the other: the same login, role and terminal, whatever it is called. */
function isSameDesk(before: Session | undefined, now: Session | undefined): boolean {
  if (before?.token !== now?.token || before?.role !== now?.role) return false;
  return before?.terminalId === undefined || before.terminalId === now?.terminalId;
}

const isSomebodyElse = (before: Session | undefined, now: Session | undefined): boolean =>
  before !== undefined && now !== undefined && before.token !== now.token && before.personId !== now.personId;

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

export function saveSession(session: Session): void {
  changePerson(session);
  refresh(true);
}

/**
 * Puts somebody else's session in place of one that is locked, on the disk alone: the page still shows nothing and has to be loaded anew.
 * The token goes last and leaves first, so that another tab never sees one person's token beside another's role.
 */
export function changePerson({ token, ...facts }: Session): void {
  store().removeItem(TOKEN);
  forgetCopies();
  store().removeItem(FIRST_CALLS);
  keepFacts(facts);
  store().setItem(TOKEN, token);
}

function keepFacts(facts: Omit<Session, 'token'>): void {
  store().setItem(ROLE, facts.role);
  store().setItem(TERMINAL, facts.terminalName);
  keep(NAME, facts.name);
  keep(TERMINAL_ID, facts.terminalId);
  keep(PERSON_ID, facts.personId);
  keep(MUST_CHANGE, facts.mustChangePasscode && 'true');
  keep(MUST_SET_UP, facts.mustSetUpSecondFactor && 'true');
}

function keep(key: string, value: string | false | undefined): void {
  if (value === undefined || value === false) store().removeItem(key);
  else store().setItem(key, value);
}

/** What the server has just said about whoever holds a token; nothing if somebody else has logged in meanwhile. */
export function updateSession(token: string | undefined, facts: Omit<Session, 'token'> | undefined): void {
  if (!facts || token === undefined || readSession()?.token !== token) return;
  try {
    keepFacts(facts);
  } catch {
    note(
      'The browser keeps nothing more: what the server says of this person holds until the next answer only.',
    );
  }
  refresh();
}

/** Locks the session on this machine, in all of its tabs, or opens it again; nothing if the token is another's. */
export function setLocked(token: string | undefined, locked: boolean): void {
  if (token === undefined || readSession()?.token !== token) return;
  keep(LOCKED, locked ? token : undefined);
  refresh();
}

/** Ends the session on this machine, in all of its tabs. */
export function endSession(): void {
  for (const key of KEYS) store().removeItem(key);
  forgetCopies();
  refresh();
}

/** Who is logged in, followed live: a login, a logout or a refused token shows here at once, from other tabs too. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession);

const readLocked = () => current().isLocked;

/** Whether the session is locked; outside of React. */
export function isLocked(): boolean {
  refresh();
  return readLocked();
}

/** Whether the session is locked, followed live: only the passcode, or another login, leads on. */
export const useIsLocked = (): boolean => useSyncExternalStore(subscribe, readLocked);

const readEra = () => (current().session ? current().era : undefined);

/** A number that is another one for every login; undefined while nobody is logged in. */
export const useSessionEra = (): number | undefined => useSyncExternalStore(subscribe, readEra);
