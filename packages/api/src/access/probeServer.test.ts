import { expect, it } from 'vitest';
import { configureApi } from '../backend/connection';
import { aDeadServer, aServer } from '../testing/aServer';
import { probeServer } from './probeServer';

it('our own server is known by its version and its answer, with the way there timed and the clocks compared', async () => {
  const server = await aServer({
    'GET /api/capabilities': {
      body: { data: { version: '1.2.3', capabilities: ['requests.body', 'flying'] } },
    },
  });
  configureApi({ baseURL: server.baseURL });
  const probe = await probeServer();
  if (probe.kind !== 'own') throw new Error(probe.kind);
  expect(probe).toMatchObject({ version: '1.2.3' });
  expect(probe.roundTrip).toBeGreaterThan(0);
  expect(Math.abs(probe.clockAhead ?? Infinity)).toBeLessThan(2_000);
  expect(server.arrived.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

it('a core server is known by having no such call, whatever it answers instead', async () => {
  for (const answer of [{ status: 404, body: '<h1>Not Found</h1>' }, { body: '<h1>Hello</h1>' }]) {
    const server = await aServer({ 'GET /api/capabilities': answer });
    configureApi({ baseURL: server.baseURL });
    expect(await probeServer()).toMatchObject({ kind: 'core', version: undefined });
  }
});

it('a server that is not there, or that something else speaks for, is said to be missing', async () => {
  configureApi({ baseURL: await aDeadServer() });
  expect(await probeServer()).toEqual({ kind: 'none', why: 'It does not answer.' });
  const { baseURL } = await aServer({ 'GET /api/capabilities': { status: 502, body: 'Bad gateway' } });
  configureApi({ baseURL });
  expect(await probeServer()).toEqual({ kind: 'none', why: 'It answers 502.' });
});
