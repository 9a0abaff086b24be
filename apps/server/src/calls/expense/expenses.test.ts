import { expect, it } from 'vitest';
import { NOWHERE } from '../../testing/answers';
import type { PersonName } from '../../testing/company';
import { NO_SUCH_EXPENSE, expensesOf } from '../../testing/expense';
import { queryOf } from '../../testing/lists';
import { somethingWith } from '../../testing/matchers';
import { NOW, inTheOffice } from '../../testing/office';

inTheOffice('The list of expenses', (office) => {
  const { enter } = expensesOf(office);

  it('shows staff what their own terminal spends, newest first, and the head office all of it', async () => {
    const { call, clock } = office();
    await enter({ description: 'First' });
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await enter({ terminal_id: 'Lagos', description: 'Second' }, 'tunde');
    clock.now = new Date('2026-11-21T09:10:00.000Z');
    await enter({ description: 'Third' });
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

  it.each(['48500.50', '48,500.50', '₦48,500', '4850'])('finds %s of an expense of ₦48,500.50', async (q) => {
    const { call } = office();
    const id = await enter({ description: `Glass ${q.length}`, amount: 48_500.5 });
    const found = (await call('GET', '/api/get_expenses', { by: 'ada', query: queryOf({ q }) })).text;
    expect(found).toContain(id);
    expect(found).not.toContain('Two rear tyres');
  });

  it('leads to each of them with its history, and to none of another terminal', async () => {
    const { call } = office();
    const id = await enter({ description: 'Looked at' });
    const open = (by: PersonName, one = id) => call('GET', `/api/get_expense/${one}`, { by });
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await open(by)).toMatchObject({
        status: 200,
        body: { data: { id, description: 'Looked at', history: [{ kind: 'created', by: 'ada' }] } },
      });
    }
    expect(await open('tunde')).toMatchObject(NO_SUCH_EXPENSE);
    expect(await open('ngozi', NOWHERE)).toMatchObject(NO_SUCH_EXPENSE);
    expect(await open('ngozi', '7')).toMatchObject(NO_SUCH_EXPENSE);
    expect((await call('GET', `/api/get_expense/${id}`)).status).toBe(401);
  });
});
