import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, configureApi } from '../backend/connection';
import { tripSource } from '../trip/tripSource';
import { aDeadServer, aServer, OWN_SERVER } from '../testing/aServer';
import { login, logout } from './access.endpoints';
import { endSession, readSession, saveSession } from '../session/session';
import { chooseBackend } from '../backend/chooseBackend';
import { formRules } from '../backend/formRules';
import { apiFailure } from '../failure/failure';
import { failureOfAnswer } from '../http/failureOfAnswer';

const form = { email: 'awka@motorpark.example', password: 'Motorpark#2026' };
const LOGGED_IN = {
  body: { token: 'tok', role: 'admin', admin: { terminal_name: 'Awka', admin_name: 'Ada' } },
};
const ada = { token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada' } as const;

beforeEach(() => {
  endSession();
  vi.spyOn(console, 'info').mockReturnValue();
});

describe('login', () => {
  it('sends the passcode in the body to a server that takes bodies, and keeps the session', async () => {
    const server = await aServer({ 'GET /api/capabilities': OWN_SERVER, 'POST /api/login': LOGGED_IN });
    configureApi(server);
    await expect(login(form)).resolves.toEqual(ada);
    expect(readSession()).toEqual(ada);
    const [call] = server.calls('/api/login');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      login_email: form.email,
      passcode: form.password,
      can_second_factor: true,
    });
    expect(call?.query.size).toBe(0);
  });

  it('sends query parameters to a core server', async () => {
    const server = await aServer({ 'POST /api/login': LOGGED_IN });
    configureApi(server);
    await login(form);
    expect(Object.fromEntries(server.calls('/api/login')[0]?.query ?? [])).toEqual({
      login_email: form.email,
      passcode: form.password,
    });
  });

  it('never puts the passcode into the URL only because nobody could say what the server can', async () => {
    let isUp = false;
    const server = await aServer({
      'GET /api/capabilities': () => (isUp ? OWN_SERVER : { status: 503, body: '<html>Starting' }),
      'POST /api/login': LOGGED_IN,
    });
    configureApi(server);
    await expect(login(form)).rejects.toMatchObject({ kind: 'refused', status: 503 });
    expect(server.calls('/api/login')).toEqual([]);
    isUp = true;
    await login(form);
    expect(server.calls('/api/login')[0]?.query.size).toBe(0);
  });

  it('on a dead server is a disconnected internet', async () => {
    configureApi({ baseURL: await aDeadServer() });
    await expect(login(form)).rejects.toMatchObject({ kind: 'disconnected' });
    expect(readSession()).toBeUndefined();
    expect(backend().known()).toBeUndefined();
  });

  it('without a token in the answer is no login', async () => {
    const server = await aServer({ 'POST /api/login': { body: { message: 'Hello' } } });
    configureApi(server);
    await expect(login(form)).rejects.toMatchObject({ kind: 'unknown' });
    expect(readSession()).toBeUndefined();
  });
});

describe('logout', () => {
  it('revokes the token on a server that can, and ends the session here', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/logout': { body: { data: null } },
    });
    configureApi(server);
    saveSession(ada);
    await logout();
    expect(readSession()).toBeUndefined();
    expect(server.calls('/api/logout')[0]?.headers.authorization).toBe('Bearer tok');
  });

  it('makes no such call to a core server', async () => {
    const server = await aServer({});
    configureApi(server);
    saveSession(ada);
    await logout();
    expect(server.calls('/api/logout')).toEqual([]);
    expect(readSession()).toBeUndefined();
  });

  it('ends the session here at once, even when the server is dead', async () => {
    configureApi({ baseURL: await aDeadServer() });
    saveSession(ada);
    const ended = logout();
    expect(readSession()).toBeUndefined();
    await expect(ended).resolves.toBeUndefined();
  });
});

describe('a 401 on a call', () => {
  it('ends the session', async () => {
    const server = await aServer({ 'GET /api/get_trips': { status: 401, body: {} } });
    configureApi(server);
    saveSession(ada);
    await expect(tripSource.all()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(readSession()).toBeUndefined();
  });

  it('leaves alone whoever logged in meanwhile', async () => {
    const server = await aServer({
      'GET /api/get_trips': () => {
        saveSession({ ...ada, token: 'newer' });
        return { status: 401, body: {} };
      },
    });
    configureApi(server);
    saveSession(ada);
    await expect(tripSource.all()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(readSession()?.token).toBe('newer');
  });
});

describe('the kind of server', () => {
  const NO_CALLS = { send: () => Promise.reject(new Error('No call is expected')) };

  it('is asked once, without a token, however many want to know', async () => {
    const server = await aServer({ 'GET /api/capabilities': OWN_SERVER });
    configureApi(server);
    saveSession(ada);
    await Promise.all([backend().load(), backend().load()]);
    await backend().load();
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]?.headers.authorization).toBeUndefined();
    expect(backend().known()).toMatchObject({ kind: 'own', fareRule: 'per-ticket' });
  });

  it('decides whose rules a form follows: our own server’s are stricter', async () => {
    configureApi(await aServer({ 'GET /api/capabilities': OWN_SERVER }));
    expect(formRules()).toEqual({});
    await backend().load();
    expect(formRules()).toEqual({ isStrict: true });
  });

  it.each([
    ['404', () => Promise.reject(failureOfAnswer(404, { message: 'Not found' }))],
    ['405', () => Promise.reject(failureOfAnswer(405, ''))],
    ['401', () => Promise.reject(failureOfAnswer(401, {}))],
    ['500', () => Promise.reject(failureOfAnswer(500, '<html>'))],
    ['a page instead of JSON', () => Promise.reject(apiFailure({ kind: 'unknown' }))],
    ['another JSON', () => Promise.resolve({ data: [] })],
    ['a list of other things', () => Promise.resolve({ data: { capabilities: [{}, null, ''] } })],
    ['nothing', () => Promise.resolve(null)],
  ])('is nothing after %s: a core server', async (_answer, ask) => {
    expect((await chooseBackend(ask, NO_CALLS).load()).kind).toBe('core');
  });

  it.each([
    ['no answer', apiFailure({ kind: 'disconnected' })],
    ['a gateway without its server', failureOfAnswer(502, '')],
    ['a request for patience', failureOfAnswer(429, {})],
  ])('stays unknown after %s, and is asked again', async (_answer, failure) => {
    const ask = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce(OWN_SERVER.body);
    const listed = chooseBackend(ask, NO_CALLS);
    const heard = vi.fn<() => void>();
    listed.subscribe(heard);
    await expect(listed.load()).rejects.toBe(failure);
    expect(listed.known()).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
    await expect(listed.load()).resolves.toMatchObject({ kind: 'own' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
