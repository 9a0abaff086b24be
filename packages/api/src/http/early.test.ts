import axios from 'axios';
import { CALLS, CAPABILITIES_CALL, outboxExtensions } from '@motorpark/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { CORE_SERVER, aServer } from '../testing/aServer';
import { createApi } from './createApi';
import { storeFirstCalls } from './early';
import { FIRST_CALLS } from '../session/firstCallsKey';

const ADDRESS = '#/admin/tickets';

afterEach(() => {
  vi.unstubAllGlobals();
  delete axios.defaults.baseURL;
});

/** A browser that opens the tickets of its own server for the second time, and its client. */
async function aSecondVisit(answers: Parameters<typeof aServer>[0] = {}) {
  const kept = new Map([[FIRST_CALLS, JSON.stringify({ [ADDRESS]: [['/api/get_trips', true]] })]]);
  vi.stubGlobal('location', { hash: ADDRESS });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const server = await aServer({ 'GET /api/get_trips': { body: { data: [] } }, ...answers });
  // The calls of a page go to its own origin, which the tests' Node does not have.
  axios.defaults.baseURL = server.baseURL;
  const person = { token: 'mine' };
  const api = createApi({
    baseURL: '',
    session: { token: () => person.token, onUnauthorised: () => undefined },
  });
  await api.sendFirstCalls();
  return { api, person, trips: () => server.calls('/api/get_trips') };
}

it('the client makes the calls of an address before a screen asks, and each answer is taken once', async () => {
  const { api, trips } = await aSecondVisit();
  await vi.waitFor(() => expect(trips()).toHaveLength(1));
  expect(trips()[0]?.headers).toMatchObject({
    authorization: 'Bearer mine',
    'content-type': 'application/json',
  });
  expect(await api.send(CALLS.getTrips, {})).toEqual({ data: [] });
  expect(trips()).toHaveLength(1);
  await api.send(CALLS.getTrips, {});
  expect(trips()).toHaveLength(2);
});

it('nobody gets what was asked for somebody else', async () => {
  const { api, person, trips } = await aSecondVisit();
  person.token = 'another';
  await api.send(CALLS.getTrips, {});
  person.token = 'mine';
  await api.send(CALLS.getTrips, {});
  const asked = trips().map(({ headers }) => headers.authorization);
  expect(asked.filter((as) => as === 'Bearer another')).toHaveLength(1);
  expect(asked.filter((as) => as === 'Bearer mine')).toHaveLength(2);
});

it('what was asked for before a change is not taken after it', async () => {
  const { api, trips } = await aSecondVisit({ 'DELETE /api/delete_ticket/t1': { body: { data: {} } } });
  await api.send(CALLS.deleteTicket, { id: 't1' });
  await api.send(CALLS.getTrips, {});
  expect(trips()).toHaveLength(2);
});

it('a call that failed early is made again', async () => {
  let tries = 0;
  const { api, trips } = await aSecondVisit({
    'GET /api/get_trips': () => {
      tries += 1;
      // A response that is cut short.
      return tries === 1
        ? { headers: { 'content-length': '100', connection: 'close' }, body: '{' }
        : { body: { data: ['the second time'] } };
    },
  });
  await vi.waitFor(() => expect(trips()).toHaveLength(1));
  expect(await api.send(CALLS.getTrips, {})).toEqual({ data: ['the second time'] });
});

it('what an address begins with is remembered: nothing of another server, no token and no key', async () => {
  const { api } = await aSecondVisit({ 'GET /api/capabilities': CORE_SERVER });
  await api.send(CAPABILITIES_CALL, { token: null }).catch(() => undefined);
  await api.send(CALLS.getTrips, { payload: { limit: 100 } });
  await api.send(outboxExtensions.getOutboxKey, {}).catch(() => undefined);
  storeFirstCalls();
  const kept: unknown = JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '');
  const calls = [
    ['/api/capabilities', false],
    ['/api/get_trips?limit=100', true],
  ];
  expect(kept).toHaveProperty([ADDRESS], expect.arrayContaining(calls));
  expect(localStorage.getItem(FIRST_CALLS)).not.toMatch(/mine|outbox/);
});
