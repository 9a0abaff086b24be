import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import type { PersonName } from '../../testing/company';
import { closeOwn, openedByColleague } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { verify } from '../../verify/verify';

inTheOffice('The report of a shift', (office) => {
  const open = async () => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
    return textAt((await office().call('POST', '/api/open_shift', { by: 'ada', body })).body, 'data', 'id');
  };
  const closed = async () => {
    const id = await open();
    await office().call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: {} });
    await office().call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: { reason: 'Robbed' } });
    return id;
  };
  const print = (id: string, by: PersonName, headers: Record<string, string> = {}) =>
    office().call('POST', `/api/print_shift/${id}`, { by, body: { receipt: 'report' }, headers });
  const numbered = (number: number) => ({ data: { receipt: 'report', number } });

  it('is numbered each time that it is printed, whoever prints it, and each number is given once', async () => {
    const id = await closed();
    expect((await print(id, 'ada')).body).toEqual(numbered(1));
    expect((await print(id, 'ngozi')).body).toEqual(numbered(2));
    const headers = { 'idempotency-key': 'one print' };
    const answers = await Promise.all([
      print(id, 'ada'),
      print(id, 'ngozi'),
      print(id, 'ada', headers),
      print(id, 'ada', headers),
    ]);
    expect(new Set(answers.map(({ text }) => /"number":(\d+)/.exec(text)?.[1]))).toEqual(
      new Set(['3', '4', '5']),
    );
    expect((await print(id, 'ada')).body).toEqual(numbered(6));
    expect((await print(await closed(), 'ada')).body).toEqual(numbered(1));
  });

  it('has a new original after a correction, which says when the one that it replaces was printed', async () => {
    const id = await closed();
    const { clock, call } = office();
    const printedAt = clock.now.toISOString();
    await print(id, 'ada');
    clock.now = new Date(clock.now.getTime() + 60_000);
    const found = { method: 'Cash', finding: 'Missing', amount: 500, reason: 'It was of another drawer' };
    expect((await call('POST', `/api/correct_shift/${id}`, { by: 'ngozi', body: found })).status).toBe(200);
    const answer = (number: number) => ({ data: { receipt: 'report', number, replaces: printedAt } });
    expect((await print(id, 'ada')).body).toEqual(answer(1));
    expect((await print(id, 'ada')).body).toEqual(answer(2));
  });

  it('has a new original after the terminal or the clerk was renamed', async () => {
    const id = await closed();
    const { clock, call, company } = office();
    await print(id, 'ada');
    clock.now = new Date(clock.now.getTime() + 60_000);
    const body = { terminal_name: 'Ọka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' };
    const renamed = await call('PUT', `/api/edit_terminal/${company.awka}`, { by: 'ngozi', body });
    expect(renamed.status).toBe(200);
    expect((await print(id, 'ada')).body).toMatchObject(numbered(1));
    const back = { ...body, terminal_name: 'Awka' };
    await call('PUT', `/api/edit_terminal/${company.awka}`, { by: 'ngozi', body: back });
  });

  it('is printed by nobody who may not see it, and not before the shift is closed', async () => {
    const id = await open();
    expect((await print(id, 'ada')).body).toEqual({
      message: 'This shift is not closed yet: it has no report.',
    });
    const theirs = await openedByColleague(office(), 960);
    await office().call('PUT', `/api/end_shift/${theirs}`, {
      by: 'ngozi',
      body: { counting: 'Not counted', reason: 'Gone' },
    });
    expect((await print(theirs, 'ada')).status).toBe(404);
    expect((await print(await closed(), 'tunde')).status).toBe(404);
  });

  it('tells under it who opened, counted, closed and printed the shift, and when', async () => {
    const id = await closed();
    await print(id, 'ada');
    await print(id, 'ngozi');
    const ada = { by: 'ada', terminal: 'Awka' };
    const { body } = await office().call('GET', `/api/get_shift/${id}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        history: [
          { kind: 'created', ...ada },
          { kind: 'status', from_status: 'Open', to_status: 'Counted', ...ada },
          { kind: 'status', from_status: 'Counted', to_status: 'Closed', reason: 'Robbed', ...ada },
          { kind: 'printed', print: { receipt: 'report', number: 1 }, ...ada },
          { kind: 'printed', print: { receipt: 'report', number: 2 }, by: 'ngozi' },
        ],
      },
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is in the history of its shift and of nothing else', async () => {
    const id = await closed();
    const line = (receipt: string) => sql`
      insert into change (id, shift_id, kind, receipt, print_number, person_id, at)
      select ${newId()}, ${id}, 'printed', ${receipt}, 7, person_id, now() from shift where id = ${id}`;
    await expect(office().db.query(line('both'))).rejects.toSatisfy((error) =>
      isCheckViolation(error, 'change_of_a_shift_is_a_print'),
    );
  });
});
