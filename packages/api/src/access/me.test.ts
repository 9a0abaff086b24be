import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '@motorpark/domain';

const ada: Session = { token: 'tok', role: 'admin', terminalName: 'Awka', terminalId: 't1', name: 'Ada' };

const headerOf = (terminal: object | null) =>
  encodeURIComponent(
    JSON.stringify({ id: 'p1', name: 'Ada', role: 'admin', terminal, must_change_passcode: false }),
  );

async function loggedIn() {
  vi.resetModules();
  const session = await import('../session/session');
  const { readMe } = await import('../http/readMe');
  session.saveSession(ada);
  return { ...session, readMe };
}

afterEach(() => vi.unstubAllGlobals());

it('a terminal that was renamed is called by its new name as soon as the server answers', async () => {
  const { readMe, readSession, updateSession } = await loggedIn();
  updateSession('tok', readMe(headerOf({ id: 't1', name: 'Awka Central' })));
  expect(readSession()).toMatchObject({ terminalId: 't1', terminalName: 'Awka Central', personId: 'p1' });
});

it('an answer to somebody who has logged out in the meantime changes nothing', async () => {
  const { readMe, readSession, updateSession } = await loggedIn();
  updateSession('old', readMe(headerOf({ id: 't2', name: 'Lagos' })));
  updateSession('tok', readMe('%'));
  expect(readSession()).toEqual(ada);
});

it('a locked session is locked for its own token alone, until it is opened or somebody else logs in', async () => {
  const { isLocked, saveSession, setLocked } = await loggedIn();
  setLocked('old', true);
  expect(isLocked()).toBe(false);
  setLocked('tok', true);
  expect(isLocked()).toBe(true);
  setLocked('tok', false);
  expect(isLocked()).toBe(false);
  setLocked('tok', true);
  saveSession({ ...ada, token: 'two' });
  expect(isLocked()).toBe(false);
});
