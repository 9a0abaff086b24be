import { expect, it } from 'vitest';
import { anExpense, expensesOf } from '../../testing/expense';
import { anyText } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';

inTheOffice('Entering an expense', (office) => {
  const { send, enter, ledgerOf } = expensesOf(office);

  it('answers it as it is kept: pending, of today, with the name of who entered it', async () => {
    const { company } = office();
    expect(await send({ by: 'ada', body: anExpense() })).toMatchObject({
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
      expect(await send({ by: 'ada', body: anExpense(wishes) })).toMatchObject({
        status: 200,
        body: { data: { terminal: 'Awka', amount } },
      });
    }
  });

  it('is of the business day in Lagos, where it is tomorrow an hour before it is in London', async () => {
    const { clock } = office();
    clock.now = new Date('2026-11-21T23:30:00.000Z');
    const { body } = await send({ by: 'ada', body: anExpense() });
    clock.now = new Date(NOW);
    expect(textAt(body, 'data', 'date')).toBe('2026-11-22');
  });

  it('costs nothing before it is approved', async () => {
    expect(await ledgerOf(await enter())).toEqual([]);
  });

  it.each([
    [{ expense_type: ' ' }, 'expense_type', 'Expense type is required'],
    [{ expense_type: 'x'.repeat(201) }, 'expense_type', 'At most 200 characters.'],
    [{ terminal_id: '' }, 'terminal_id', 'Terminal is required'],
    [
      { terminal_id: 'Jos' },
      'terminal_id',
      'There is no terminal called Jos in service. Choose one from the list.',
    ],
    [{ terminal_id: 'Lagos' }, 'terminal_id', 'Staff enter the expenses of their own terminal only.'],
    [{ approving_officer: '' }, 'approving_officer', 'Approving officer is required'],
    [{ amount: '' }, 'amount', 'Amount is required'],
    [{ amount: 'a lot' }, 'amount', 'Enter the amount in naira, such as 65,000'],
    [{ amount: '1e3' }, 'amount', 'Enter the amount in naira, such as 65,000'],
    [{ amount: 0 }, 'amount', 'Amount must be above zero'],
    [{ amount: -500 }, 'amount', 'Amount must be above zero'],
    [{ amount: '99999999999999999' }, 'amount', 'This amount is too large. Please check its zeros.'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(201) }, 'description', 'At most 200 characters.'],
  ])('refuses %j at %s: %s', async (wrong, field, message) => {
    expect(await send({ by: 'ada', body: { ...anExpense(), ...wrong } })).toMatchObject({
      status: 422,
      body: { message, errors: { [field]: [message] } },
    });
  });

  it('says all that is missing at once', async () => {
    const { body } = await send({ by: 'ada', body: {} });
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
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(new Set(answers.map(({ body: answer }) => textAt(answer, 'data', 'id'))).size).toBe(1);
    const list = await call('GET', '/api/get_expenses', { by: 'ada' });
    expect(list.text.split(body.description)).toHaveLength(2);
    expect((await send({ ...sent, body: anExpense() })).status).toBe(409);
  });

  it('is for people who are logged in; the head office enters for any terminal', async () => {
    expect((await send({ body: anExpense() })).status).toBe(401);
    expect(await send({ by: 'ngozi', body: anExpense({ terminal_id: 'Lagos' }) })).toMatchObject({
      status: 200,
      body: { data: { terminal: 'Lagos', cashier: 'ngozi' } },
    });
  });
});
