import { expect, it } from 'vitest';
import { sql } from '../db';
import type { PersonName } from '../testing/company';
import { anExpense } from '../testing/expense';
import { anyText, somethingWith } from '../testing/matchers';
import { type CallOptions, NOW, inTheOffice, textAt } from '../testing/office';

const NOT_THERE = { status: 404, body: { message: 'This expense does not exist or was already deleted.' } };
const NOWHERE = '0199f1f0-0000-7000-8000-000000000000';

inTheOffice('Entering an expense', (office) => {
  const enter = (options: CallOptions) => office().call('POST', '/api/create_expenses', options);

  it('answers it as it is kept: pending, of today, with the name of who entered it', async () => {
    const { company } = office();
    expect(await enter({ by: 'ada', body: anExpense() })).toMatchObject({
      status: 200,
      body: {
        data: {
          id: anyText,
          expense_type: 'Tyre replacement',
          description: 'Two rear tyres of ANB 482 XA',
          terminal_id: company.awka,
          terminal: 'Awka',
          approving_officer: 'Ngozi Okeke',
          cashier: 'ada',
          date: '2026-11-21',
          amount: 65_000,
          status: 'Pending',
          history: [{ kind: 'created', by: 'ada', terminal: 'Awka', at: NOW }],
        },
      },
    });
  });

  it('takes the terminal by its id or its name, and the amount as people write it, to the kobo', async () => {
    const { company } = office();
    for (const [wishes, amount] of [
      [{ terminal_id: company.awka }, 65_000],
      [{ terminal_id: ' aWKA ' }, 65_000],
      [{ amount: '65,000.50' }, 65_000.5],
      [{ amount: '₦1,250' }, 1_250],
    ] as const) {
      expect(await enter({ by: 'ada', body: anExpense(wishes) })).toMatchObject({
        status: 200,
        body: { data: { terminal: 'Awka', amount } },
      });
    }
  });

  it('is of the business day in Lagos, where it is tomorrow an hour before it is in London', async () => {
    const { clock } = office();
    clock.now = new Date('2026-11-21T23:30:00.000Z');
    const { body } = await enter({ by: 'ada', body: anExpense() });
    clock.now = new Date(NOW);
    expect(textAt(body, 'data', 'date')).toBe('2026-11-22');
  });

  it('costs nothing before it is approved', async () => {
    const { body } = await enter({ by: 'ada', body: anExpense() });
    const id = textAt(body, 'data', 'id');
    expect(await office().db.query(sql`select from operation where expense_id = ${id}`)).toEqual([]);
  });

  it.each([
    [{ expense_type: ' ' }, 'expense_type', 'Expense type is required'],
    [{ expense_type: 'x'.repeat(201) }, 'expense_type', 'At most 200 characters.'],
    [{ terminal_id: '' }, 'terminal_id', 'Terminal is required'],
    [{ terminal_id: 'Jos' }, 'terminal_id', 'There is no terminal called Jos. Choose one from the list.'],
    [{ terminal_id: 'Lagos' }, 'terminal_id', 'Staff enter the expenses of their own terminal only.'],
    [{ approving_officer: '' }, 'approving_officer', 'Approving officer is required'],
    [{ amount: '' }, 'amount', 'Amount is required'],
    [{ amount: 'a lot' }, 'amount', 'Enter the amount in naira, such as 65,000'],
    [{ amount: '1e3' }, 'amount', 'Enter the amount in naira, such as 65,000'],
    [{ amount: 0 }, 'amount', 'Amount must be above zero'],
    [{ amount: -500 }, 'amount', 'Amount must be above zero'],
    [{ amount: '99999999999999999' }, 'amount', 'Enter the amount in naira, such as 65,000'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters.'],
  ])('refuses %j at %s: %s', async (wrong, field, message) => {
    expect(await enter({ by: 'ada', body: { ...anExpense(), ...wrong } })).toMatchObject({
      status: 422,
      body: { message, errors: { [field]: [message] } },
    });
  });

  it('says all that is missing at once', async () => {
    const { body } = await enter({ by: 'ada', body: {} });
    expect(body).toMatchObject({
      errors: {
        expense_type: ['Expense type is required'],
        terminal_id: ['Terminal is required'],
        approving_officer: ['Approving officer is required'],
        amount: ['Amount is required'],
        description: ['Description is required'],
      },
    });
  });

  it('is done once however often it is sent with the same key, and not at all with another payload', async () => {
    const { call } = office();
    const body = anExpense({ description: 'Sent by a clerk who pressed twice' });
    const sent = { by: 'ada' as const, body, headers: { 'idempotency-key': 'expense-1' } };
    const answers = await Promise.all([enter(sent), enter(sent), enter(sent)]);
    expect(new Set(answers.map(({ body: answer }) => textAt(answer, 'data', 'id'))).size).toBe(1);
    const list = await call('GET', '/api/get_expenses', { by: 'ada' });
    expect(list.text.split(body.description)).toHaveLength(2);
    expect((await enter({ ...sent, body: anExpense() })).status).toBe(409);
  });

  it('is for people who are logged in; the head office enters for any terminal', async () => {
    expect((await enter({ body: anExpense() })).status).toBe(401);
    expect(await enter({ by: 'ngozi', body: anExpense({ terminal_id: 'Lagos' }) })).toMatchObject({
      status: 200,
      body: { data: { terminal: 'Lagos', cashier: 'ngozi' } },
    });
  });
});

inTheOffice('The list of expenses', (office) => {
  const enter = async (by: PersonName, terminal_id: string, description: string) => {
    const { body } = await office().call('POST', '/api/create_expenses', {
      by,
      body: anExpense({ terminal_id, description }),
    });
    return textAt(body, 'data', 'id');
  };

  it('shows staff what their own terminal spends, newest first, and the head office all of it', async () => {
    const { call, clock } = office();
    await enter('ada', 'Awka', 'First');
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await enter('tunde', 'Lagos', 'Second');
    clock.now = new Date('2026-11-21T09:10:00.000Z');
    await enter('ada', 'Awka', 'Third');
    clock.now = new Date(NOW);
    const seenBy = async (by: PersonName) => (await call('GET', '/api/get_expenses', { by })).body;
    expect(await seenBy('ada')).toEqual({
      data: [somethingWith({ description: 'Third' }), somethingWith({ description: 'First' })],
    });
    expect(await seenBy('tunde')).toEqual({ data: [somethingWith({ description: 'Second' })] });
    expect(await seenBy('chika')).toEqual({ data: [] });
    expect(await seenBy('ngozi')).toEqual({
      data: [
        somethingWith({ description: 'Third', terminal: 'Awka' }),
        somethingWith({ description: 'Second', terminal: 'Lagos' }),
        somethingWith({ description: 'First', terminal: 'Awka' }),
      ],
    });
    expect((await call('GET', '/api/get_expenses')).status).toBe(401);
  });

  it('leads to each of them with its history, and to none of another terminal', async () => {
    const { call } = office();
    const id = await enter('ada', 'Awka', 'Looked at');
    const open = (by: PersonName, one = id) => call('GET', `/api/get_expense/${one}`, { by });
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await open(by)).toMatchObject({
        status: 200,
        body: { data: { id, description: 'Looked at', history: [{ kind: 'created', by: 'ada' }] } },
      });
    }
    expect(await open('tunde')).toMatchObject(NOT_THERE);
    expect(await open('ngozi', NOWHERE)).toMatchObject(NOT_THERE);
    expect(await open('ngozi', '7')).toMatchObject(NOT_THERE);
    expect((await call('GET', `/api/get_expense/${id}`)).status).toBe(401);
  });
});

