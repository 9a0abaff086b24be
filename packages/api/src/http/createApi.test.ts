import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { CALLS, type TicketPayload } from '@motorpark/contract';
import { aDeadServer, aServer, never } from '../testing/aServer';
import { requestOf } from '../failure/failure';
import { type Api, createApi } from './createApi';

const payload: TicketPayload = {
  trip_id: 't1',
  traveler_name: 'Ngozi & Sons',
  traveler_number: '+2348034127781',
  travel_date: '1990-04-02',
  amount: 18500,
  payment_method: 'Cash',
  next_of_kin_mobile_no: '08034127782',
  seat_number: [4, 5],
};

function anApi(baseURL: string, kind: 'own' | 'core' = 'core', token: string | undefined = 'secret-token') {
  const onUnauthorised = vi.fn<(token: string | undefined) => void>();
  const { send } = createApi({
    baseURL,
    timeoutMs: 2_000,
    session: { token: () => token, onUnauthorised },
  });
  const api: Api = {
    send: async (call, options) => await send(call, { ...options, isInQuery: kind === 'core' }),
  };
  return { api, onUnauthorised };
}

describe('a payload', () => {
  it('travels as query parameters with no body to a core server, without a retry key', async () => {
    const server = await aServer({ 'POST /api/book_ticket': { body: { data: {} } } });
    const { api } = anApi(server.baseURL);
    await api.send(CALLS.bookTicket, { payload, retryKey: 'k1' });
    const [call] = server.arrived;
    expect(call?.query.getAll('seat_number[]')).toEqual(['4', '5']);
    expect(call?.query.get('traveler_name')).toBe('Ngozi & Sons');
    expect(call?.query.get('traveler_number')).toBe('+2348034127781');
    expect(call?.body).toBe('');
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.headers.authorization).toBe('Bearer secret-token');
    expect(call?.headers['idempotency-key']).toBeUndefined();
  });

  it('travels as a JSON body to our own server, with a retry key', async () => {
    const server = await aServer({ 'POST /api/book_ticket': { body: { data: {} } } });
    const { api } = anApi(server.baseURL, 'own');
    await api.send(CALLS.bookTicket, { payload, retryKey: 'k1' });
    const [call] = server.arrived;
    expect(call?.query.size).toBe(0);
    expect(JSON.parse(call?.body ?? '')).toEqual(payload);
    expect(call?.headers['idempotency-key']).toBe('k1');
  });

  it('names the drawer that it was made in to our own server, and to no other', async () => {
    const server = await aServer({ 'POST /api/book_ticket': { body: { data: {} } } });
    const sent = { payload, retryKey: 'k1', madeInShift: 's1' };
    await anApi(server.baseURL, 'core').api.send(CALLS.bookTicket, sent);
    await anApi(server.baseURL, 'own').api.send(CALLS.bookTicket, sent);
    expect(server.arrived.map(({ headers }) => headers['made-in-shift'])).toEqual([undefined, 's1']);
  });
});

it('names the request of a fault as the server does; a refusal has no name, nor has what nothing answered', async () => {
  const server = await aServer({
    'GET /api/get_routes': { status: 500, body: { message: 'x' }, headers: { 'X-Request-Id': 'k3J9-xQ2' } },
  });
  const refusing = await aServer({
    'GET /api/get_routes': { status: 403, body: { message: 'x' }, headers: { 'X-Request-Id': 'k3J9-xQ2' } },
  });
  const failed = async (baseURL: string) =>
    requestOf(
      await anApi(baseURL)
        .api.send(CALLS.getRoutes, {})
        .catch((failure: unknown) => failure),
    );
  expect(await failed(server.baseURL)).toEqual({ requestId: 'k3J9-xQ2' });
  expect(await failed(refusing.baseURL)).toEqual({ requestId: undefined });
  expect(await failed(await aDeadServer())).toEqual({ requestId: undefined });
  expect(requestOf(new Error('ours'))).toEqual({});
});

