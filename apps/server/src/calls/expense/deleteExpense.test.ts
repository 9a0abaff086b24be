import { expect, it } from 'vitest';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { NO_SUCH_EXPENSE, expensesOf } from '../../testing/expense';
import { inTheOffice } from '../../testing/office';

inTheOffice('Deleting an expense', (office) => {
  const { enter, decide, remove, ledgerOf } = expensesOf(office);

  it('is for staff while nobody has decided on it: it leaves the list and stays on record', async () => {
    const id = await enter();
    expect(await remove(id, 'ada')).toMatchObject({
      status: 200,
      body: {
        data: { id, status: 'Pending', history: [{ kind: 'created' }, { kind: 'deleted', by: 'ada' }] },
      },
    });
    expect((await office().call('GET', '/api/get_expenses', { by: 'ngozi' })).text).not.toContain(id);
    expect(await remove(id, 'ada')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await decide(id, 'Approved')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await office().call('GET', `/api/get_expense/${id}`, { by: 'ada' })).toMatchObject({
      status: 200,
    });
  });

  it.each(['Approved', 'Rejected'])(
    'is for a super admin alone once it is %s, with a reason that stays',
    async (status) => {
      const id = await enter();
      await decide(id, status, 'ngozi', 'No receipt');
      expect(await remove(id, 'ada')).toMatchObject({
        status: 403,
        body: { message: `This expense is ${status}. Only a super admin can delete it now.` },
      });
      for (const reason of [undefined, '', ' ']) {
        expect(await remove(id, 'ngozi', reason)).toMatchObject({
          status: 422,
          body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } },
        });
      }
      expect(await remove(id, 'ngozi', 'Entered twice')).toMatchObject({
        status: 200,
        body: {
          data: { history: [{}, {}, { kind: 'deleted', by: 'ngozi', reason: 'Entered twice' }] },
        },
      });
    },
  );

  it('gives an approved one’s money back to the terminal that spent it', async () => {
    const { company } = office();
    const id = await enter();
    await decide(id, 'Approved');
    await remove(id, 'ngozi', 'Entered twice');
    expect(await ledgerOf(id)).toMatchObject([
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
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it('works once, also when several press it at the same moment', async () => {
    const id = await enter();
    await decide(id, 'Approved');
    const answers = await Promise.all([1, 2, 3].map(() => remove(id, 'ngozi', 'Entered twice')));
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it('knows no expense of another terminal, just as one that is none', async () => {
    const id = await enter();
    expect(await remove(id, 'tunde')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await remove(NOWHERE, 'ada')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await remove('7', 'ada')).toMatchObject(NO_SUCH_EXPENSE);
    expect((await office().call('DELETE', `/api/delete_expense/${id}`)).status).toBe(401);
  });

  it('keeps its terminal and the people it names from being deleted', async () => {
    const { call, company } = office();
    await enter({ terminal_id: 'Owerri' }, 'chika');
    expect(await call('DELETE', `/api/delete_terminal/${company.owerri}`, { by: 'ngozi' })).toMatchObject({
      status: 422,
      body: {
        message:
          'Owerri is used by 1 route, 1 person and 1 expense. What is on record stays, so it cannot be deleted. Put it out of service instead.',
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
