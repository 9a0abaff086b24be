import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { closeOwn } from '../../testing/calls/drawers';
import { aTrip } from '../../testing/company';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { setConfirmation } from '../../testing/payments';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('A sale that was made through an outage', (office) => {
  const open = async () => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
    return textAt((await office().call('POST', '/api/open_shift', { by: 'ada', body })).body, 'data', 'id');
  };
  /** Takes a parcel in for ₦3,500 in cash. */
  const send = (shift: string, wishes: object = {}, key = newId()) =>
    office().call('POST', '/api/create_waybills', {
      by: 'ada',
      body: aWaybill(office().company, wishes),
      headers: { 'idempotency-key': key, 'made-in-shift': shift },
    });
  const seen = async (id: string) =>
    (await office().call('GET', `/api/get_shift/${id}`, { by: 'ngozi' })).body;
  const end = (id: string, count: object = { counting: 'Counted', note_1000: 4, note_500: 1 }) =>
    office().call('PUT', `/api/end_shift/${id}`, { by: 'ngozi', body: { reason: 'Gone home', ...count } });
  const lines = async (id: string) =>
    office()
      .db.query(sql`select from operation where shift_id = ${id}`)
      .then(({ length }) => length);

  it('is in the drawer in which it was made while that is open', async () => {
    const id = await open();
    expect((await send(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({
      data: { waybills: 1, late: [], lines: [{ received: 3_500, expected: 4_500 }, {}, {}] },
    });
  });

  it('names that drawer once it is counted, in no other one, and says on its report why so much was over', async () => {
    const id = await open();
    await end(id);
    const key = newId();
    const { body } = await send(id, {}, key);
    const next = await open();
    expect((await send(id, {}, key)).body).toEqual(body);
    expect(await lines(next)).toBe(0);
    expect(await seen(id)).toMatchObject({
      data: {
        late: [{ number: textAt(body, 'data', 'waybill_number'), method: 'Cash', amount: 3_500 }],
        lines: [{ received: 0, expected: 1_000, counted: 4_500 }, {}, {}],
      },
    });
    const listed = await office().call('GET', '/api/get_shifts', { by: 'ngozi', query: 'format=csv' });
    expect(listed.text).toContain('"Closed",1000.00,"₦0.00",0.00,0.00,0.00');
    const differing = await office().call('GET', '/api/get_shift_differences', { by: 'ngozi' });
    expect(differing.body).toMatchObject({ data: [{ person: 'ada', over: 0 }] });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is taken though selling needs an open till and its clerk has none any more', async () => {
    const id = await open();
    await end(id);
    await office().db.query(sql`update company set shift_rule = 'required'`);
    expect((await send(newId())).status).toBe(422);
    expect((await send('none')).status).toBe(422);
    expect((await send(id)).status).toBe(200);
    await office().db.query(sql`update company set shift_rule = 'optional'`);
    expect(await seen(id)).toMatchObject({ data: { late: [{ amount: 3_500 }] } });
  });

  it('names no drawer of somebody else, and none of long ago', async () => {
    const id = await open();
    await end(id);
    const body = aWaybill(office().company);
    const theirs = { by: 'ngozi' as const, body, headers: { 'made-in-shift': id } };
    expect((await office().call('POST', '/api/create_waybills', theirs)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ data: { late: [] } });
    await send(id);
    const inAMonth = newId();
    await office().db.query(sql`
      insert into operation (id, type, waybill_id, description, amount_kobo, terminal_id, person_id, at, late_shift_id)
      select ${inAMonth}, type, waybill_id, description, 1, terminal_id, person_id, at + interval '31 days', late_shift_id
      from operation where late_shift_id = ${id}`);
    expect(await office().db.query(sql`select late_shift_id from operation where id = ${inAMonth}`)).toEqual([
      { late_shift_id: null },
    ]);
  });

  it('goes to the open till, or to none, if its clerk closed that drawer and nothing proves when it was made', async () => {
    const id = await open();
    await closeOwn(office());
    await office().db.query(sql`update company set shift_rule = 'required'`);
    expect((await send(id)).body).toMatchObject({
      message: 'Open the till first: selling needs an open shift.',
    });
    const next = await open();
    expect((await send(id)).status).toBe(200);
    expect(await lines(next)).toBe(1);
    await office().db.query(sql`update company set shift_rule = 'optional'`);
    expect(await seen(id)).toMatchObject({ data: { late: [] } });
  });

  it('is believed for a seat that was kept for its clerk before the count, and for none that was kept later', async () => {
    const { call, company, db, clock } = office();
    await db.query(sql`update company set outage_seats = 1`);
    const book = async (shift: string, keepsFirst: boolean) => {
      const trip = await aTrip(db, company);
      if (!keepsFirst) await closeOwn(office());
      clock.now = new Date(clock.now.getTime() + 1_000);
      const kept = await call('PUT', '/api/take_allotments', { by: 'ada', body: { returned: [] } });
      const own = new RegExp(`"id":"([^"]+)","trip_id":"${trip}","seats":\\[(\\d+)\\]`).exec(kept.text);
      if (keepsFirst) await closeOwn(office());
      const body = aBooking(trip, { allotment: own?.[1] ?? '', seat_number: [Number(own?.[2])] });
      const headers = { 'idempotency-key': newId(), 'made-in-shift': shift };
      expect((await call('POST', '/api/book_ticket', { by: 'ada', body, headers })).status).toBe(200);
    };
    const before = await open();
    await book(before, true);
    const after = await open();
    await book(after, false);
    await db.query(sql`update company set outage_seats = 0`);
    expect(await seen(before)).toMatchObject({ data: { late: [{ amount: 18_500 }] } });
    expect(await seen(after)).toMatchObject({ data: { late: [] } });
  });

  it('is taken back where it went, out of no other drawer', async () => {
    const id = await open();
    await end(id);
    const path = `/api/delete_waybill/${textAt((await send(id)).body, 'data', 'id')}`;
    const next = await open();
    const deleted = await office().call('DELETE', path, { by: 'ada', body: { reason: 'A slip' } });
    expect(deleted.status).toBe(200);
    expect(await lines(next)).toBe(0);
    expect(await seen(id)).toMatchObject({ data: { late: [{ amount: 3_500 }, { amount: -3_500 }] } });
  });

  it('whose money never comes is no part of it', async () => {
    const id = await open();
    await end(id, { counting: 'Not counted' });
    await setConfirmation(office(), 'required');
    const { body } = await send(id, { payment_method: 'Bank transfer/USSD' });
    await setConfirmation(office(), 'none');
    expect(await seen(id)).toMatchObject({ data: { late: [{ method: 'Bank Transfer' }] } });
    const path = `/api/delete_waybill/${textAt(body, 'data', 'id')}`;
    await office().call('DELETE', path, { by: 'ada', body: { reason: 'A false alert' } });
    expect(await seen(id)).toMatchObject({ data: { late: [] } });
  });

  it('is in no drawer that somebody else ended once its clerk has opened another one, or after three days: it may be of this moment', async () => {
    const id = await open();
    await end(id);
    const next = await open();
    await send(id);
    expect(await lines(next)).toBe(1);
    await end(next);
    const { call, clock, company, db } = office();
    clock.now = new Date(clock.now.getTime() + 3 * 24 * 3_600_000 + 1_000);
    const token = await openSession(db, company.people.ada, clock.now);
    const headers = { 'made-in-shift': next };
    const later = await call('POST', '/api/create_waybills', { token, body: aWaybill(company), headers });
    expect(later.status).toBe(200);
    clock.now = new Date(NOW);
    expect(await seen(id)).toMatchObject({ data: { late: [] } });
    expect(await seen(next)).toMatchObject({ data: { late: [] } });
  });
});
