import { accessExtensions } from '@motorpark/contract';
import { capabilities, request } from '../client/connection';
import { note } from '../client/note';
import { readSession, setLocked } from './session';

/**
 * Locks the session: on this machine at once, in all of its tabs, and on the server behind it. Does nothing if the server could not
 * open it again.
 */
export async function lock(): Promise<void> {
  const token = readSession()?.token;
  if (token === undefined || !capabilities().known()?.has('session.lock')) return;
  setLocked(token, true);
  try {
    await request(accessExtensions.lock);
  } catch {
    note('The server could not be told that the session is locked.');
  }
}

/** Opens the locked session again. */
export async function unlock({ passcode }: { passcode: string }): Promise<void> {
  const token = readSession()?.token;
  await request(accessExtensions.unlock, { payload: { passcode } });
  setLocked(token, false);
}