inTheOffice('Changing an expense', (office) => {
  const enter = async () => {
    const { body } = await office().call('POST', '/api/create_expenses', { by: 'ada', body: anExpense() });
    return textAt(body, 'data', 'id');
  };
  const edit = (id: string, by: PersonName, body: object) =>
    office().call('PUT', `/api/edit_expense/${id}`, { by, body });

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
    expect(await edit(id, 'ada', anExpense())).toMatchObject(NOT_THERE);
  });

  it.each(['Approved', 'Rejected'])('is over once it is %s', async (status) => {
    const id = await enter();
    await office().call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status } });
    const message = `This expense is ${status}. Only a pending expense can be edited.`;
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await edit(id, by, anExpense({ amount: 1 }))).toMatchObject({ status: 422, body: { message } });
    }
  });

  it('knows no expense of another terminal, just as one that is none', async () => {
    const id = await enter();
    expect(await edit(id, 'tunde', anExpense())).toMatchObject(NOT_THERE);
    expect(await edit(NOWHERE, 'ada', anExpense())).toMatchObject(NOT_THERE);
    expect(await edit('7', 'ada', anExpense())).toMatchObject(NOT_THERE);
    const nobody = await office().call('PUT', `/api/edit_expense/${id}`, { body: anExpense() });
    expect(nobody.status).toBe(401);
  });
});
