import type { WireExpense } from '@motorpark/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { aServer, OWN_SERVER } from '../testing/aServer';
import { deleteExpense, getExpense, saveExpense } from './expense.endpoints';
import { expenseSource } from './useExpenses';

const form = {
  expenseType: 'Tyre replacement',
  terminal: 'Awka',
  approvingOfficer: 'Ngozi Okeke',
  vehicle: '',
  trip: '',
  claim: '',
  amount: 6_500_050,
  description: 'Two rear tyres',
};

const ROW: WireExpense = {
  id: 'e1',
  version: 3,
  expense_type: 'Diesel',
  description: 'Generator',
  terminal: 'Awka',
  terminal_id: 't1',
  approving_officer: 'Ngozi Okeke',
  vehicle_number: '',
  trip_id: '',
  claim_number: '',
  cashier: 'Ada Obi',
  date: '2026-11-21',
  amount: 65_000,
  status: 'Approved',
  is_own: false,
  is_own_amount: false,
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chika Eze' }));

describe('a server that keeps expenses', () => {
  it('answers them, which are read with their history', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'GET /api/get_expenses': { body: { data: [ROW] } },
      'GET /api/get_expense/e1': {
        body: { data: { ...ROW, history: [{ kind: 'created', by: 'Ada Obi', at: '2026-11-21T09:00:00Z' }] } },
      },
    });
    configureApi({ baseURL: server.baseURL });
    expect((await expenseSource.all()).rows).toMatchObject([
      { id: 'e1', expenseType: 'Diesel', vehicle: undefined, amount: 6_500_000, status: 'Approved' },
    ]);
    expect((await getExpense('e1')).history).toMatchObject([{ kind: 'created', by: 'Ada Obi' }]);
  });

  it('is sent the words of the wire, naira to the kobo', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/create_expenses': { body: { data: ROW } },
      'PUT /api/edit_expense/e1': { body: { data: ROW } },
      'DELETE /api/delete_expense/e1': { body: { data: ROW } },
    });
    configureApi({ baseURL: server.baseURL });
    const payload = {
      expense_type: 'Tyre replacement',
      terminal_id: 'Awka',
      approving_officer: 'Ngozi Okeke',
      amount: 65_000.5,
      description: 'Two rear tyres',
      vehicle_number: '',
      trip_id: '',
      claim_number: '',
    };
    expect(await saveExpense({ form })).toMatchObject({ outcome: 'done', version: 3 });
    expect(await saveExpense({ id: 'e1', form })).toMatchObject({ outcome: 'done', version: 3 });
    expect(await deleteExpense({ id: 'e1' })).toMatchObject({ row: { id: 'e1' } });
    for (const path of ['/api/create_expenses', '/api/edit_expense/e1']) {
      expect(JSON.parse(server.calls(path)[0]?.body ?? '')).toEqual(payload);
    }
    expect(server.calls('/api/delete_expense/e1')).toHaveLength(1);
  });
});

it('a core server is sent nothing: the samples change on this machine alone, and stay so', async () => {
  const server = await aServer({});
  configureApi({ baseURL: server.baseURL });
  const samples = (await expenseSource.all()).rows;
  expect(samples.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4']);
  await saveExpense({ form: { ...form, expenseType: 'Diesel' } });
  await saveExpense({ id: 'sample-1', form: { ...form, amount: 7_000_000 } });
  const [diesel, tyres, ...others] = (await expenseSource.all()).rows;
  expect(diesel).toMatchObject({ expenseType: 'Diesel', cashier: 'Chika Eze', status: 'Pending' });
  expect(tyres).toEqual({
    ...samples[0],
    ...form,
    vehicle: undefined,
    trip: undefined,
    claim: undefined,
    amount: 7_000_000,
  });
  await deleteExpense({ id: 'sample-1' });
  expect((await expenseSource.all()).rows).toEqual([diesel, ...others]);
  expect(new Set(server.arrived.map(({ path }) => path))).toEqual(new Set(['/api/capabilities']));
});
