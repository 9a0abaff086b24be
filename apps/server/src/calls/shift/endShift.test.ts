import { expect, it } from 'vitest';
import { isCheckViolation, sql } from '../../db';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('A shift that its person left open', (office) => {
  const open = async () => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
    const { body: answer } = await office().call('POST', '/api/open_shift', { by: 'ada', body });
    return textAt(answer, 'data', 'id');
  };
  const end = (id: string, body: object, by: 'ngozi' | 'ada' = 'ngozi') =>
    office().call('PUT', `/api/end_shift/${id}`, { by, body });
  const correct = (id: string, body: object) =>
    office().call('POST', `/api/correct_shift/${id}`, { by: 'ngozi', body });

  it('is closed by head office with what it counted: the report names both, and the counter is free', async () => {
    const { call, company } = office();
    const id = await open();
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    expect((await end(id, { counting: 'Counted', reason: 'x' }, 'ada')).status).toBe(403);
    const counted = { counting: 'Counted', note_1000: 4, pos: 500, reason: 'Ada is ill' };
    expect((await end(id, counted)).body).toMatchObject({
      data: {
        status: 'Closed',
        person: 'ada',
        counted_by: 'ngozi',
        closed_by: 'ngozi',
        reason: 'Ada is ill',
        lines: [{ expected: 4_500, counted: 4_000 }, { expected: 0, counted: 500 }, {}],
      },
    });
    expect((await end(id, counted)).body).toEqual({ message: 'This shift is closed already.' });
    await open();
  });

  it('is closed without a count where nobody can count it, and then differs by nothing that is known', async () => {
    const id = await open();
    expect(
      (await end(id, { counting: 'Not counted', note_1000: 4, reason: 'The drawer is gone' })).body,
    ).toMatchObject({
      data: {
        status: 'Closed',
        counted_by: null,
        closed_by: 'ngozi',
        notes: null,
        coins: null,
        lines: [{ expected: 1_000, counted: null }, {}, {}],
      },
    });
    const { text } = await office().call('GET', '/api/get_shifts', {
      by: 'ngozi',
      query: 'format=csv&q=gone',
    });
    expect(text.trim().split('\r\n').at(-1)).toContain('1000.00,"Not counted","","","","The drawer is gone"');
  });

  it('keeps what its person counted themselves', async () => {
    const id = await open();
    await office().call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_1000: 1 } });
    expect(
      (await end(id, { counting: 'Counted', note_1000: 9, reason: 'Ada went home' })).body,
    ).toMatchObject({
      data: { counted_by: null, closed_by: 'ngozi', lines: [{ counted: 1_000 }, {}, {}] },
    });
  });

  it('never changes once it is closed: what is found later is a row of its own, which stays', async () => {
    const { db } = office();
    const id = await open();
    const found = { method: 'Cash', finding: 'Found', amount: 500, reason: 'Under the drawer' };
    expect((await correct(id, found)).body).toEqual({
      message: 'This shift is not closed yet: what is found now belongs into its count.',
    });
    await end(id, { counting: 'Counted', note_500: 1, reason: 'Ada is ill' });
    await correct(id, found);
    expect(
      (await correct(id, { ...found, method: 'POS', finding: 'Missing', amount: '20.50' })).body,
    ).toMatchObject({
      data: {
        version: 2,
        lines: [{ expected: 1_000, counted: 500 }, {}, {}],
        corrections: [
          { method: 'Cash', amount: 500, person: 'ngozi', reason: 'Under the drawer' },
          { method: 'POS', amount: -20.5 },
        ],
      },
    });
    for (const change of [
      sql`update shift_correction set amount_kobo = 1 where shift_id = ${id}`,
      sql`delete from shift_correction where shift_id = ${id}`,
    ]) {
      await expect(db.query(change)).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'shift_correction_only_grows'),
      );
    }
    expect((await verify(db)).broken).toEqual([]);
  });
});
