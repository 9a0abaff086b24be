import type { Session } from '@motorpark/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  counterPeople,
  switchToPerson,
  returnToCounter,
  leaveCounter,
  removeCurrentPerson,
} from './counterPeople';
import { endSession, isLocked, readSession, saveSession } from '../session/session';

const somebody = (name: string): Session => ({
  token: `${name}'s token`,
  role: 'admin',
  terminalName: 'Awka',
  name,
  personId: name,
});

const names = () => counterPeople().map(({ name }) => name);

const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { reload });
  endSession();
});

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

it('whoever makes way for a login stays logged in at the counter', () => {
  saveSession(somebody('ada'));
  leaveCounter();
  expect(readSession()).toBeUndefined();
  expect(names()).toEqual(['ada']);
  saveSession(somebody('uche'));
  leaveCounter();
  expect(names()).toEqual(['uche', 'ada']);
});

it('who is let in is no longer beside themselves, and who was in is; the page has to be loaded anew', () => {
  saveSession(somebody('ada'));
  leaveCounter();
  saveSession(somebody('uche'));
  switchToPerson('ada');
  expect(names()).toEqual(['uche']);
  expect(reload).not.toHaveBeenCalled();
  expect(readSession()?.name).toBe('uche');
  expect(reload).toHaveBeenCalledOnce();
});

it('after a logout the lock of whoever left last stands there, unless somebody has logged in meanwhile', () => {
  expect(returnToCounter()).toBe(false);
  saveSession(somebody('ada'));
  leaveCounter();
  saveSession(somebody('uche'));
  expect(returnToCounter()).toBe(false);
  endSession();
  expect(returnToCounter()).toBe(true);
  expect(readSession()?.name).toBe('ada');
  expect(isLocked()).toBe(true);
  expect(names()).toEqual([]);
});

it('somebody who logs in anew with their passcode is there once', () => {
  saveSession(somebody('ada'));
  leaveCounter();
  saveSession(somebody('ada'));
  removeCurrentPerson();
  expect(names()).toEqual([]);
});

it('whoever left so long ago that no login lasts is forgotten', () => {
  saveSession(somebody('ada'));
  leaveCounter();
  vi.useFakeTimers({ now: Date.now() + 16 * 60 * 60_000 });
  expect(names()).toEqual([]);
  vi.useRealTimers();
});

it('what is no list of people is none', () => {
  localStorage.setItem('counterPeople', '[{"name":"ada"},7,null]');
  expect(counterPeople()).toEqual([]);
  localStorage.setItem('counterPeople', 'x');
  expect(counterPeople()).toEqual([]);
});
