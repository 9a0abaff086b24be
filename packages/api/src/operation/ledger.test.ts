import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { anOwnServer } from '../testing/aServer';
import { searchOperations } from './operation.endpoints';
import { sale } from './operation.fixtures';
import { partOf } from '../rows/part';

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

it('reads a page of the ledger, its amounts to the kobo and signed', async () => {
  const { route: _, ...line } = sale;
  const spent = { ...line, id: 'o2', type: 'EXPENSE', description: 'Diesel', amount: '-65,000' };
  const server = await anOwnServer({
    'GET /api/get_operations': {
      body: { data: [sale, { ...spent, location: 'Lagos', is_reversal: true }], next_cursor: 'n', total: 7 },
    },
  });
  configureApi(server);
  expect(await searchOperations({}, { limit: 50 })).toEqual({
    rows: [
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
        id: 'o2',
        type: 'EXPENSE',
        description: 'Diesel',
        amount: -6_500_000,
        at: '2026-11-21T09:00:00.000Z',
        location: 'Lagos',
        terminal: 'Awka',
        by: 'Ada Obi',
        isReversal: true,
      },
    ],
    total: 7,
    nextCursor: 'n',
    counts: undefined,
  });
});

it('asks for what was chosen, and for nothing else', async () => {
  const server = await anOwnServer({ 'GET /api/get_operations': { body: { data: [sale] } } });
  configureApi(server);
  await searchOperations({}, { limit: 5 });
  await searchOperations(
    {
      text: ' lagos ',
      from: '2026-11-01',
      to: '2026-11-21',
      terminalId: 't1',
      type: 'EXPENSE',
      sort: '-timestamp',
    },
    { limit: 50, cursor: 'c' },
  );
  const calls = server.calls('/api/get_operations');
  expect(calls.map(({ headers }) => headers['search-text'])).toEqual([undefined, 'lagos']);
  expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { limit: '5' },
    {
      from: '2026-11-01',
      to: '2026-11-21',
      terminal_id: 't1',
      type: 'EXPENSE',
      sort: '-timestamp',
      limit: '50',
      cursor: 'c',
    },
  ]);
});

it('keeps the same wishes once, in whatever order they were made', () => {
  expect(partOf('list', { from: 'a', to: 'b', type: undefined })).toBe(
    partOf('list', { to: 'b', from: 'a' }),
  );
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('list', { to: 'a' }));
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('summary', { from: 'a' }));
});
