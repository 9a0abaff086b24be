import { accessExtensions, pinExtensions } from '@motorpark/contract';
import type { Session } from '@motorpark/domain';
import { request } from '../client/connection';
import { apiFailure, isApiFailure } from '../failure/failure';
import { whenLocked } from './lock.endpoints';
import { changePerson, endSession, readSession, saveSession, setLocked } from './session';
import { openStorage } from './storage';

/** Where the browser keeps who else is logged in at this counter. Their sessions are locked: only their PIN or passcode opens them. */
const KEY = 'counterPeople';

/** No login lasts longer (docs/sessions.md). */
const KEPT_FOR_MS = 16 * 60 * 60_000;

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
  Date.now() - one.leftAt < KEPT_FOR_MS;

/** Who else is logged in at this counter, whoever left last first. */
export function counterPeople(): Known[] {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
}

const keepPeople = (people: readonly Known[]): void => {
  if (people.length === 0) openStorage().removeItem(KEY);
  else openStorage().setItem(KEY, JSON.stringify(people));
};

/** Those beside one person; with whoever is in now, who then leaves. */
function peopleBeside(personId: string, leaving?: Session): Known[] {
  const others = counterPeople().filter((one) => one.personId !== personId);
  const owner = leaving?.personId;
  if (!leaving || owner === undefined || owner === personId) return others;
  const left: Known = { ...leaving, personId: owner, leftAt: Date.now() };
  return [left, ...others.filter((one) => one.personId !== owner)];
}

/** What somebody shows who they are with. */
export type Proof = { pin: string } | { passcode: string };

const OVER = 'This login is over. Log in with your passcode again.';

/** Opens a locked session of this counter: that of whoever is in, or of somebody else who is logged in there. */
export async function proveAtCounter(personId: string, proof: Proof): Promise<void> {
  const current = readSession();
  const token = personId === current?.personId ? undefined : tokenOf(personId);
  await whenLocked();
  try {
    if ('pin' in proof) await request(pinExtensions.enterPin, { payload: proof, ...(token && { token }) });
    else await request(accessExtensions.unlock, { payload: proof, ...(token && { token }) });
  } catch (failure) {
    const isOver = token !== undefined && isApiFailure(failure) && failure.kind === 'unauthorised';
    if (!isOver) throw failure;
    keepPeople(peopleBeside(personId));
    throw apiFailure({ kind: 'refused', status: 401, serverMessage: OVER });
  }
  if (token === undefined) setLocked(current?.token, false);
}

const tokenOf = (personId: string) => counterPeople().find((one) => one.personId === personId)?.token;

/** Lets in somebody who has shown who they are; whoever was in stays logged in, locked. The page has to be loaded anew after it. */
export function letIn(personId: string): void {
  const next = counterPeople().find((one) => one.personId === personId);
  if (!next) return;
  keepPeople(peopleBeside(personId, readSession()));
  changePerson(next);
}

/** Has the server's word that whoever is in is locked; throws without it. */
export async function confirmLock(): Promise<void> {
  await request(accessExtensions.lock);
}

/** Whoever is in, and locked, makes way for a login by passcode: they stay logged in. */
export function stepAside(): void {
  const current = readSession();
  keepPeople(peopleBeside('', current));
  endSession();
}

/** Shows the lock of somebody else who is logged in at this counter, where there is one; answers whether there is. */
export function returnToCounter(): boolean {
  const [next, ...others] = counterPeople();
  if (!next || readSession()) return false;
  keepPeople(others);
  saveSession(next);
  setLocked(next.token, true);
  return true;
}

/** Whoever is in is not beside themselves: they may have logged in anew. */
export function tidyCounterPeople(): void {
  const personId = readSession()?.personId;
  if (personId !== undefined) keepPeople(peopleBeside(personId));
}
