import { expect, it } from 'vitest';
import { sql } from '../db';
import type { PersonName } from '../testing/company';
import { anExpense } from '../testing/expense';
import { type Answer, type Office, inTheOffice, textAt } from '../testing/office';

const NOT_THERE = { status: 404, body: { message: 'This expense does not exist or was already deleted.' } };
const NOWHERE = '0199f1f0-0000-7000-8000-000000000000';

/** What one expense did in the books, in order. */
const ledgerOf = ({ db }: Office, id: string) =>
  db.query(sql`select type, description, amount_kobo, terminal_id, person_id, reverses is not null as is_reversal
    from operation where expense_id = ${id} order by id`);

const statusesOf = (answers: Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** What the tests do to one expense of Awka's. */
function decisions(office: () => Office) {
  return {
    enter: async (wishes = {}) => {
      const { body } = await office().call('POST', '/api/create_expenses', {
        by: 'ada',
        body: anExpense(wishes),
      });
      return textAt(body, 'data', 'id');
    },
    decide: (id: string, status: string, by: PersonName = 'ngozi', reason?: string) =>
      office().call('PUT', `/api/expense_status/${id}`, {
        by,
        body: { status, ...(reason !== undefined && { reason }) },
      }),
    remove: (id: string, by: PersonName) => office().call('DELETE', `/api/delete_expense/${id}`, { by }),
  };
}

inTheOffice('Deciding on an expense', (office) => {
  const { enter, decide } = decisions(office);

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
    expect(await ledgerOf(office(), id)).toEqual([
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

  it('costs nothing when it is rejected', async () => {
    const id = await enter();
    expect(await decide(id, 'Rejected')).toMatchObject({
      status: 200,
      body: { data: { status: 'Rejected' } },
    });
    expect(await ledgerOf(office(), id)).toEqual([]);
  });

  it('changes nothing when it was decided so already', async () => {
    const id = await enter();
    await decide(id, 'Approved');
    expect(await decide(id, 'Approved')).toMatchObject({
      status: 200,
      body: { data: { status: 'Approved' } },
    });
    expect(await ledgerOf(office(), id)).toHaveLength(1);
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
    const lines = await ledgerOf(office(), id);
    expect(lines).toMatchObject([
      { amount_kobo: -6_500_000, is_reversal: false },
      { amount_kobo: 6_500_000, is_reversal: true, terminal_id: company.awka },
      { amount_kobo: -6_500_000, is_reversal: false },
    ]);
  });

  it('of rejecting can be taken back too, and then nothing moves in the books', async () => {
    const id = await enter();
    await decide(id, 'Rejected');
    expect(await decide(id, 'Pending', 'ngozi', 'It was right after all')).toMatchObject({
      status: 200,
      body: { data: { status: 'Pending' } },
    });
    expect(await ledgerOf(office(), id)).toEqual([]);
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
    expect(await decide(NOWHERE, 'Approved')).toMatchObject(NOT_THERE);
    expect(await decide('7', 'Approved')).toMatchObject(NOT_THERE);
    expect(await ledgerOf(office(), id)).toEqual([]);
  });

  it('counts once when two approve it at the same moment', async () => {
    const id = await enter();
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(id, 'Approved')));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect(await ledgerOf(office(), id)).toHaveLength(1);
  });

  it('is either yes or no when one approves and another rejects at the same moment', async () => {
    const id = await enter();
    const answers = await Promise.all([decide(id, 'Approved'), decide(id, 'Rejected')]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    const [row] = await office().db.query<{ status: string }>(
      sql`select status from expense where id = ${id}`,
    );
    expect(await ledgerOf(office(), id)).toHaveLength(row?.status === 'Approved' ? 1 : 0);
  });

  it('is on the amount that was seen: an edit comes before the approval or not at all', async () => {
    const id = await enter();
    await Promise.all([
      decide(id, 'Approved'),
      office().call('PUT', `/api/edit_expense/${id}`, { by: 'ada', body: anExpense({ amount: 70_000 }) }),
    ]);
    const [row] = await office().db.query<{ amount_kobo: number }>(
      sql`select amount_kobo from expense where id = ${id}`,
    );
    expect(await ledgerOf(office(), id)).toMatchObject([{ amount_kobo: -(row?.amount_kobo ?? 0) }]);
  });
});

inTheOffice('Deleting an expense', (office) => {
  const { enter, decide, remove } = decisions(office);

  it('is for staff while nobody has decided on it: it leaves the list and stays on record', async () => {
    const id = await enter();
    expect(await remove(id, 'ada')).toMatchObject({
      status: 200,
      body: {
        data: { id, status: 'Pending', history: [{ kind: 'created' }, { kind: 'deleted', by: 'ada' }] },
      },
    });
    expect((await office().call('GET', '/api/get_expenses', { by: 'ngozi' })).text).not.toContain(id);
    expect(await remove(id, 'ada')).toMatchObject(NOT_THERE);
    expect(await decide(id, 'Approved')).toMatchObject(NOT_THERE);
    expect(await office().call('GET', `/api/get_expense/${id}`, { by: 'ada' })).toMatchObject({
      status: 200,
    });
  });

  it.each(['Approved', 'Rejected'])('is for a super admin alone once it is %s', async (status) => {
    const id = await enter();
    await decide(id, status);
    expect(await remove(id, 'ada')).toMatchObject({
      status: 403,
      body: { message: `This expense is ${status}. Only a super admin can delete it now.` },
    });
    expect((await remove(id, 'ngozi')).status).toBe(200);
  });

  it('gives an approved one’s money back to the terminal that spent it', async () => {
    const { company } = office();
    const id = await enter();
    await decide(id, 'Approved');
    await remove(id, 'ngozi');
    expect(await ledgerOf(office(), id)).toMatchObject([
      { amount_kobo: -6_500_000, is_reversal: false },
      {
        amount_kobo: 6_500_000,
        is_reversal: true,
        terminal_id: company.awka,
        person_id: company.people.ngozi,
      },
    ]);
  });

  it('takes nothing back twice: a corrected one that is deleted leaves the books balanced', async () => {
    const id = await enter();
    await decide(id, 'Approved');
    await decide(id, 'Pending', 'ngozi', 'A mistake');
    await remove(id, 'ada');
    expect(await ledgerOf(office(), id)).toHaveLength(2);
  });

  it('works once, also when several press it at the same moment', async () => {
    const id = await enter();
    await decide(id, 'Approved');
    const answers = await Promise.all([1, 2, 3].map(() => remove(id, 'ngozi')));
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await ledgerOf(office(), id)).toHaveLength(2);
  });

  it('knows no expense of another terminal, just as one that is none', async () => {
    const id = await enter();
    expect(await remove(id, 'tunde')).toMatchObject(NOT_THERE);
    expect(await remove(NOWHERE, 'ada')).toMatchObject(NOT_THERE);
    expect(await remove('7', 'ada')).toMatchObject(NOT_THERE);
    expect((await office().call('DELETE', `/api/delete_expense/${id}`)).status).toBe(401);
  });

  it('keeps its terminal and the people it names from being deleted', async () => {
    const { call, company } = office();
    await call('POST', '/api/create_expenses', { by: 'chika', body: anExpense({ terminal_id: 'Owerri' }) });
    expect(await call('DELETE', `/api/delete_terminal/${company.owerri}`, { by: 'ngozi' })).toMatchObject({
      status: 422,
      body: {
        message:
          'Owerri is used by 1 route, 1 person and 1 expense. What is on record stays, so it cannot be deleted.',
      },
    });
    expect(await call('DELETE', `/api/delete_admin/${company.people.chika}`, { by: 'ngozi' })).toMatchObject({
      status: 422,
      body: {
        message: '1 expense carries the name of chika and stays on record. Ban this person instead.',
      },
    });
  });
});
