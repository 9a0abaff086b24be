import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@motorpark/domain';

const ada: Session = { token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada' };

/** Stubs a browser's localStorage and returns its contents. */
function aBrowser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('keeps a session under the names that other clients of the core use', async () => {
  const kept = aBrowser();
  const { readSession, saveSession } = await import('./session');
  saveSession(ada);
  expect(Object.fromEntries(kept)).toEqual({
    authToken: 'tok',
    role: 'admin',
    terminalName: 'Awka',
    adminName: 'Ada',
  });
  expect(readSession()).toEqual(ada);
});

it('finds the session again after a reload, and leaves nothing behind at its end', async () => {
  const kept = aBrowser();
  kept.set('authToken', 'tok').set('role', 'super_admin');
  const { endSession, readSession } = await import('./session');
  expect(readSession()).toEqual({ token: 'tok', role: 'super_admin', terminalName: '', name: undefined });
  endSession();
  expect(readSession()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('forgets the name of whoever was logged in before', async () => {
  aBrowser();
  const { readSession, saveSession } = await import('./session');
  saveSession(ada);
  saveSession({ token: 'two', role: 'admin', terminalName: 'Lagos' });
  expect(readSession()).toEqual({ token: 'two', role: 'admin', terminalName: 'Lagos', name: undefined });
});

it('notices when another tab ended the session', async () => {
  const kept = aBrowser();
  const { readSession, saveSession } = await import('./session');
  saveSession(ada);
  kept.clear();
  expect(readSession()).toBeUndefined();
});

it('leaves the page once when another tab lets in somebody else, also after whoever was in had stepped aside', async () => {
  const kept = aBrowser();
  const { readSession, saveSession, onUserChange } = await import('./session');
  const leave = vi.fn();
  onUserChange(leave);
  saveSession({ ...ada, personId: 'p1' });
  kept.clear();
  expect(readSession()).toBeUndefined();
  kept.set('authToken', 'again').set('adminId', 'p1');
  expect(readSession()).toMatchObject({ token: 'again' });
  kept.clear();
  expect(readSession()).toBeUndefined();
  expect(leave).not.toHaveBeenCalled();
  kept.set('authToken', 'two').set('adminId', 'p2');
  expect(readSession()?.token).not.toBe('two');
  expect(readSession()?.token).not.toBe('two');
  expect(leave).toHaveBeenCalledOnce();
});

it('works from memory where the browser forbids storage', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('SecurityError');
    },
  });
  const { readSession, saveSession } = await import('./session');
  saveSession(ada);
  expect(readSession()).toEqual(ada);
});
