import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { sql } from '../db';
import { aBooking } from '../testing/booking';
import { aTrip, type PersonName } from '../testing/company';
import { inTheOffice, textAt } from '../testing/office';

inTheOffice('A company that sells tickets, not seats', (office) => {
  /** Its server, over the same database. */
  async function perTicket(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload: object | undefined,
    by: PersonName = 'ada',
  ) {
    const { db, clock, tokenOf } = office();
    const settings = { fares: 'per-ticket', logLevel: 'silent' } as const;
    const app = buildApp({ db, clock: () => clock.now, settings });
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await tokenOf(by)}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, text: answer.body, body: answer.json<unknown>() };
  }

  it('says so: its clerks count one fare, the others’ one for each seat', async () => {
    expect((await perTicket('GET', '/api/capabilities', undefined)).text).not.toContain('fares.per_seat');
    expect((await office().call('GET', '/api/capabilities')).text).toContain('fares.per_seat');
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
