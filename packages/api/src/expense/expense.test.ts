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
  amount: 6_500_050,
  description: 'Two rear tyres',
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chika Eze' }));

describe('a server that keeps expenses', () => {
  it('answers them, which are read with their history', async () => {
    const row = {
      id: 7,
      expense_type: 'Diesel',
      description: 'Generator',
      terminal: 'Awka',
      approving_officer: 'Ngozi Okeke',
      cashier: 'Ada Obi',
      date: '2026-11-21',
      amount: '65,000',
      status: 'APPROVED',
    };
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'GET /api/get_expenses': { body: { data: [row, {}] } },
      'GET /api/get_expense/7': {
        body: { data: { ...row, history: [{ kind: 'created', by: 'Ada Obi', at: '2026-11-21T09:00:00Z' }] } },
      },
    });
    configureApi({ baseURL: server.baseURL });
    const [diesel, empty] = (await expenseSource.all()).rows;
    expect(diesel).toEqual({
      id: '7',
      expenseType: 'Diesel',
      description: 'Generator',
      terminal: 'Awka',
      approvingOfficer: 'Ngozi Okeke',
      cashier: 'Ada Obi',
      date: '2026-11-21',
      amount: 6_500_000,
      status: 'Approved',
    });
    expect(empty).toMatchObject({ id: '#2', expenseType: '', amount: 0, status: 'Pending' });
    expect((await getExpense('7')).history).toMatchObject([{ kind: 'created', by: 'Ada Obi' }]);
  });

  it('is sent the words of the wire, naira to the kobo', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'POST /api/create_expenses': { body: { data: { id: 'e1' } } },
      'PUT /api/edit_expense/e1': { body: { data: { id: 'e1' } } },
      'DELETE /api/delete_expense/e1': { body: { data: { id: 'e1' } } },
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
    };
    expect(await saveExpense({ form })).toEqual({ outcome: 'done' });
    expect(await saveExpense({ id: 'e1', form })).toEqual({ outcome: 'done' });
    expect(await deleteExpense({ id: 'e1' })).toEqual({ outcome: 'done' });
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
  expect(tyres).toEqual({ ...samples[0], ...form, vehicle: undefined, trip: undefined, amount: 7_000_000 });
  await deleteExpense({ id: 'sample-1' });
  expect((await expenseSource.all()).rows).toEqual([diesel, ...others]);
  expect(new Set(server.arrived.map(({ path }) => path))).toEqual(new Set(['/api/capabilities']));
});
