import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { aTrip } from '../../testing/company';
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

  it('names the vehicle and the trip that it was for, which the history has by their names', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company, { departsAt: '2026-12-05T06:00:00.000Z' });
    const [bus] = await db.query<{ number: string }>(sql`
      select vehicle_number as number from vehicle where id = (select vehicle_id from trip where id = ${trip})`);
    const number = bus?.number ?? '';
    const id = await enter();
    const name = 'Awka to Lagos, 5 Dec 2026, 07:00 AM';
    const named = await edit(id, 'ada', anExpense({ vehicle_number: number.toLowerCase(), trip_id: trip }));
    expect(named.body).toMatchObject({
      data: {
        vehicle_number: number,
        trip_id: trip,
        trip_name: name,
        history: [
          {},
          {
            fields: [
              { field: 'Vehicle', to: number },
              { field: 'Trip', to: name },
            ],
          },
        ],
      },
    });
    expect((await edit(id, 'ada', anExpense({ vehicle_number: number, trip_id: trip }))).body).toMatchObject({
      data: { history: { length: 2 } },
    });
    const plain = await edit(id, 'ada', anExpense());
    expect(plain.body).not.toHaveProperty('data.trip_name');
    expect(plain.body).toMatchObject({
      data: { history: [{}, {}, { fields: [{ from: number }, { from: name }] }] },
    });
  });

  it('names a vehicle and a trip that there are, staff one of their own terminal', async () => {
    const { db, company } = office();
    const elsewhere = await aTrip(db, company, { route: company.owerriToAba });
    const id = await enter();
    expect((await edit(id, 'ada', anExpense({ vehicle_number: 'XX 1' }))).body).toMatchObject({
      errors: { vehicle_number: ['There is no vehicle XX 1. Choose one from the list.'] },
    });
    for (const trip of [elsewhere, NOWHERE, 'soon']) {
      expect((await edit(id, 'ada', anExpense({ trip_id: trip }))).body).toMatchObject({
        errors: { trip_id: ['There is no such trip. Choose one from the list.'] },
      });
    }
    expect((await edit(id, 'ngozi', anExpense({ trip_id: elsewhere }))).status).toBe(200);
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
