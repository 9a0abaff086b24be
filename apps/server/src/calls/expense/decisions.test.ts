import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { NO_SUCH_EXPENSE, anExpense, expensesOf } from '../../testing/expense';
import { inTheOffice } from '../../testing/office';

inTheOffice('Deciding on an expense', (office) => {
  const { enter, edit, decide, ledgerOf } = expensesOf(office);

  it('takes the money out of the terminal’s books when a super admin approves it', async () => {
    const { company } = office();
    const id = await enter();
    expect(await decide(id, 'Approved')).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          status: 'Approved',
          history: [
            { kind: 'created', by: 'ada' },
            { kind: 'status', by: 'ngozi', from_status: 'Pending', to_status: 'Approved' },
          ],
        },
      },
    });
    expect(await ledgerOf(id)).toEqual([
      {
        type: 'EXPENSE',
        description: 'Tyre replacement',
        amount_kobo: -6_500_000,
        terminal_id: company.awka,
        person_id: company.people.ngozi,
        is_reversal: false,
      },
    ]);
  });

  it('costs nothing when it is rejected, and whoever entered it reads why', async () => {
    const id = await enter();
    expect(await decide(id, 'Rejected', 'ngozi', ' No receipt ')).toMatchObject({
      status: 200,
      body: { data: { status: 'Rejected' } },
    });
    expect(await ledgerOf(id)).toEqual([]);
    expect(await office().call('GET', `/api/get_expense/${id}`, { by: 'ada' })).toMatchObject({
      body: {
        data: {
          history: [
            { kind: 'created' },
            {
              kind: 'status',
              by: 'ngozi',
              from_status: 'Pending',
              to_status: 'Rejected',
              reason: 'No receipt',
            },
          ],
        },
      },
    });
  });

  it('is rejected only with a reason of at most 200 characters', async () => {
    const id = await enter();
    for (const reason of [undefined, '', ' ']) {
      expect(await decide(id, 'Rejected', 'ngozi', reason)).toMatchObject({
        status: 422,
        body: { errors: { reason: ['Please say why it is rejected.'] } },
      });
    }
    expect(await decide(id, 'Rejected', 'ngozi', 'y'.repeat(201))).toMatchObject({
      status: 422,
      body: { errors: { reason: ['At most 200 characters.'] } },
    });
    expect((await office().call('GET', `/api/get_expense/${id}`, { by: 'ada' })).body).toMatchObject({
      data: { status: 'Pending', history: [{ kind: 'created' }] },
    });
  });

  it('asks for no reason when it is approved, and keeps none', async () => {
    const id = await enter();
    const { body } = await decide(id, 'Approved', 'ngozi', 'It is right');
    expect(JSON.stringify(body)).not.toContain('It is right');
  });

  it('changes nothing when it was decided so already', async () => {
    const id = await enter();
    await decide(id, 'Approved');
    expect(await decide(id, 'Approved')).toMatchObject({
      status: 200,
      body: { data: { status: 'Approved' } },
    });
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('is taken back with a reason: the money comes back, the mistake stays on record, and it can be decided again', async () => {
    const { company } = office();
    const id = await enter({ expense_type: 'x'.repeat(200) });
    await decide(id, 'Approved');
    expect(await decide(id, 'Pending', 'ngozi', ' ')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why the status is taken back.'] } },
    });
    expect(await decide(id, 'Pending', 'ngozi', 'y'.repeat(201))).toMatchObject({
      status: 422,
      body: { errors: { reason: ['At most 200 characters.'] } },
    });
    expect(await decide(id, 'Pending', 'ngozi', 'The wrong one')).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'Pending',
          history: [
            {},
            {},
            { kind: 'correction', from_status: 'Approved', to_status: 'Pending', reason: 'The wrong one' },
          ],
        },
      },
    });
    await decide(id, 'Approved');
    const lines = await ledgerOf(id);
    expect(lines).toMatchObject([
      { amount_kobo: -6_500_000, is_reversal: false },
      { amount_kobo: 6_500_000, is_reversal: true, terminal_id: company.awka },
      { amount_kobo: -6_500_000, is_reversal: false },
    ]);
  });

  it('of rejecting can be taken back too, and then nothing moves in the books', async () => {
    const id = await enter();
    await decide(id, 'Rejected', 'ngozi', 'No receipt');
    expect(await decide(id, 'Pending', 'ngozi', 'It was right after all')).toMatchObject({
      status: 200,
      body: { data: { status: 'Pending' } },
    });
    expect(await ledgerOf(id)).toEqual([]);
  });

  it('goes one step at a time, and only to what there is', async () => {
    const id = await enter();
    expect(await decide(id, 'Paid')).toMatchObject({
      status: 422,
      body: { errors: { status: ['Pending cannot become Paid; it can become Approved, or Rejected.'] } },
    });
    expect((await decide(id, '')).status).toBe(422);
    await decide(id, 'Approved');
    expect(await decide(id, 'Rejected', 'ngozi', 'No')).toMatchObject({
      status: 422,
      body: {
        errors: { status: ['Approved cannot become Rejected; it can become Pending, to correct a mistake.'] },
      },
    });
  });

  it('is the head office’s business alone', async () => {
    const id = await enter();
    for (const by of ['ada', 'tunde'] as const) {
      expect(await decide(id, 'Approved', by)).toMatchObject({
        status: 403,
        body: { message: 'You do not have the right to do this.' },
      });
    }
    expect(await decide(NOWHERE, 'Approved')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await decide('7', 'Approved')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await ledgerOf(id)).toEqual([]);
  });

  it('counts once when two approve it at the same moment', async () => {
    const id = await enter();
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(id, 'Approved')));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('is either yes or no when one approves and another rejects at the same moment', async () => {
    const id = await enter();
    const answers = await Promise.all([
      decide(id, 'Approved'),
      decide(id, 'Rejected', 'ngozi', 'No receipt'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    const [row] = await office().db.query<{ status: string }>(
      sql`select status from expense where id = ${id}`,
    );
    expect(await ledgerOf(id)).toHaveLength(row?.status === 'Approved' ? 1 : 0);
  });

  it('is on the amount that was seen: an edit comes before the approval or not at all', async () => {
    const id = await enter();
    await Promise.all([decide(id, 'Approved'), edit(id, 'ada', anExpense({ amount: 70_000 }))]);
    const [row] = await office().db.query<{ amount_kobo: number }>(
      sql`select amount_kobo from expense where id = ${id}`,
    );
    expect(await ledgerOf(id)).toMatchObject([{ amount_kobo: -(row?.amount_kobo ?? 0) }]);
  });
});
