import { expect, it } from 'vitest';
import { endSession, openSession, personOf } from '../store/access/session';
import { Due } from '../clock';
import { newId, sql } from '../db';
import { forgetRetryKeys, tidy } from './housekeeping';
import { aBooking } from '../testing/booking';
import { PASSCODE, aTrip, emailOf } from '../testing/company';
import { NOW, inTheOffice } from '../testing/office';

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Due(new Date(NOW).getTime() - days * DAY);

inTheOffice('Tidying', (office) => {
  it('throws away sessions that are over, and leaves the others', async () => {
    const { db, company, clock } = office();
    const { ada } = company.people;
    const open = await openSession(db, ada, clock.now);
    await openSession(db, ada, daysAgo(8));
    const ended = await openSession(db, ada, clock.now);
    const person = await personOf(db, ended, clock.now);
    if (person) await endSession(db, person.tokenHash, clock.now);
    await tidy(db, new Due(clock.now));
    expect(await db.query(sql`select from session`)).toHaveLength(1);
    expect(await personOf(db, open, clock.now)).toMatchObject({ name: 'ada', terminal: { name: 'Awka' } });
  });

  it('keeps a retry key with its answer for ninety days, and throws it away then', async () => {
    const { db, company, clock, call } = office();
    const sale = { by: 'ada', headers: { 'idempotency-key': 'sale' } } as const;
    const body = aBooking(await aTrip(db, company));
    const first = await call('POST', '/api/book_ticket', { ...sale, body });
    await tidy(db, daysAgo(-89));
    expect(await call('POST', '/api/book_ticket', { ...sale, body })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await db.query(sql`select from ticket`)).toHaveLength(1);
    await tidy(db, new Due(clock.now));
    expect(await db.query(sql`select from retry_key`)).toHaveLength(1);
    await tidy(db, daysAgo(-91));
    expect(await db.query(sql`select from retry_key`)).toHaveLength(0);
  });

  it('throws away retry keys page by page, and only the old ones', async () => {
    const { db, company, clock } = office();
    const { ada } = company.people;
    await db.query(sql`
      insert into retry_key (person_id, key, call, payload_sha256, created_at)
      select ${ada}, 'old-' || n, 'bookTicket', ''::bytea, ${daysAgo(100)} from generate_series(1, 25) as n`);
    await db.query(sql`
      insert into retry_key (person_id, key, call, payload_sha256, created_at)
      values (${ada}, 'new', 'bookTicket', ''::bytea, ${clock.now})`);
    expect(await forgetRetryKeys(db, daysAgo(90), 10)).toBe(3);
    expect(await db.query(sql`select key from retry_key`)).toEqual([{ key: 'new' }]);
  });

  it('throws away events of the payment provider after thirty days, but none of which it was not asked yet', async () => {
    const { db, clock } = office();
    const event = (reference: string, days: number, askAt: Date | null) =>
      db.query(sql`insert into provider_event (id, provider, reference, body, at, ask_at)
        values (${newId()}, 'Monnify', ${reference}, '', ${daysAgo(days)}, ${askAt})`);
    await event('old', 31, null);
    await event('recent', 29, null);
    await event('open', 31, clock.now);
    await tidy(db, new Due(clock.now));
    const kept = await db.query(sql`select reference from provider_event order by reference`);
    expect(kept).toEqual([{ reference: 'open' }, { reference: 'recent' }]);
  });

  it('throws away codes of recoveries after a day', async () => {
    const { db, clock, call } = office();
    await call('POST', '/api/forgotPassword', { body: { email: 'nobody@company.example' } });
    await tidy(db, new Due(clock.now));
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
    await tidy(db, new Due(clock.now));
    expect(await kept()).toMatchObject({ failures: 1, addresses: 1 });
    await tidy(db, daysAgo(-2));
    expect(await kept()).toEqual({ counts: 0, failures: 0, addresses: 1 });
    await tidy(db, daysAgo(-31));
    expect(await kept()).toEqual({ counts: 0, failures: 0, addresses: 0 });
  });

  it('throws away what was counted and sent while the clock was wrong', async () => {
    const { db, clock, call } = office();
    const logIn = (passcode: string) =>
      call('POST', '/api/login', { body: { login_email: emailOf('tunde'), passcode } });
    clock.now = daysAgo(-400);
    for (let place = 0; place < 6; place += 1) await logIn('Wrong#2026');
    await call('POST', '/api/forgotPassword', { body: { email: emailOf('tunde') } });
    clock.now = new Date(NOW);
    expect((await logIn(PASSCODE)).status).toBe(429);
    await tidy(db, new Due(clock.now));
    expect((await logIn(PASSCODE)).status).toBe(200);
    expect(await db.query(sql`select from recovery where asked_at > ${clock.now}`)).toHaveLength(0);
    expect(await call('POST', '/api/forgotPassword', { body: { email: emailOf('tunde') } })).toMatchObject({
      status: 200,
    });
  });
});
