import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { aServer, never, OWN_SERVER } from '../testing/aServer';
import { numberPrint } from './numberPrint';

const PRINT = { receipt: 'company', number: 3, replaces: '2026-11-21T06:00:00.000Z' };
const ORDER = { noun: 'ticket', id: 't1', receipt: 'company' } as const;

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chidi Eze' }));

it('A print is numbered by the server, under a key of its own', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'POST /api/print_ticket/t1': { body: { data: PRINT } },
  });
  configureApi(server);
  expect(await numberPrint(ORDER)).toEqual(PRINT);
  expect(JSON.parse(server.calls('/api/print_ticket/t1')[0]?.body ?? '')).toEqual({ receipt: 'company' });
});

it('Where the server refuses, or says something else, nobody knows the number', async () => {
  for (const answer of [{ status: 500, body: {} }, { body: { data: { number: 'three' } } }]) {
    configureApi(await aServer({ 'GET /api/capabilities': OWN_SERVER, 'POST /api/print_ticket/t1': answer }));
    expect(await numberPrint(ORDER)).toBe('unknown');
  }
});

it('Where the answer takes longer than somebody waits for a paper, nobody knows the number', async () => {
  configureApi(
    await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/print_ticket/t1': { body: never },
    }),
  );
  expect(await numberPrint(ORDER, 20)).toBe('unknown');
});

it('A core server is asked nothing, and numbers nothing', async () => {
  const server = await aServer({ 'GET /api/capabilities': { status: 404, body: {} } });
  configureApi(server);
  expect(await numberPrint(ORDER)).toBeUndefined();
  expect(server.calls('/api/print_ticket/t1')).toEqual([]);
});
