import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aCompanyForm } from '../../testing/calls/company';
import { discard } from '../../testing/calls/discards';
import { closeOwn, opened } from '../../testing/calls/drawers';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { paymentOf, setConfirmation } from '../../testing/payments';
import { aWaybill } from '../../testing/waybill';

inTheOffice('What there is to look at', (office) => {
  const seen = async (by: PersonName, query = '') =>
    (await office().call('GET', '/api/get_look_at', { by, query: `limit=200&${query}` })).body;

  it('is a drawer that was short, one that nobody counted, what was thrown away and what somebody gave back alone after the departure', async () => {
    const { call, clock, company, db } = office();
    const shift = await opened(office());
    await discard(office(), { shift, amount: 1_000 });
    await call('PUT', `/api/count_shift/${shift}`, { by: 'ada', body: { note_1000: 4 } });
    await call('PUT', `/api/close_shift/${shift}`, { by: 'ada', body: { reason: 'No change' } });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const second = await opened(office());
    const ending = { counting: 'Not counted', reason: 'Gone home' };
    await call('PUT', `/api/end_shift/${second}`, { by: 'ngozi', body: ending });
    const trip = await aTrip(db, company);
    const sold = await call('POST', '/api/book_ticket', { by: 'ngozi', body: aBooking(trip) });
    await db.query(sql`update trip set departs_at = '2026-11-20T06:00:00Z' where id = ${trip}`);
    await db.query(
      sql`update ticket set planned_at = '2026-11-20T06:00:00Z', refundable_until = '2026-11-20T06:00:00Z' where trip_id = ${trip}`,
    );
    const back = { amount: 5_000, payment_method: 'Bank Transfer', reason: 'Ill' };
    const refunding = `/api/refund_ticket/${textAt(sold.body, 'data', 'id')}`;
    expect((await call('PUT', refunding, { by: 'ngozi', body: back })).status).toBe(200);
    for (const row of [
      { kind: 'Short or over', person: 'ada', amount: -1_000, shift_id: shift },
      { kind: 'Not counted', person: 'ada', amount: -5_000, shift_id: second },
      { kind: 'Discarded', person: 'ada', amount: 1_000, shift_id: shift },
      { kind: 'Given back late', person: 'ngozi', amount: -5_000 },
    ])
      expect(await seen('ngozi', `status=${row.kind.replaceAll(' ', '+')}`)).toMatchObject({
        data: [{ terminal: 'Awka', ...row }],
        counts: { [row.kind]: 1 },
        total: 1,
      });
    await closeOwn(office());
  });

  it('is for each what they see elsewhere: an accountant sees no entries that were thrown away, a manager only their terminals', async () => {
    const { company, db } = office();
    await db.query(
      sql`update person set role = 'accountant', terminal_id = null where id = ${company.people.chika}`,
    );
    expect(await seen('chika')).toMatchObject({ counts: { Discarded: 0, 'Short or over': 1 } });
    await db.query(sql`update person set role = 'manager' where id = ${company.people.chika}`);
    await db.query(
      sql`insert into managed_terminal (person_id, terminal_id) values (${company.people.chika}, ${company.lagos})`,
    );
    expect(await seen('chika')).toMatchObject({ data: [], total: 0 });
    expect((await office().call('GET', '/api/get_look_at', { by: 'ada' })).status).toBe(403);
  });

  it('is found by any word of it, goes page by page and is one file', async () => {
    expect(await seen('ngozi', 'q=changed+mind')).toMatchObject({ data: [{ kind: 'Discarded' }], total: 1 });
    const first = await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: 'limit=2' });
    const cursor = textAt(first.body, 'next_cursor');
    const rest = await office().call('GET', '/api/get_look_at', {
      by: 'ngozi',
      query: `limit=200&cursor=${encodeURIComponent(cursor)}`,
    });
    const all = await seen('ngozi');
    const ids = (body: unknown) => JSON.stringify(body).match(/"id":"[^"]+"/g) ?? [];
    expect([...ids(first.body), ...ids(rest.body)]).toEqual(ids(all));
    const { text } = await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: 'format=csv' });
    expect(text).toContain('"Since","Kind","Amount","Person","Terminal","Details"');
    expect(text).toContain('-1000.00,"ada","Awka"');
  });

  it('is cash with no till open only of the time in which the company requires tills, also of super admins', async () => {
    const { call, clock, company } = office();
    const { now } = clock;
    const rule = async (shift_rule: 'optional' | 'required') => {
      clock.now = new Date(clock.now.getTime() + 60_000);
      const body = aCompanyForm({ shift_rule });
      expect((await call('PUT', '/api/edit_company', { by: 'ngozi', body })).status).toBe(200);
      clock.now = new Date(clock.now.getTime() + 60_000);
    };
    const sell = (by: PersonName, amount: number) =>
      call('POST', '/api/create_waybills', { by, body: aWaybill(company, { amount }) });
    const looseBy = () => seen('ngozi', 'status=No+till+open');
    const cashIncome = async () => {
      const { text } = await call('GET', '/api/get_income_report', { by: 'ngozi', query: 'by=method' });
      return Number(/"id":"Cash".*?"WAYBILL":([0-9.]+)/.exec(text)?.[1] ?? 0);
    };
    const before = await cashIncome();
    await sell('ada', 1_000);
    expect(await looseBy()).toMatchObject({ data: [], total: 0 });
    await rule('required');
    await sell('ngozi', 2_000);
    expect((await sell('ada', 2_500)).status).toBe(422);
    await rule('optional');
    await sell('ada', 3_000);
    expect(await looseBy()).toMatchObject({ data: [{ person: 'ngozi', amount: 2_000 }], total: 1 });
    await rule('required');
    expect(await looseBy()).toMatchObject({ data: [{ amount: 2_000 }], total: 1 });
    expect((await cashIncome()) - before).toBe(6_000);
    clock.now = now;
  });

  it('is found by terminal and by person', async () => {
    const { awka, lagos, people } = office().company;
    const totalOf = async (query: string) =>
      Number(/"total":(\d+)/.exec(JSON.stringify(await seen('ngozi', query)))?.[1]);
    const total = await totalOf('');
    expect(await totalOf(`terminal_id=${awka}`)).toBe(total);
    expect(await totalOf(`terminal_id=${lagos}`)).toBe(0);
    const hers = await totalOf(`person_id=${people.ada}`);
    expect(hers).toBeGreaterThan(0);
    expect(await totalOf(`person_id=${people.ngozi}`)).toBe(total - hers);
  });

  it('is also a payment that nobody has confirmed for a quarter of an hour', async () => {
    const { call, clock, company, db } = office();
    const { now } = clock;
    await setConfirmation(office(), 'required');
    const trip = await aTrip(db, company, { departsAt: '2026-12-01T06:00:00.000Z' });
    const body = aBooking(trip, { payment_method: 'Bank Transfer' });
    const sold = await call('POST', '/api/book_ticket', { by: 'ngozi', body });
    const payment = await paymentOf(office(), textAt(sold.body, 'data', 'id'));
    const listed = () => seen('ngozi', 'status=Not+confirmed+yet');
    clock.now = new Date(now.getTime() + 14 * 60_000);
    expect(await listed()).toMatchObject({ data: [], total: 0 });
    clock.now = new Date(now.getTime() + 16 * 60_000);
    expect(await listed()).toMatchObject({
      data: [{ id: payment, person: 'ngozi', amount: 18_500 }],
      total: 1,
    });
    const seenMoney = { reference: 'FT0042', amount: 18_500 };
    const confirmed = await call('PUT', `/api/confirm_payment/${payment}`, { by: 'ngozi', body: seenMoney });
    expect(confirmed.status).toBe(200);
    expect(await listed()).toMatchObject({ data: [], total: 0 });
    await setConfirmation(office(), 'none');
    clock.now = now;
  });
});
