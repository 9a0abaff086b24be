import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { anExpense, expensesOf } from '../../testing/expense';
import { somethingWith } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';

inTheOffice('An expense whose amount somebody of the head office changed', (office) => {
  const { enter, edit, decide, remove, ledgerOf } = expensesOf(office);
  const setRole = (role: string, terminal: string | null) =>
    office().db.query(sql`update person set role = ${role}, terminal_id = ${terminal}
      where id = ${office().company.people.chika}`);
  beforeEach(() => setRole('super_admin', null));
  afterEach(() => setRole('admin', office().company.owerri));

  const THEIRS = {
    status: 403,
    body: { message: 'You changed the amount of this expense. Another super admin decides on it.' },
  };

  it('is decided on by another super admin', async () => {
    const id = await enter({ amount: 5_000 });
    await edit(id, 'ngozi', anExpense({ amount: 500_000 }));
    expect(await decide(id, 'Approved')).toMatchObject(THEIRS);
    expect(await decide(id, 'Rejected')).toMatchObject(THEIRS);
    expect(await ledgerOf(id)).toEqual([]);
    const seenBy = async (by: 'ngozi' | 'chika') =>
      (await office().call('GET', `/api/get_expense/${id}`, { by })).body;
    expect(await seenBy('ngozi')).toMatchObject({ data: { is_own: false, is_own_amount: true } });
    expect(await seenBy('chika')).toMatchObject({ data: { is_own: false, is_own_amount: false } });
    expect((await decide(id, 'Approved', 'chika')).status).toBe(200);
    expect(await decide(id, 'Pending', 'ngozi', 'Too much')).toMatchObject(THEIRS);
    expect(await remove(id, 'ngozi', 'Too much')).toMatchObject(THEIRS);
    expect((await remove(id, 'chika', 'Too much')).status).toBe(200);
  });

  it('is theirs no longer once somebody else has changed it again', async () => {
    const id = await enter({ amount: 5_000 });
    await edit(id, 'ngozi', anExpense({ amount: 500_000 }));
    await edit(id, 'ada', anExpense({ amount: 6_000 }));
    expect((await decide(id, 'Approved')).status).toBe(200);
  });

  it('is decided on by those who changed only its words', async () => {
    const id = await enter();
    await edit(id, 'ngozi', anExpense({ description: 'Two front tyres' }));
    expect((await decide(id, 'Approved')).status).toBe(200);
  });

  it('is not approved by who changes it at the same moment', async () => {
    const raise = (id: string) => edit(id, 'ngozi', anExpense({ amount: 500_000 }));
    const approve = (id: string) => decide(id, 'Approved');
    for (const [first, second] of [
      [approve, raise],
      [raise, approve],
    ]) {
      const id = await enter({ amount: 5_000 });
      await Promise.all([first?.(id), second?.(id)]);
      expect(await ledgerOf(id)).not.toContainEqual(somethingWith({ amount_kobo: -50_000_000 }));
    }
  });
});
