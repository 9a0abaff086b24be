import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { NO_SUCH_EXPENSE, anExpense, expensesOf } from '../../testing/expense';
import { inTheOffice } from '../../testing/office';

inTheOffice('Changing an expense', (office) => {
  const { enter, edit, decide } = expensesOf(office);

  it('answers it as it is now, and keeps what it was and who changed it', async () => {
    const id = await enter();
    const changed = anExpense({ amount: 70_000, expense_type: 'Tyres', description: 'Four tyres' });
    expect(await edit(id, 'ada', changed)).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          expense_type: 'Tyres',
          amount: 70_000,
          description: 'Four tyres',
          history: [
            { kind: 'created' },
            {
              kind: 'edited',
              by: 'ada',
              terminal: 'Awka',
              fields: [
                { field: 'Expense Type', from: 'Tyre replacement', to: 'Tyres' },
                { field: 'Amount', from: '₦65,000.00', to: '₦70,000.00' },
                { field: 'Description', from: 'Two rear tyres of ANB 482 XA', to: 'Four tyres' },
              ],
            },
          ],
        },
      },
    });
  });

  it('keeps nothing where nothing changed', async () => {
    const id = await enter();
    const { body } = await edit(id, 'ada', anExpense({ amount: '65,000.00' }));
    expect(body).toMatchObject({ data: { history: [{ kind: 'created' }] } });
    expect(await office().db.query(sql`select from change where expense_id = ${id}`)).toEqual([]);
  });

  it('is refused at the field that is wrong, and then changes nothing', async () => {
    const id = await enter();
    expect(await edit(id, 'ada', anExpense({ amount: '0', description: 'Not this' }))).toMatchObject({
      status: 422,
      body: { errors: { amount: ['Amount must be above zero'] } },
    });
    expect(await edit(id, 'ada', anExpense({ terminal_id: 'Lagos' }))).toMatchObject({
      status: 422,
      body: { errors: { terminal_id: ['Staff enter the expenses of their own terminal only.'] } },
    });
    expect((await office().call('GET', '/api/get_expenses', { by: 'ada' })).text).not.toContain('Not this');
  });

  it('lets the head office move it to the terminal that really spent it', async () => {
    const id = await enter();
    expect(await edit(id, 'ngozi', anExpense({ terminal_id: 'Lagos' }))).toMatchObject({
      body: {
        data: {
          terminal: 'Lagos',
          history: [{}, { fields: [{ field: 'Terminal', from: 'Awka', to: 'Lagos' }] }],
        },
      },
    });
    expect(await edit(id, 'ada', anExpense())).toMatchObject(NO_SUCH_EXPENSE);
  });

  it.each(['Approved', 'Rejected'])('is over once it is %s', async (status) => {
    const id = await enter();
    await decide(id, status, 'ngozi', 'No receipt');
    const message = `This expense is ${status}. Only a pending expense can be edited.`;
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await edit(id, by, anExpense({ amount: 1 }))).toMatchObject({ status: 422, body: { message } });
    }
  });

  it('knows no expense of another terminal, just as one that is none', async () => {
    const id = await enter();
    expect(await edit(id, 'tunde', anExpense())).toMatchObject(NO_SUCH_EXPENSE);
    expect(await edit(NOWHERE, 'ada', anExpense())).toMatchObject(NO_SUCH_EXPENSE);
    expect(await edit('7', 'ada', anExpense())).toMatchObject(NO_SUCH_EXPENSE);
    const nobody = await office().call('PUT', `/api/edit_expense/${id}`, { body: anExpense() });
    expect(nobody.status).toBe(401);
  });
});
