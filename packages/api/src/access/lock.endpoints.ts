import { accessExtensions } from '@motorpark/contract';
import { capabilities, request } from '../client/connection';
import { note } from '../client/note';
import { readSession, setLocked } from './session';

/** The call that locks, while it is under way: what opens the lock must not overtake it. */
let locking: Promise<unknown> = Promise.resolve();

export const whenLocked = (): Promise<unknown> => locking;

/**
 * Locks the session: on this machine at once, in all of its tabs, and on the server behind it. Does nothing if the server could not
 * open it again.
 */
export async function lock(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || !capabilities().known()?.has('session.lock')) return;
  setLocked(token, true);
  try {
    const call = request(accessExtensions.lock);
    locking = call.catch(() => undefined);
    await call;
  } catch {
    note('The server could not be told that the session is locked.');
  }
}

/** Opens the locked session again. */
export async function unlock({ passcode }: { passcode: string }): Promise<void> {
  const token = readSession()?.token;
  await whenLocked();
  await request(accessExtensions.unlock, { payload: { passcode } });
  setLocked(token, false);
}
