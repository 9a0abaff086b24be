import { accessExtensions } from '@motorpark/contract';
import type { Session } from '@motorpark/domain';
import { request } from '../backend/connection';
import { apiFailure, isApiFailure } from '../failure/failure';
import { whenLocked } from './lock.endpoints';
import { replaceSession, endSession, readSession, saveSession, setLocked } from '../session/session';
import { openStorage } from '../storage/openStorage';

/** The storage key of the other people logged in at this counter. Their sessions are locked: only their own PIN or passcode opens them. */
const KEY = 'counterPeople';

/** The longest that a login lasts (docs/sessions.md). */
const MAX_AGE_MS = 16 * 60 * 60_000;

type Known = Session & { personId: string; leftAt: number };

const isKnown = (one: unknown): one is Known =>
  typeof one === 'object' &&
  one !== null &&
  'token' in one &&
  typeof one.token === 'string' &&
  'personId' in one &&
  typeof one.personId === 'string' &&
  'role' in one &&
  'terminalName' in one &&
  'leftAt' in one &&
  typeof one.leftAt === 'number' &&
  Date.now() - one.leftAt < MAX_AGE_MS;

/** Returns the other people logged in at this counter, the one who left last first. */
export function counterPeople(): Known[] {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKnown) : [];
  } catch {
    return [];
  }
}

const storePeople = (people: readonly Known[]): void => {
  if (people.length === 0) openStorage().removeItem(KEY);
  else openStorage().setItem(KEY, JSON.stringify(people));
};

/** Returns everybody at this counter except the given person, including the current user if they are leaving. */
function otherPeople(personId: string, leaving?: Session): Known[] {
  const others = counterPeople().filter((one) => one.personId !== personId);
  const owner = leaving?.personId;
  if (!leaving || owner === undefined || owner === personId) return others;
  const left: Known = { ...leaving, personId: owner, leftAt: Date.now() };
  return [left, ...others.filter((one) => one.personId !== owner)];
}

/** The secret that unlocks a session. */
export type Proof = { pin: string } | { passcode: string };

const OVER = 'This login is over. Log in with your passcode again.';

/** Unlocks a locked session of this counter: the current user's, or another logged-in person's. */
export async function proveAtCounter(personId: string, proof: Proof): Promise<void> {
  const current = readSession();
  const token = personId === current?.personId ? undefined : tokenOf(personId);
  await whenLocked();
  try {
    if ('pin' in proof) await request(accessExtensions.enterPin, { payload: proof, ...(token && { token }) });
    else await request(accessExtensions.unlock, { payload: proof, ...(token && { token }) });
  } catch (failure) {
    const isOver = token !== undefined && isApiFailure(failure) && failure.kind === 'unauthorised';
    if (!isOver) throw failure;
    storePeople(otherPeople(personId));
    throw apiFailure({ kind: 'refused', status: 401, serverMessage: OVER });
  }
  if (token === undefined) setLocked(current?.token, false);
}

const tokenOf = (personId: string) => counterPeople().find((one) => one.personId === personId)?.token;

/** Switches to a person who has proved their identity; the previous user stays logged in, locked. The page must be reloaded afterwards. */
export function switchToPerson(personId: string): void {
  const next = counterPeople().find((one) => one.personId === personId);
  if (!next) return;
  storePeople(otherPeople(personId, readSession()));
  replaceSession(next);
}

/** Locks the current session on the server; throws if the server does not confirm it. */
export async function confirmLock(): Promise<void> {
  await request(accessExtensions.lock);
}

/** Ends the current, locked session in this tab for a login by passcode; its owner stays logged in at this counter. */
export function leaveCounter(): void {
  const current = readSession();
  storePeople(otherPeople('', current));
  endSession();
}

/** Shows the lock screen of another person logged in at this counter. Returns whether there is one. */
export function returnToCounter(): boolean {
  const [next, ...others] = counterPeople();
  if (!next || readSession()) return false;
  storePeople(others);
  saveSession(next);
  setLocked(next.token, true);
  return true;
}

/** Removes the current user from the list of other people, since they may have logged in again. */
export function removeCurrentPerson(): void {
  const personId = readSession()?.personId;
  if (personId !== undefined) storePeople(otherPeople(personId));
}
