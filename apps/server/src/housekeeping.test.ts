import { expect, it } from 'vitest';
import { endSession, openSession, personOf } from './access/session';
import { sql } from './db';
import { tidy } from './housekeeping';
import { aBooking } from './testing/booking';
import { aTrip } from './testing/company';
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
});
