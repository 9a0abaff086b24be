import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';

inTheOffice('A drop that was typed wrong', (office) => {
  const opened = async () => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 600_000 };
    return textAt((await office().call('POST', '/api/open_shift', { by: 'ada', body })).body, 'data', 'id');
  };
  const dropOf = async (shift: string, amount = 500_000) => {
    const body = { amount, received_by: 'The bank', note: 'Safe' };
    const answer = await office().call('POST', `/api/drop_cash/${shift}`, { by: 'ada', body });
    return textAt(answer.body, 'data', 'drops', '0', 'id');
  };
  const takeBack = (drop: string, by: 'ada' | 'tunde' | 'ngozi' = 'ada') =>
    office().call('POST', `/api/take_back_drop/${drop}`, { by, body: { reason: 'A zero too many' } });
  const bank = (drop: string) =>
    office().call('PUT', `/api/bank_drop/${drop}`, { by: 'ngozi', body: { slip: '4471' } });
  const notBanked = async () => (await office().call('GET', '/api/get_banking', { by: 'ngozi' })).body;

  it('is taken back once: its cash is in the drawer, both entries stay, and nothing waits for the bank', async () => {
    const { call } = office();
    const shift = await opened();
    const before = await notBanked();
    const drop = await dropOf(shift);
    expect(await takeBack(drop)).toMatchObject({
      status: 200,
      body: {
        data: {
          id: shift,
          drops: [
            { id: drop, amount: 500_000, note: 'Safe', takes_back: null },
            { amount: -500_000, note: 'A zero too many', takes_back: drop },
          ],
        },
      },
    });
    expect((await takeBack(drop)).body).toEqual({ message: 'This drop is taken back already.' });
    expect(await notBanked()).toEqual(before);
    const list = await call('GET', '/api/get_drops', { by: 'ngozi', query: 'q=zero&limit=10' });
    expect(list.body).toMatchObject({
      data: [{ id: drop, status: 'Taken back', note: 'Safe, taken back: A zero too many' }],
      counts: { 'Taken back': 1 },
    });
    expect((await bank(drop)).body).toEqual({
      message: 'This drop was taken back: its cash is in the drawer.',
    });
    const deposit = { drops: [drop], slip: '4472', amount: 500_000 };
    expect((await call('POST', '/api/deposit_cash', { by: 'ngozi', body: deposit })).body).toEqual({
      message: 'Some of this was taken back: its cash is in the drawer. Look at it again.',
    });
    const count = await call('PUT', `/api/count_shift/${shift}`, { by: 'ada', body: { note_1000: 600 } });
    expect(count.body).toMatchObject({ data: { lines: [{ expected: 600_000, counted: 600_000 }, {}, {}] } });
  });

  it('stays once it is banked or its drawer is counted, and is nobody else’s to take back', async () => {
    const { call } = office();
    const shift = await opened();
    const drop = await dropOf(shift, 1_000);
    for (const by of ['tunde', 'ngozi'] as const) expect((await takeBack(drop, by)).status).not.toBe(200);
    await bank(drop);
    expect((await takeBack(drop)).body).toEqual({ message: 'This drop is banked already.' });
    const other = await opened();
    const late = await dropOf(other, 2_000);
    await call('PUT', `/api/count_shift/${other}`, { by: 'ada', body: { note_1000: 58 } });
    expect((await takeBack(late)).body).toEqual({
      message: 'This drawer is counted. What was dropped from it stays.',
    });
  });

  it('stays once somebody has confirmed that they received it: they are named for the cash until it is banked', async () => {
    const { call } = office();
    const drop = await dropOf(await opened(), 40_000);
    expect((await call('PUT', `/api/receive_drop/${drop}`, { by: 'ngozi', body: {} })).status).toBe(200);
    expect(await takeBack(drop)).toMatchObject({
      status: 422,
      body: {
        message:
          'ngozi has received this cash, so it stays dropped. If you get it back, count it with the drawer and say so there.',
      },
    });
  });

  it('is kept by the database, too', async () => {
    const { db, company } = office();
    const shift = await opened();
    const drop = await dropOf(shift, 3_000);
    await takeBack(drop);
    await expect(db.query(sql`update cash_drop_return set reason = 'Another'`)).rejects.toThrow(
      'taken back once',
    );
    await expect(db.query(sql`delete from cash_drop_return`)).rejects.toSatisfy((failure) =>
      isCheckViolation(failure, 'cash_drop_return_only_grows'),
    );
    await expect(
      db.query(sql`insert into cash_banking (id, drop_id, slip, person_id, at)
        values (${newId()}, ${drop}, '1', ${company.people.ngozi}, now())`),
    ).rejects.toThrow('not banked');
  });
});
