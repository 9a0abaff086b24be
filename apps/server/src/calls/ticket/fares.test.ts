import type { FareRule } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';

inTheOffice('A company that sells tickets, not seats', (office) => {
  const sells = (rule: FareRule) => office().db.query(sql`update company set fare_rule = ${rule}`);
  const perTicket = async (method: 'POST' | 'PUT', path: string, body: object) => {
    await sells('per-ticket');
    return office().call(method, path, { by: 'ada', body });
  };

  it('says so: its clerks count one fare, the others’ one for each seat', async () => {
    const { call } = office();
    await sells('per-ticket');
    expect((await call('GET', '/api/capabilities')).text).not.toContain('fares.per_seat');
    await sells('per-seat');
    expect((await call('GET', '/api/capabilities')).text).toContain('fares.per_seat');
  });

  it('takes one fare for three seats and says what it is, and takes it for two as well', async () => {
    const { db, company } = office();
    const body = aBooking(await aTrip(db, company), { seat_number: [1, 2, 3], amount: 18_500 });
    const message = 'The fare of this trip is ₦18,500.00.';
    expect(await perTicket('POST', '/api/book_ticket', { ...body, amount: 55_500 })).toMatchObject({
      status: 422,
      body: { errors: { amount: [message] } },
    });
    const sold = await perTicket('POST', '/api/book_ticket', body);
    expect(sold).toMatchObject({ status: 200, body: { data: { payment_information: { amount: 18_500 } } } });
    const id = textAt(sold.body, 'data', 'id');
    const edited = await perTicket('PUT', `/api/edit_ticket/${id}`, { ...body, seat_number: [1, 2] });
    expect(edited.status).toBe(200);
    expect(await db.query(sql`select amount_kobo, fare_kobo from ticket where id = ${id}`)).toEqual([
      { amount_kobo: 1_850_000, fare_kobo: null },
    ]);
  });
});
