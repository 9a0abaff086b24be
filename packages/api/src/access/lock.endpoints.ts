import { accessExtensions } from '@motorpark/contract';
import { backend, request } from '../backend/connection';
import { note } from '../session/note';
import { readSession, setLocked } from '../session/session';

/** The running lock call: an unlock call must not overtake it. */
let locking: Promise<unknown> = Promise.resolve();

export const whenLocked = (): Promise<unknown> => locking;

/** Locks the session: immediately on this machine, in all of its tabs, then on the server. Does nothing if the server has no call to unlock it. */
export async function lock(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || backend().known()?.kind !== 'own') return;
  setLocked(token, true);
  try {
    const call = request(accessExtensions.lock);
    locking = call.catch(() => undefined);
    await call;
  } catch {
    note('The server could not be told that the session is locked.');
  }
}

/** Unlocks the session with its owner's passcode. */
export async function unlock({ passcode }: { passcode: string }): Promise<void> {
  const token = readSession()?.token;
  await whenLocked();
  await request(accessExtensions.unlock, { payload: { passcode } });
  setLocked(token, false);
}
