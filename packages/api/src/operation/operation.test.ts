import type { WireExpense } from '@motorpark/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { anOwnServer } from '../testing/aServer';
import { aTicket } from '../ticket/ticket.fixtures';
import { OVERVIEW, OWN, WAYBILL } from '../waybill/waybill.fixtures';
import { loadOperation } from './useOperation';
import { sale } from './operation.fixtures';

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

it('reads an operation with the ticket that it is about', async () => {
  const ticket = aTicket();
  const server = await anOwnServer({ 'GET /api/get_operation/o1': { body: { data: { ...sale, ticket } } } });
  configureApi(server);
  expect(await loadOperation('o1')).toMatchObject({
    id: 'o1',
    ticket: { number: 'TK-7QF3XM-Q', travelerName: 'Ada Obi', seats: [4, 5], amount: 1_850_050 },
    waybill: undefined,
  });
  await expect(loadOperation('o2')).rejects.toMatchObject({ kind: 'refused', status: 404 });
});

it('reads an operation with its waybill', async () => {
  const server = await anOwnServer({
    'GET /api/get_operation/o1': { body: { data: { ...sale, type: 'WAYBILL', waybill: OVERVIEW } } },
  });
  configureApi(server);
  expect((await loadOperation('o1')).waybill).toEqual({ ...WAYBILL, ...OWN });
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
    claim_number: '',
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
