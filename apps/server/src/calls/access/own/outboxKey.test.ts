import { expect, it } from 'vitest';
import { PASSCODE, aTrip, emailOf } from '../../../testing/company';
import { aBooking } from '../../../testing/booking';
import { anyText } from '../../../testing/matchers';
import { inTheOffice } from '../../../testing/office';
import { sql } from '../../../db';

inTheOffice('What unsent sales are encrypted with', (office) => {
  const keyOf = async (by: 'ada' | 'tunde') =>
    (await office().call('GET', '/api/get_outbox_key', { by })).body;

  it('is the same for one person in every session, and another one for everybody else', async () => {
    const { call } = office();
    const first = await keyOf('ada');
    expect(first).toMatchObject({ data: { key: anyText } });
    await call('POST', '/api/login', { body: { login_email: emailOf('ada'), passcode: PASSCODE } });
    expect(await keyOf('ada')).toEqual(first);
    expect(await keyOf('tunde')).not.toEqual(first);
  });

  it('is not told to somebody who is not logged in', async () => {
    expect(await office().call('GET', '/api/get_outbox_key', {})).toMatchObject({ status: 401 });
  });
});

inTheOffice('A retry key', (office) => {
  it('belongs to the person: another’s same key is another sale, and never shows the first answer', async () => {
    const { db, company, call } = office();
    const headers = { 'idempotency-key': 'the-same-key' };
    const sell = async (by: 'ada' | 'ngozi', seat: number, trip: string) =>
      await call('POST', '/api/book_ticket', { by, headers, body: aBooking(trip, { seat_number: [seat] }) });
    const trip = await aTrip(db, company);
    const first = await sell('ada', 1, trip);
    const second = await sell('ngozi', 2, trip);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).not.toEqual(first.body);
    expect(await db.query(sql`select from ticket`)).toHaveLength(2);
  });
});
