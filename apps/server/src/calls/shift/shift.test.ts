import { expect, it } from 'vitest';
import { isCheckViolation, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aWaybill } from '../../testing/waybill';
import { closeOwn } from '../../testing/calls/drawers';
import { type Answer, inTheOffice, textAt } from '../../testing/office';
import { type PersonName, aTrip } from '../../testing/company';

inTheOffice('A shift', (office) => {
  const open = async (by: PersonName, terminal: string, counter = `${terminal} 1`): Promise<Answer> => {
    if (by === 'ada') await closeOwn(office());
    const body = { terminal_id: terminal, counter, opening_float: 1_000 };
    return office().call('POST', '/api/open_shift', { by, body });
  };
  const idOf = ({ body }: Answer) => textAt(body, 'data', 'id');
  const sell = () =>
    office().call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(office().company) });
  const count = (id: string, body: object) =>
    office().call('PUT', `/api/count_shift/${id}`, { by: 'ada', body });
  const close = (id: string, reason?: string) =>
    office().call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: { reason } });
  const seen = (id: string, by: PersonName) => office().call('GET', `/api/get_shift/${id}`, { by });

  it('tells whose drawer it is nothing of what should be in it before they have counted, and head office all', async () => {
    const id = idOf(await open('ada', 'Awka'));
    await sell();
    const hidden = { data: { lines: null, waybills: 1 } };
    expect((await seen(id, 'ada')).body).toMatchObject(hidden);
    expect((await office().call('GET', '/api/get_my_shift', { by: 'ada' })).body).toMatchObject(hidden);
    expect((await seen(id, 'ngozi')).body).toMatchObject({
      data: { lines: [{ method: 'Cash', received: 3_500, expected: 4_500, counted: null }, {}, {}] },
    });
    expect((await count(id, { note_1000: 4 })).body).toMatchObject({
      data: { lines: [{ expected: 4_500, counted: 4_000 }, {}, {}] },
    });
  });

  it('is counted once, closed once, and then takes nothing more', async () => {
    const id = idOf(await open('ada', 'Awka'));
    expect((await close(id)).body).toMatchObject({ message: 'Count the drawer first.' });
    const till = async (by: PersonName) => (await office().call('GET', '/api/get_till', { by })).body;
    expect(await till('ada')).toMatchObject({ data: { counter: 'Awka 1' } });
    expect(await till('ngozi')).toEqual({ data: null });
    await count(id, { note_1000: 2 });
    expect(await till('ada')).toEqual({ data: null });
    expect((await count(id, { note_1000: 1 })).body).toEqual({ message: 'This drawer was counted already.' });
    const drop = await office().call('POST', `/api/drop_cash/${id}`, {
      by: 'ada',
      body: { amount: 1, received_by: 'The bank' },
    });
    expect(drop.status).toBe(422);
    expect((await close(id)).body).toMatchObject({ errors: { reason: ['Please say why it differs.'] } });
    expect((await close(id, 'Tip')).status).toBe(200);
    expect((await close(id, 'Tip')).body).toEqual({ message: 'This shift is closed already.' });
    await sell();
    expect((await seen(id, 'ada')).body).toMatchObject({
      data: { waybills: 0, lines: [{ expected: 1_000, counted: 2_000 }, {}, {}] },
    });
    for (const change of [
      sql`update shift set reason = 'x' where id = ${id}`,
      sql`update shift set counter = 'x' where id = ${id}`,
      sql`delete from shift where id = ${id}`,
    ]) {
      await expect(office().db.query(change)).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'shift_only_goes_on'),
      );
    }
  });

  it('takes each line before the count or none: what is sold while somebody counts is never lost between', async () => {
    const id = idOf(await open('ada', 'Awka'));
    await Promise.all([sell(), sell(), count(id, {}), sell(), sell()]);
    const [row] = await office().db.query<{ expected: number; lines: number }>(sql`
      select expected_cash_kobo as expected,
        (select count(*)::int from operation where shift_id = shift.id) as lines from shift where id = ${id}`);
    expect(row?.expected).toBe(100_000 + 350_000 * (row?.lines ?? 0));
    await close(id, 'Counted nothing');
  });

  it('follows its clerk who puts right how something was paid', async () => {
    const { company, call, db } = office();
    const id = idOf(await open('ada', 'Awka'));
    const parcel = textAt((await sell()).body, 'data', 'id');
    const trip = await aTrip(db, company);
    const ticket = textAt(
      (await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) })).body,
      'data',
      'id',
    );
    const body = aWaybill(company, { payment_method: 'Debit card/POS' });
    expect((await call('PUT', `/api/edit_waybill/${parcel}`, { by: 'ada', body })).status).toBe(200);
    const paid = aBooking(trip, { payment_method: 'Bank Transfer' });
    expect((await call('PUT', `/api/edit_ticket/${ticket}`, { by: 'ada', body: paid })).status).toBe(200);
    expect((await count(id, { note_1000: 1, pos: 3_500, transfers: 18_500 })).body).toMatchObject({
      data: {
        lines: [
          { expected: 1_000, counted: 1_000 },
          { expected: 3_500, counted: 3_500 },
          { expected: 18_500, counted: 18_500 },
        ],
      },
    });
    expect((await close(id)).body).toMatchObject({ data: { status: 'Closed', reason: '' } });
  });

  it('is one at a time for a person and for a counter', async () => {
    await open('ada', 'Awka');
    const body = { terminal_id: 'Awka', counter: 'Awka 9', opening_float: 0 };
    expect((await office().call('POST', '/api/open_shift', { by: 'ada', body })).body).toMatchObject({
      message: 'You have a shift that is not closed yet. Close it first.',
    });
    await office().db.query(
      sql`update person set terminal_id = ${office().company.awka} where id = ${office().company.people.chika}`,
    );
    expect((await open('chika', 'Awka', 'AWKA 1')).body).toMatchObject({
      errors: { counter: ['AWKA 1 has a shift that is not closed yet.'] },
    });
    const second = idOf(await open('chika', 'Awka', 'Awka 2'));
    expect((await seen(second, 'tunde')).status).toBe(404);
    const listed = async (by: PersonName) =>
      (await office().call('GET', '/api/get_shifts', { by, query: 'limit=200' })).text.includes(second);
    expect([await listed('chika'), await listed('ada'), await listed('ngozi')]).toEqual([true, false, true]);
  });

  it('is needed for selling where the company says so, and by nobody of head office', async () => {
    const { db, company, call } = office();
    await db.query(sql`update company set shift_rule = 'required'`);
    await closeOwn(office());
    const refusedSale = {
      status: 422,
      body: { message: 'Open the till first: selling needs an open shift.' },
    };
    expect(await sell()).toMatchObject(refusedSale);
    const seat = async (by: PersonName) =>
      call('POST', '/api/book_ticket', { by, body: aBooking(await aTrip(db, company)) });
    expect(await seat('ada')).toMatchObject(refusedSale);
    expect(await seat('ngozi')).toMatchObject({ status: 200 });
    const id = idOf(await open('ada', 'Awka', 'Awka 3'));
    expect(await sell()).toMatchObject({ status: 200 });
    expect(await seat('ada')).toMatchObject({ status: 200 });
    await count(id, {});
    expect(await sell()).toMatchObject(refusedSale);
    await close(id, 'Counted nothing');
    await db.query(sql`update company set shift_rule = 'optional'`);
    expect(await sell()).toMatchObject({ status: 200 });
  });

  it('is found by cashier, counter and terminal, and goes into a spreadsheet', async () => {
    const found = await office().call('GET', '/api/get_shifts', {
      by: 'ngozi',
      query: 'q=ada+awka&status=Closed',
    });
    expect(found.body).toMatchObject({
      data: [{ person: 'ada' }, {}, {}, {}, {}, {}],
      total: 6,
      counts: { Closed: 6 },
    });
    const { text } = await office().call('GET', '/api/get_shifts', {
      by: 'ngozi',
      query: 'format=csv&q=tip',
    });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('1000.00');
  });
});
