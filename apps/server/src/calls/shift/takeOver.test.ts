import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { closeOwn, openedByColleague } from '../../testing/calls/drawers';
import { inEachOffice, textAt } from '../../testing/office';

let place = 700;

inEachOffice('A drawer that somebody else counts', (office) => {
  const beside = () => openedByColleague(office(), (place += 1));
  const count = (id: string, body: object) =>
    office().call('PUT', `/api/count_drawer/${id}`, { by: 'ada', body });
  const takeOver = (id: string, body: object = {}) =>
    office().call('POST', `/api/take_over_drawer/${id}`, { by: 'ada', body });
  const seen = (id: string, by: 'ada' | 'ngozi' | 'tunde') =>
    office().call('GET', `/api/get_shift/${id}`, { by });

  it('goes on with the count as its float; both reports name both', async () => {
    const id = await beside();
    expect((await seen(id, 'ada')).body).toMatchObject({ data: { lines: null, is_own: false } });
    expect((await seen(id, 'tunde')).status).toBe(404);
    expect((await takeOver(id)).body).toEqual({ message: 'Count the drawer first.' });
    await count(id, { note_1000: 4, note_500: 1 });
    expect((await takeOver(id)).body).toMatchObject({
      errors: { reason: ['Please say why Uche Eze has not confirmed the count.'] },
    });
    const { body } = await takeOver(id, { reason: 'Change was given twice' });
    expect(body).toMatchObject({
      data: { status: 'Open', is_own: true, opening_float: 4_500, taken_over_from: 'Uche Eze', lines: null },
    });
    expect((await seen(id, 'ngozi')).body).toMatchObject({
      data: {
        status: 'Closed',
        person: 'Uche Eze',
        counted_by: 'ada',
        closed_by: 'ada',
        taken_over_by: 'ada',
        lines: [{ expected: 5_000, counted: 4_500 }, {}, {}],
      },
    });
    expect((await takeOver(id)).body).toEqual({ message: 'This shift is closed already.' });
  });

  it('is counted by nobody who has a drawer of their own, and once', async () => {
    const id = await beside();
    const own = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
    await office().call('POST', '/api/open_shift', { by: 'ada', body: own });
    expect((await count(id, {})).body).toEqual({
      message: 'You have a shift that is not closed yet. Close it first.',
    });
    await closeOwn(office());
    expect((await count(id, { note_1000: 5 })).status).toBe(200);
    expect((await count(id, { note_1000: 6 })).body).toEqual({ message: 'This drawer was counted already.' });
    const why = { reason: 'Uche went home' };
    const answers = await Promise.all([takeOver(id, why), takeOver(id, why)]);
    expect(statusesOf(answers)).toEqual([200, 422]);
  });

  it('is taken over with nothing but what was counted', async () => {
    const id = await beside();
    await count(id, { note_1000: 5 });
    const { body } = await takeOver(id, { reason: 'Uche went home' });
    await closeOwn(office());
    const made = (float: number) => sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo, taken_over_from)
      select ${newId()}, person_id, terminal_id, counter, now(), ${float}, ${textAt(body, 'data', 'id')} from shift where id = ${id}`;
    await expect(office().db.query(made(1))).rejects.toSatisfy((error) =>
      isCheckViolation(error, 'shift_begins_with_what_it_took_over'),
    );
  });
});
