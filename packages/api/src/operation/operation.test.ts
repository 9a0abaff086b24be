import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../access';
import { configureApi } from '../client';
import { aServer, type Arrived } from '../testing/aServer';
import { listOperations, loadOperation, loadSummary, newestOperations } from './operation.endpoints';
import { partOf } from './useLedger';

const sale = {
  id: 'o1',
  type: 'TICKET_BOOKING',
  description: 'Ticket TK-7QF3XM-K',
  amount: 18500.5,
  timestamp: '2026-11-21T09:00:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
  terminal: 'Awka',
  by: 'Ada Obi',
  is_reversal: false,
};
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

it('reads an operation with the ticket that it is about', async () => {
  const ticket = {
    id: 'u1',
    ticket_id: 'TK-7QF3XM-K',
    passenger_information: { traveler_name: 'Chinedu Obi', seat_number: [5, 4] },
    payment_information: { amount: 18500.5, payment_method: 'Cash' },
  };
  const server = await aServer({ 'GET /api/get_operation/o1': { body: { data: { ...sale, ticket } } } });
  configureApi(server);
  expect(await loadOperation('o1')).toMatchObject({
    id: 'o1',
    ticket: { number: 'TK-7QF3XM-K', travelerName: 'Chinedu Obi', seats: [4, 5], amount: 1_850_050 },
    waybill: undefined,
  });
  await expect(loadOperation('o2')).rejects.toMatchObject({ kind: 'refused', status: 404 });
});

it('reads an operation with its waybill', async () => {
  const waybill = {
    id: 'w1',
    waybill_number: 'WB-7QF3XM-K',
    status: 'on transit',
    sender_info: { sender_name: 'Ada Obi', origin_terminal_name: 'Awka', book_date: '2026-11-20' },
    receiver_info: { receiver_name: 'Musa Bello', destination_terminal_name: 'Lagos' },
    goods_info: { description: 'Bag of garri', quantity: '2', weight: '48', worth_of_goods: '39,000' },
    payment_info: { amount: 6500, payment_method: 'Cash' },
  };
  const server = await aServer({
    'GET /api/get_operation/o1': { body: { data: { ...sale, type: 'WAYBILL', waybill } } },
  });
  configureApi(server);
  const { waybill: read } = await loadOperation('o1');
  expect(read).toMatchObject({
    number: 'WB-7QF3XM-K',
    status: 'On-Transit',
    originTerminal: 'Awka',
    destinationTerminal: 'Lagos',
    bookDate: '2026-11-20',
    quantity: '2',
    weightKg: '48',
    worth: 3_900_000,
    amount: 650_000,
  });
});

it('reads an operation with its expense', async () => {
  const expense = {
    id: 'e1',
    expense_type: 'Diesel',
    description: '60 litres',
    amount: 65000,
    date: '2026-11-21',
  };
  const server = await aServer({
    'GET /api/get_operation/o1': { body: { data: { ...sale, type: 'EXPENSE', amount: -65000, expense } } },
  });
  configureApi(server);
  expect(await loadOperation('o1')).toMatchObject({
    amount: -6_500_000,
    expense: { expenseType: 'Diesel', description: '60 litres', amount: 6_500_000 },
  });
});

it('reads the figures in kobo, also where more was taken back than came in', async () => {
  const server = await aServer({
    'GET /api/get_summary': {
      body: {
        data: {
          income: -18500.5,
          ticket_income: -18500.5,
          waybill_income: 0,
          expenses: 65000,
          balance: -83500.5,
          counts: { tickets: -1, waybills: 0, expenses: 1 },
          days: [{ day: '2026-11-21', ticket_income: -18500.5, waybill_income: 0, expenses: 65000 }],
          ticket_status: { Scheduled: 12 },
          waybill_status: { outgoing: { Pending: 3 }, incoming: {} },
          shipments: { to_review: 3, delivered_this_week: 9 },
          office: { vehicles: 24, admins: 8, terminals: 7, routes: 22 },
        },
      },
    },
  });
  configureApi(server);
  expect(await loadSummary({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    income: -1_850_050,
    ticketIncome: -1_850_050,
    waybillIncome: 0,
    expenses: 6_500_000,
    balance: -8_350_050,
    counts: { tickets: -1, waybills: 0, expenses: 1 },
    days: [{ day: '2026-11-21', ticketIncome: -1_850_050, waybillIncome: 0, expenses: 6_500_000 }],
    ticketStatus: { Scheduled: 12 },
    waybillStatus: { outgoing: { Pending: 3 }, incoming: {} },
    shipments: { toReview: 3, deliveredThisWeek: 9 },
    office: { vehicles: 24, admins: 8, terminals: 7, routes: 22 },
  });
});

it('takes figures without an income for none at all, not for zero', async () => {
  configureApi(await aServer({ 'GET /api/get_summary': { body: { data: {} } } }));
  await expect(loadSummary({})).rejects.toMatchObject({ kind: 'unknown' });
});

it('keeps the same wishes once, in whatever order they were made', () => {
  expect(partOf('list', { from: 'a', to: 'b', type: undefined })).toBe(
    partOf('list', { to: 'b', from: 'a' }),
  );
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('list', { to: 'a' }));
  expect(partOf('list', { from: 'a' })).not.toBe(partOf('summary', { from: 'a' }));
});
