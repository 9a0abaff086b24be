import type { WireExpense } from '@motorpark/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { anOwnServer } from '../testing/aServer';
import { loadOperation } from './useOperation';
import { sale } from './operation.fixtures';

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

it('reads an operation with the ticket that it is about', async () => {
  const ticket = {
    id: 'u1',
    ticket_id: 'TK-7QF3XM-K',
    passenger_information: { traveler_name: 'Chinedu Obi', seat_number: [5, 4] },
    payment_information: { amount: 18500.5, payment_method: 'Cash' },
  };
  const server = await anOwnServer({ 'GET /api/get_operation/o1': { body: { data: { ...sale, ticket } } } });
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
  const server = await anOwnServer({
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
    weight: '48',
    worth: 3_900_000,
    amount: 650_000,
  });
});

it('reads an operation with its expense', async () => {
  const expense: WireExpense = {
    id: 'e1',
    version: 1,
    expense_type: 'Diesel',
    description: '60 litres',
    terminal: 'Awka',
    terminal_id: 't1',
    approving_officer: 'Ngozi Okeke',
    vehicle_number: '',
    trip_id: '',
    cashier: 'Ada Obi',
    amount: 65_000,
    date: '2026-11-21',
    status: 'Approved',
    is_own: false,
    is_own_amount: false,
  };
  const server = await anOwnServer({
    'GET /api/get_operation/o1': { body: { data: { ...sale, type: 'EXPENSE', amount: -65000, expense } } },
  });
  configureApi(server);
  expect(await loadOperation('o1')).toMatchObject({
    amount: -6_500_000,
    expense: { expenseType: 'Diesel', description: '60 litres', amount: 6_500_000 },
  });
});
