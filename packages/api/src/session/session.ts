import { forgetCopies } from './forgetCopies';
import { note } from './note';
import { useSyncExternalStore } from 'react';
import type { Session } from '@motorpark/domain';
import {
  removeSession,
  isLockedSession,
  isSessionKey,
  storeFacts,
  storeLockedToken,
  storeSession,
  loadSession,
} from './storedSession';

interface Snapshot {
  session: Session | undefined;
  isLocked: boolean;
  /** Increases with every login, and when the user's role or terminal changes. */
  era: number;
}

let snapshot: Snapshot | undefined;
const listeners = new Set<() => void>();

function loadSnapshot(era: number): Snapshot {
  const session = loadSession();
  return { session, isLocked: isLockedSession(session), era };
}

const current = (): Snapshot => (snapshot ??= loadSnapshot(1));

/** Whose page this is, or was until they logged out. */
let owner: Session | undefined;
/** The token of the new session for which the page is being left. */
let leavingFor: string | undefined;
let leave = (): void => globalThis.location?.reload();

/**
 * Sets what the page does, once, when another tab has switched to another user; by default it reloads, so that nothing of the previous user remains visible.
 */
export function onUserChange(leaves: () => void): void {
  leave = leaves;
}

function refresh(isOurs = false): void {
  const before = current();
  const now = loadSnapshot(before.era);
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  owner = before.session ?? owner;
  if (!isOurs && isOtherUser(owner, now.session)) {
    const isLeaving = leavingFor === now.session?.token;
    leavingFor = now.session?.token;
    if (!isLeaving) leave();
    return;
  }
  snapshot = isSameLogin(before.session, now.session) ? now : { ...now, era: before.era + 1 };
  for (const listener of listeners) listener();
}

/** Whether data loaded for one session is valid for the other: same token, role and terminal id. The terminal's name may differ. */
function isSameLogin(before: Session | undefined, now: Session | undefined): boolean {
  if (before?.token !== now?.token || before?.role !== now?.role) return false;
  return before?.terminalId === undefined || before.terminalId === now?.terminalId;
}

const isOtherUser = (before: Session | undefined, now: Session | undefined): boolean =>
  before !== undefined && now !== undefined && before.token !== now.token && before.personId !== now.personId;

const onStorage = ({ key }: StorageEvent) => {
  if (isSessionKey(key)) refresh();
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

/** Returns the session on this machine; undefined if nobody is logged in. For code outside React; screens use `useSession`. */
export function readSession(): Session | undefined {
  refresh();
  return currentSession();
}

export function saveSession(session: Session): void {
  replaceSession(session);
  refresh(true);
}

/** Replaces a locked session with another person's, in storage only: the page must be reloaded afterwards. */
export function replaceSession(session: Session): void {
  forgetCopies();
  storeSession(session);
}

/** Stores what the server says about a token's owner. Does nothing if somebody else has logged in meanwhile. */
export function updateSession(token: string | undefined, facts: Omit<Session, 'token'> | undefined): void {
  if (!facts || token === undefined || readSession()?.token !== token) return;
  try {
    storeFacts(facts);
  } catch {
    note(
      'The browser keeps nothing more: what the server says of this person holds until the next answer only.',
    );
  }
  refresh();
}

/** Locks or unlocks the session on this machine, in all of its tabs. Does nothing if the token is another session's. */
export function setLocked(token: string | undefined, locked: boolean): void {
  if (token === undefined || readSession()?.token !== token) return;
  storeLockedToken(locked ? token : undefined);
  refresh();
}

/** Ends the session on this machine, in all of its tabs. */
export function endSession(): void {
  removeSession();
  forgetCopies();
  refresh();
}

/** Subscribes to the session on this machine: a login, a logout or a refused token shows immediately, also from other tabs. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession);

const readLocked = () => current().isLocked;

/** Returns whether the session is locked. For code outside React. */
export function isLocked(): boolean {
  refresh();
  return readLocked();
}

/** Subscribes to whether the session is locked: only the passcode or another login continues. */
export const useIsLocked = (): boolean => useSyncExternalStore(subscribe, readLocked);

const readEra = () => (current().session ? current().era : undefined);

/** Returns a number that changes with every login; undefined while nobody is logged in. */
export const useSessionEra = (): number | undefined => useSyncExternalStore(subscribe, readEra);
