import { forgetCopies } from '../client/copiesName';
import { note } from '../client/note';
import { useSyncExternalStore } from 'react';
import type { Session } from '@motorpark/domain';
import {
  dropSession,
  isLockedNow,
  isOfSession,
  keepFacts,
  keepLocked,
  keepSession,
  loadSession,
} from './keptSession';

interface Snapshot {
  session: Session | undefined;
  isLocked: boolean;
  /** Grows with every login, and when somebody gets another role or terminal. */
  era: number;
}

let snapshot: Snapshot | undefined;
const listeners = new Set<() => void>();

function loadSnapshot(era: number): Snapshot {
  const session = loadSession();
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
  if (isOfSession(key)) refresh();
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

/** Puts somebody else's session in place of one that is locked, on the disk alone: the page still shows nothing and has to be loaded anew. */
export function changePerson(session: Session): void {
  forgetCopies();
  keepSession(session);
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
  keepLocked(locked ? token : undefined);
  refresh();
}

/** Ends the session on this machine, in all of its tabs. */
export function endSession(): void {
  dropSession();
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
