import { expect, it } from 'vitest';
import { endSession, openSession, personOf } from './access/session';
import { sql } from './db';
import { tidy } from './housekeeping';
import { aBooking } from './testing/booking';
import { PASSCODE, aTrip, emailOf } from './testing/company';
import { NOW, inTheOffice } from './testing/office';

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(new Date(NOW).getTime() - days * DAY);

inTheOffice('Tidying', (office) => {
  it('throws away sessions that are over, and leaves the others', async () => {
    const { db, company, clock } = office();
    const { ada } = company.people;
    const open = await openSession(db, ada, clock.now);
    await openSession(db, ada, daysAgo(8));
    const ended = await openSession(db, ada, clock.now);
    const person = await personOf(db, ended, clock.now);
    if (person) await endSession(db, person.tokenHash, clock.now);
    await tidy(db, clock.now);
    expect(await db.query(sql`select from session`)).toHaveLength(1);
    expect(await personOf(db, open, clock.now)).toMatchObject({ name: 'ada', terminal: { name: 'Awka' } });
  });

  it('throws away retry keys after thirty days', async () => {
    const { db, company, clock, call } = office();
    const headers = { 'idempotency-key': 'sale' };
    await call('POST', '/api/book_ticket', { by: 'ada', headers, body: aBooking(await aTrip(db, company)) });
    await tidy(db, clock.now);
    expect(await db.query(sql`select from retry_key`)).toHaveLength(1);
    await tidy(db, daysAgo(-31));
    expect(await db.query(sql`select from retry_key`)).toHaveLength(0);
  });

  it('throws away codes of recoveries after a day', async () => {
    const { db, clock, call } = office();
    await call('POST', '/api/forgotPassword', { body: { email: 'nobody@company.example' } });
    await tidy(db, clock.now);
    expect(await db.query(sql`select from recovery`)).toHaveLength(1);
    await tidy(db, daysAgo(-2));
    expect(await db.query(sql`select from recovery`)).toHaveLength(0);
  });

  it('throws away what limits have counted, once it no longer counts', async () => {
    const { db, clock, call } = office();
    const logIn = (passcode: string) =>
      call('POST', '/api/login', { body: { login_email: emailOf('ada'), passcode } });
    await logIn(PASSCODE);
    await logIn('wrong');
    const kept = async () =>
      (
        await db.query<{ counts: number; failures: number; addresses: number }>(sql`
          select (select count(*) from limit_count) as counts, (select count(*) from failed_login) as failures,
            (select count(*) from known_address) as addresses`)
      )[0];
    await tidy(db, clock.now);
    expect(await kept()).toMatchObject({ failures: 1, addresses: 1 });
    await tidy(db, daysAgo(-2));
    expect(await kept()).toEqual({ counts: 0, failures: 0, addresses: 1 });
    await tidy(db, daysAgo(-31));
    expect(await kept()).toEqual({ counts: 0, failures: 0, addresses: 0 });
  });
});
