import { CALLS } from '@motorpark/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aServer } from '../testing/aServer';
import { createApi } from './createApi';
import { discardEarlyResponses, storeFirstCalls, takeEarlyResponse } from './early';
import { FIRST_CALLS } from '../session/firstCallsKey';

const MINE = 'Bearer mine';
const answer = Promise.resolve(Response.json({ data: [] }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { hash: '#/admin/tickets' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  globalThis.early = { at: '', calls: { '/api/get_trips': { as: MINE, answer } } };
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.early = undefined;
});

it('an answer that is on its way already is taken once', () => {
  expect(takeEarlyResponse('/api/get_trips', MINE)).toBe(answer);
  expect(takeEarlyResponse('/api/get_trips', MINE)).toBeUndefined();
});

it('nobody gets what was asked for somebody else', () => {
  expect(takeEarlyResponse('/api/get_trips', 'Bearer another')).toBeUndefined();
  expect(takeEarlyResponse('/api/get_trips', MINE)).toBeUndefined();
});

it('what was asked for before a change is not taken after it', () => {
  discardEarlyResponses();
  expect(takeEarlyResponse('/api/get_trips', MINE)).toBeUndefined();
});

it('a call that failed early is made again', async () => {
  const server = await aServer({ 'GET /api/get_trips': { body: { data: [] } } });
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  failed.catch(() => undefined);
  const url = `${server.baseURL}/api/get_trips`;
  globalThis.early = { at: '', calls: { [url]: { as: MINE, answer: failed } } };
  const api = createApi({
    baseURL: server.baseURL,
    session: { token: () => 'mine', onUnauthorised: () => undefined },
    kind: async () => 'core',
  });
  expect(await api.send(CALLS.getTrips, {})).toEqual({ data: [] });
  expect(server.arrived).toHaveLength(1);
});

it('what an address begins with is remembered: nothing of another server, no token and no key', () => {
  void takeEarlyResponse('/api/capabilities', undefined);
  void takeEarlyResponse('/api/get_trips?limit=100', MINE);
  void takeEarlyResponse('/api/get_outbox_key', MINE);
  void takeEarlyResponse('https://other.example/api/get_trips', MINE);
  storeFirstCalls();
  const calls = [
    ['/api/get_trips', true],
    ['/api/capabilities', false],
    ['/api/get_trips?limit=100', true],
  ];
  const kept: unknown = JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '');
  expect(kept).toMatchObject({ '#/admin/tickets': calls, '': calls });
  expect(localStorage.getItem(FIRST_CALLS)).not.toContain('mine');
});