it('sends a polled call with the tag of its last response, and has the same data while nothing has changed', async () => {
  let tag = '"1"';
  const { baseURL, arrived } = await aServer({
    'GET /api/get_routes': ({ headers }) =>
      headers['if-none-match'] === tag
        ? { status: 304, body: '' }
        : { body: { data: [tag] }, headers: { etag: tag } },
  });
  const { api } = anApi(baseURL);
  const poll = async () => await api.send(CALLS.getRoutes, { isPolled: true });
  expect(await poll()).toEqual({ data: ['"1"'] });
  expect(await poll()).toEqual({ data: ['"1"'] });
  tag = '"2"';
  expect(await poll()).toEqual({ data: ['"2"'] });
  expect(arrived.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
});

it('sends a read with the JSON content type, too', async () => {
  const server = await aServer({ 'GET /api/get_routes': { body: { data: [] } } });
  await anApi(server.baseURL).api.send(CALLS.getRoutes, {});
  expect(server.arrived[0]).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '' });
});

it('puts the id into the path and no token on a call without a session', async () => {
  const server = await aServer({ 'DELETE /api/delete_ticket/a%2Fb': { body: { data: {} } } });
  const { api } = anApi(server.baseURL);
  await api.send(CALLS.deleteTicket, { id: 'a/b', token: null });
  expect(server.arrived[0]?.headers.authorization).toBeUndefined();
  await expect(api.send(CALLS.deleteTicket, {})).rejects.toMatchObject({ kind: 'unknown' });
});

describe('a call fails as', () => {
  it.each([
    ['invalid', { status: 422, body: { message: 'm', errors: { trip_id: ['Please select a trip.'] } } }],
    ['conflict', { status: 409, body: { message: 'm' } }],
    ['server', { status: 500, body: { message: 'm', error: 'e' } }],
    ['methodNotAllowed', { status: 405, body: {} }],
    ['refused', { status: 404, body: '<html>' }],
    ['unknown', { status: 200, body: '<!doctype html><title>Welcome to the hotel</title>' }],
    ['disconnected', { body: never }],
  ])('%s', async (kind, answer) => {
    const server = await aServer({ 'GET /api/get_trips': answer });
    const { api, onUnauthorised } = anApi(server.baseURL);
    await expect(api.send(CALLS.getTrips, {})).rejects.toMatchObject({ name: 'ApiFailure', kind });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('disconnected where nobody listens', async () => {
    const { api } = anApi(await aDeadServer());
    await expect(api.send(CALLS.getTrips, {})).rejects.toMatchObject({ kind: 'disconnected' });
  });

  it.each([
    ['own', true],
    ['core', false],
  ] as const)(
    'disconnected on a server (%s): whether the same may be sent again: %s',
    async (kind, isRepeatable) => {
      const { api } = anApi(await aDeadServer(), kind);
      const sent = api.send(CALLS.bookTicket, { payload, retryKey: 'k1' });
      await expect(sent).rejects.toMatchObject({ kind: 'disconnected', isRepeatable });
    },
  );

  it('disconnected after ten seconds', () => {
    const created = vi.spyOn(axios, 'create');
    createApi({
      baseURL: '',
      session: { token: () => undefined, onUnauthorised: () => undefined },
    });
    expect(created).toHaveBeenLastCalledWith(expect.objectContaining({ timeout: 10_000 }));
    created.mockRestore();
  });
});

describe('a refused token', () => {
  it('is logged without its text and ends the session', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const server = await aServer({
      'GET /api/get_trips': { status: 401, body: { message: 'Unauthenticated.' } },
    });
    const { api, onUnauthorised } = anApi(server.baseURL);
    await expect(api.send(CALLS.getTrips, {})).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(onUnauthorised).toHaveBeenCalledWith('secret-token');
    expect(JSON.stringify(info.mock.calls)).not.toContain('secret-token');
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });

  it('is not what 401 means at the login: there its message is shown', async () => {
    const server = await aServer({ 'POST /api/login': { status: 401, body: { message: 'Wrong passcode' } } });
    const { api, onUnauthorised } = anApi(server.baseURL);
    const attempt = api.send(CALLS.login, { payload: { login_email: 'a@b.c', passcode: 'x' } });
    await expect(attempt).rejects.toMatchObject({ kind: 'refused', message: 'Wrong passcode' });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

it('tells nothing of the payload or the token in what it throws', async () => {
  const server = await aServer({ 'POST /api/login': { status: 500, body: { message: 'm' } } });
  const { api } = anApi(server.baseURL);
  const attempt = api.send(CALLS.login, { payload: { login_email: 'a@b.c', passcode: 'Motorpark#2026' } });
  const failure: unknown = await attempt.catch((error: unknown) => error);
  const { inspect } = await import('node:util');
  expect(inspect(failure, { depth: 10, showHidden: true })).not.toMatch(/Motorpark#2026|secret-token/);
});
