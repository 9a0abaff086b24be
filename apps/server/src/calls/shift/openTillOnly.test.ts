import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { closeOwn } from '../../testing/calls/drawers';
import { aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { soldUnconfirmed } from '../../testing/payments';
import { aWaybill } from '../../testing/waybill';

inTheOffice('Where selling needs an open till', (office) => {
  const rule = (name: string) => office().db.query(sql`update company set shift_rule = ${name}`);
  const open = async (float = 1_000) => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: float };
    await office().call('POST', '/api/open_shift', { by: 'ada', body });
  };
  const sold = async () => {
    await open();
    const { call, company, db } = office();
    const booking = aBooking(await aTrip(db, company));
    const ticket = await call('POST', '/api/book_ticket', { by: 'ada', body: booking });
    const waybill = await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    await rule('required');
    return {
      ticket: textAt(ticket.body, 'data', 'id'),
      waybill: textAt(waybill.body, 'data', 'id'),
      booking,
    };
  };
  const remove = (noun: string, id: string, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('DELETE', `/api/delete_${noun}/${id}`, { by, body: { reason: 'A slip' } });
  const CLOSED = {
    status: 422,
    body: { message: 'Open the till first: money moves only in an open shift.' },
  };

  it('staff take nothing back and change no amount once theirs is closed; head office may, whose line it then is', async () => {
    const { ticket, waybill, booking } = await sold();
    await closeOwn(office());
    const { call, company } = office();
    const cheaper = aWaybill(company, { amount: 1_000 });
    const body = { ...cheaper, reason: 'Weighed wrongly' };
    expect(await remove('ticket', ticket)).toMatchObject(CLOSED);
    expect(await remove('waybill', waybill)).toMatchObject(CLOSED);
    expect(await call('PUT', `/api/edit_waybill/${waybill}`, { by: 'ada', body })).toMatchObject(CLOSED);
    const two = { ...booking, seat_number: [1, 2], amount: 37_000, reason: '' };
    expect(await call('PUT', `/api/edit_ticket/${ticket}`, { by: 'ada', body: two })).toMatchObject(CLOSED);
    // An edit that moves no money needs no open shift.
    const renamed = { ...aWaybill(company, { receiver_name: 'Ngozi Ibe' }), reason: '' };
    expect((await call('PUT', `/api/edit_waybill/${waybill}`, { by: 'ada', body: renamed })).status).toBe(
      200,
    );
    expect((await remove('ticket', ticket, 'ngozi')).status).toBe(200);
    await open(10_000);
    expect((await remove('waybill', waybill)).status).toBe(200);
    await rule('optional');
  });

  it('a sale whose money nobody has seen is taken back without one: nothing is handed out', async () => {
    await open();
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    await closeOwn(office());
    await rule('required');
    expect((await remove('ticket', ticket)).status).toBe(200);
    await rule('optional');
  });

  it('a drawer at another terminal is none: whoever was moved sells once they have closed it and opened one where they are', async () => {
    await open();
    const { call, company, db } = office();
    await rule('required');
    const move = (terminal: string) =>
      db.query(sql`update person set terminal_id = ${terminal} where id = ${company.people.ada}`);
    await move(company.lagos);
    const trip = await aTrip(db, company);
    const sell = () => call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const till = async () => (await call('GET', '/api/get_till', { by: 'ada' })).body;
    const NONE = {
      status: 422,
      body: { message: 'Open the till first: selling needs an open shift.' },
    };
    expect(await sell()).toMatchObject(NONE);
    expect(await till()).toEqual({ data: null });
    await closeOwn(office());
    const body = { terminal_id: 'Lagos', counter: 'Lagos 1', opening_float: 0 };
    expect((await call('POST', '/api/open_shift', { by: 'ada', body })).status).toBe(200);
    expect((await sell()).status).toBe(200);
    expect(await till()).toMatchObject({ data: { counter: 'Lagos 1' } });
    await closeOwn(office());
    await move(company.awka);
    await rule('optional');
  });

  it('a shift that somebody else ended more than three days ago is none either: what names it may be of this moment', async () => {
    const { call, company, db, clock } = office();
    const { now } = clock;
    await open();
    const [shift] = await db.query<{ id: string }>(
      sql`select id from shift where person_id = ${company.people.ada} and closed_at is null`,
    );
    const ended = { counting: 'Not counted', reason: 'Gone home' };
    await call('PUT', `/api/end_shift/${shift?.id ?? ''}`, { by: 'ngozi', body: ended });
    await rule('required');
    const takeIn = () =>
      call('POST', '/api/create_waybills', {
        by: 'ada',
        body: aWaybill(company),
        headers: { 'made-in-shift': shift?.id ?? '' },
      });
    clock.now = new Date(now.getTime() + 3 * 24 * 60 * 60_000);
    expect((await takeIn()).status).toBe(422);
    clock.now = new Date(clock.now.getTime() - 60_000);
    expect((await takeIn()).status).toBe(200);
    clock.now = now;
    await rule('optional');
  });
});
