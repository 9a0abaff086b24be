import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../access';
import { configureApi } from '../client';
import { aServer, type Arrived } from '../testing/aServer';
import { listOperations, newestOperations } from './operation.endpoints';
import { sale } from './operation.fixtures';
import { partOf } from '../client/part';

const NO_RECORD = { route: undefined, location: undefined, terminal: undefined, by: undefined };

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

/** A ledger of so many sales, which it hands out by pages; a cursor is the place to go on from. */
async function aLedgerOf(count: number) {
  const server = await aServer({
    'GET /api/get_operations': ({ query }: Arrived) => {
      const from = Number(query.get('cursor') ?? 0);
      const to = Math.min(from + Number(query.get('limit')), count);
      const data = Array.from({ length: to - from }, (_, index) => ({ ...sale, id: `o${from + index}` }));
      return { body: { data, next_cursor: to < count ? String(to) : null, total: count } };
    },
  });
  configureApi(server);
  return server;
}

it('reads a page of the ledger, its amounts to the kobo and signed', async () => {
  const spent = { id: 2, type: 'EXPENSE', description: 'Diesel', amount: '-65,000', timestamp: '2026-11-21' };
  const server = await aServer({
    'GET /api/get_operations': {
      body: { data: [sale, { ...spent, location: 'Lagos', is_reversal: true }], next_cursor: 'n', total: 7 },
    },
  });
  configureApi(server);
  expect(await listOperations({}, { limit: 50 })).toEqual({
    operations: [
      {
        id: 'o1',
        type: 'TICKET_BOOKING',
        description: 'Ticket TK-7QF3XM-K',
        amount: 1_850_050,
        at: '2026-11-21T09:00:00.000Z',
        route: { origin: 'Awka', destination: 'Lagos' },
        location: undefined,
        terminal: 'Awka',
        by: 'Ada Obi',
        isReversal: false,
      },
      {
        ...NO_RECORD,
        id: '2',
        type: 'EXPENSE',
        description: 'Diesel',
        amount: -6_500_000,
        at: '2026-11-20T23:00:00.000Z',
        location: 'Lagos',
        isReversal: true,
      },
    ],
    total: 7,
    nextCursor: 'n',
  });
});

it('shows no line of a kind it doesn’t know, nor one without an amount: money is never guessed', async () => {
  const server = await aServer({
    'GET /api/get_operations': {
      body: { data: [{ ...sale, type: 'REFUND' }, { ...sale, amount: 'much' }, sale] },
    },
  });
  configureApi(server);
  const { operations, total, nextCursor } = await listOperations({}, { limit: 50 });
  expect([operations.map(({ id }) => id), total, nextCursor]).toEqual([['o1'], 1, undefined]);
});

it('asks for what was chosen, and for nothing else', async () => {
  const server = await aLedgerOf(1);
  await listOperations({}, { limit: 5 });
  await listOperations(
    { from: '2026-11-01', to: '2026-11-21', terminalId: 't1', type: 'EXPENSE' },
    { limit: 50, cursor: 'c' },
  );
  expect(server.arrived.map(({ query }) => Object.fromEntries(query))).toEqual([
    { limit: '5' },
    { from: '2026-11-01', to: '2026-11-21', terminal_id: 't1', type: 'EXPENSE', limit: '50', cursor: 'c' },
  ]);
});

it('fetches a list that was grown long again in as few calls as the server allows', async () => {
  const server = await aLedgerOf(1_000);
  const page = await newestOperations({}, 450);
  expect([page.operations.length, page.nextCursor, page.total]).toEqual([450, '450', 1_000]);
  expect(server.arrived.map(({ query }) => query.get('limit'))).toEqual(['200', '200', '50']);
});

it('stops at the end of the ledger', async () => {
  const server = await aLedgerOf(120);
  const page = await newestOperations({}, 450);
  expect([page.operations.length, page.nextCursor]).toEqual([120, undefined]);
  expect(server.arrived).toHaveLength(1);
});

it('keeps the same wishes once, in whatever order they were made', () => {
  expect(partOf('list', { from: 'a', to: 'b', type: undefined })).toBe(
    partOf('list', { to: 'b', from: 'a' }),
  );
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('list', { to: 'a' }));
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('summary', { from: 'a' }));
});
