import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { isCheckViolation, sql } from '../../db';
import { aPerson } from '../../testing/calls';
import { anExpense } from '../../testing/expense';
import { closeOwn, managerOf } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';

inTheOffice('An expense paid from the drawer', (office) => {
  const open = async () => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 10_000 };
    const { body: answer } = await office().call('POST', '/api/open_shift', { by: 'ada', body });
    return textAt(answer, 'data', 'id');
  };
  const diesel = {
    expense_type: 'Diesel',
    approving_officer: 'Ngozi',
    amount: 3_000,
    description: 'Generator',
  };
  const pay = async (shift: string) => {
    const { body } = await office().call('POST', `/api/pay_expense/${shift}`, { by: 'ada', body: diesel });
    return textAt(body, 'data', 'payments', '0', 'id');
  };
  const edit = (id: string, wishes: object) =>
    office().call('PUT', `/api/edit_expense/${id}`, { by: 'ngozi', body: anExpense(wishes) });
  const remove = (id: string, by: 'ada' | 'ngozi') =>
    office().call('DELETE', `/api/delete_expense/${id}`, { by, body: { reason: 'Entered twice' } });
  const expectedCash = async (shift: string) => {
    const { text } = await office().call('GET', `/api/get_shift/${shift}`, { by: 'ngozi' });
    return Number(/"method":"Cash"[^}]*"expected":([\d.]+)/.exec(text)?.[1]);
  };
  const count = (shift: string) =>
    office().call('PUT', `/api/count_shift/${shift}`, { by: 'ada', body: { note_1000: 7 } });

  it('is out of it at once, whatever is decided on it, and waits for that like any other', async () => {
    const { call } = office();
    const shift = await open();
    const id = await pay(shift);
    const expenses = await call('GET', '/api/get_expense/' + id, { by: 'ada' });
    expect(expenses.body).toMatchObject({
      data: { status: 'Pending', terminal: 'Awka', cashier: 'ada', amount: 3_000 },
    });
    for (const status of ['Approved', 'Pending', 'Rejected']) {
      const body = { status, reason: 'Looked again' };
      expect((await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body })).status).toBe(200);
      expect(await expectedCash(shift)).toBe(7_000);
    }
    expect((await count(shift)).body).toMatchObject({
      data: { lines: [{ expected: 7_000, counted: 7_000 }, {}, {}] },
    });
    expect((await call('POST', `/api/pay_expense/${shift}`, { by: 'ada', body: diesel })).body).toEqual({
      message: 'This drawer is counted. Nothing can be paid from it any more.',
    });
  });

  it('is followed by its drawer until that is counted: to another amount, and back when it is deleted', async () => {
    const shift = await open();
    const id = await pay(shift);
    expect((await edit(id, { amount: 4_500 })).status).toBe(200);
    expect(await expectedCash(shift)).toBe(5_500);
    expect((await edit(id, { amount: 4_500, terminal_id: 'Lagos' })).body).toMatchObject({
      errors: { terminal_id: ['A drawer of its terminal has paid it.'] },
    });
    expect((await remove(id, 'ada')).status).toBe(200);
    expect(await expectedCash(shift)).toBe(10_000);
    expect((await count(shift)).body).toMatchObject({ data: { payments: [] } });
  });

  it('stays as it was paid once the drawer is counted, also where head office deletes it', async () => {
    const { db } = office();
    const shift = await open();
    const id = await pay(shift);
    await count(shift);
    expect((await edit(id, { amount: 2_000 })).body).toMatchObject({
      errors: { amount: ['The drawer that paid it is counted: the amount stays.'] },
    });
    expect((await edit(id, { amount: 3_000 })).status).toBe(200);
    expect(await remove(id, 'ada')).toMatchObject({
      status: 403,
      body: { message: 'The drawer that paid it is counted. Only a super admin can delete it now.' },
    });
    expect((await remove(id, 'ngozi')).status).toBe(200);
    expect(await expectedCash(shift)).toBe(7_000);
    await expect(db.query(sql`delete from drawer_payment where shift_id = ${shift}`)).rejects.toSatisfy(
      (error) => isCheckViolation(error, 'drawer_payment_only_grows'),
    );
  });

  it('is another amount, or none, for whose drawer it is and for head office alone: nobody else makes it short', async () => {
    const { call, db, clock } = office();
    const uche = await openSession(db, (await aPerson(office(), 1)).id, clock.now);
    const shift = await open();
    const id = await pay(shift);
    const why = 'The drawer of ada has paid it. Only they or a super admin can change that.';
    const change = (wishes: object) =>
      call('PUT', `/api/edit_expense/${id}`, { token: uche, body: anExpense(wishes) });
    for (const amount of [100, 9_000]) {
      expect(await change({ amount })).toMatchObject({ status: 422, body: { errors: { amount: [why] } } });
    }
    expect(await call('DELETE', `/api/delete_expense/${id}`, { token: uche })).toMatchObject({
      status: 403,
      body: { message: why },
    });
    expect(await expectedCash(shift)).toBe(7_000);
    const drawerFor = async (by: object) => (await call('GET', `/api/get_expense/${id}`, by)).body;
    const drawer = { person: 'ada', is_counted: false };
    expect(await drawerFor({ token: uche })).toMatchObject({
      data: { drawer: { ...drawer, is_own: false } },
    });
    expect(await drawerFor({ by: 'ada' })).toMatchObject({ data: { drawer: { ...drawer, is_own: true } } });
    expect((await change({ amount: 3_000, description: 'Diesel, 3 litres' })).status).toBe(200);
    expect((await remove(id, 'ada')).status).toBe(200);
  });

  it('is not another amount, nor none, by a manager, who stands beside the drawer, nor by its owner who has become one', async () => {
    const { call, db, clock } = office();
    const own = await aPerson(office(), 2);
    const token = await openSession(db, own.id, clock.now);
    const opening = { terminal_id: 'Awka', counter: 'Awka 9', opening_float: 10_000 };
    const shift = textAt(
      (await call('POST', '/api/open_shift', { token, body: opening })).body,
      'data',
      'id',
    );
    const { body } = await call('POST', `/api/pay_expense/${shift}`, { token, body: diesel });
    const id = textAt(body, 'data', 'payments', '0', 'id');
    const manager = await managerOf(office(), (await aPerson(office(), 3)).id);
    const lower = (by: string) =>
      call('PUT', `/api/edit_expense/${id}`, { token: by, body: anExpense({ amount: 100 }) });
    const drop = (by: string) =>
      call('DELETE', `/api/delete_expense/${id}`, { token: by, body: { reason: 'Entered twice' } });
    const theirs = `The drawer of ${own.name} has paid it. Only they or a super admin can change that.`;
    expect((await lower(manager)).body).toMatchObject({ errors: { amount: [theirs] } });
    expect(await drop(manager)).toMatchObject({ status: 403, body: { message: theirs } });
    const promoted = await managerOf(office(), own.id);
    const owns = 'Your own drawer has paid it. A super admin other than you can change that.';
    expect((await lower(promoted)).body).toMatchObject({ errors: { amount: [owns] } });
    expect(await drop(promoted)).toMatchObject({ status: 403, body: { message: owns } });
    expect(await expectedCash(shift)).toBe(7_000);
    const ending = { counting: 'Not counted', reason: 'Gone' };
    expect((await call('PUT', `/api/end_shift/${shift}`, { by: 'ngozi', body: ending })).status).toBe(200);
    expect(await drop(promoted)).toMatchObject({ status: 403, body: { message: owns } });
    expect(await drop(manager)).toMatchObject({
      status: 403,
      body: { message: 'The drawer that paid it is counted. Only a super admin can delete it now.' },
    });
  });
});
