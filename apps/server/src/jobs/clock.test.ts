import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { openSession } from '../store/access/session';
import { sql } from '../db';
import { tidy } from './housekeeping';
import { expireDue } from '../store/expiry/expireDue';
import { PASSCODE, emailOf } from '../testing/company';
import { NOW, callsTo, inTheOffice, textAt } from '../testing/office';
import { ledgerOf, soldUnconfirmed } from '../testing/payments';
import { Due } from '../clock/Due';
import { markTime, readEvidence } from '../clock/clockMark';
import { openClock } from '../clock/openClock';
import { clockWatch } from './startClockWatch';

const DAY = 24 * 60 * 60_000;

inTheOffice('A server whose clock is 400 days ahead', (office) => {
  /** A second server on the same database, whose clock tests set; it was started at the same time, by a right clock. */
  async function aServer(startsAhead = 0) {
    const { db, tokenOf } = office();
    const machine = { ahead: startsAhead };
    const wall = () => new Date(Date.parse(NOW) + machine.ahead);
    // The machine's own clock does not know the tests' time.
    const evidenceNow = async () => ({ ...(await readEvidence(db)), database: wall() });
    const clock = openClock({ wall, uptime: () => 1_000, evidence: await evidenceNow(), isConfirmed: false });
    const lines: string[] = [];
    const mails: string[] = [];
    const app = buildApp({ db, clock: clock.now, due: clock.due, settings: { logLevel: 'silent' } });
    const watch = clockWatch({
      clock,
      db,
      log: {
        error: (_facts: unknown, line?: string) => void lines.push(String(line)),
        warn: (line: unknown) => void lines.push(String(line)),
      },
      post: {
        post: ({ to, subject }) => void mails.push(`${to}: ${subject}`),
        settled: async () => undefined,
      },
      evidence: evidenceNow,
    });
    return { machine, clock, app, watch, lines, mails, call: callsTo(app, tokenOf) };
  }

  it('voids, releases and erases nothing, says so once, and goes on when it is right again', async () => {
    const { db, company, clock: right } = office();
    const { ticket, trip, payment } = await soldUnconfirmed(office(), 'ngozi');
    const server = await aServer();
    await server.watch();
    server.machine.ahead = 400 * DAY;
    await server.watch();
    await server.watch();
    expect(server.lines).toEqual([expect.stringMatching(/^THE CLOCK OF THE SERVER IS AHEAD/)]);
    expect(server.mails).toEqual([`${emailOf('ngozi')}: The clock of the Motorpark server may be wrong`]);
    expect((await server.app.inject('/healthz')).json()).toMatchObject({
      status: 'alive',
      clock: 'in doubt',
    });

    await db.query(sql`update company set retention_months = 12`);
    await tidy(db, server.clock.due());
    await expireDue(db, server.clock.due());
    const token = await openSession(db, company.people.ada, server.clock.now());
    await server.call('GET', `/api/get_trip/${trip}`, { token });
    const { body } = await server.call('GET', `/api/get_ticket/${ticket}`, { token });
    expect(textAt(body, 'data', 'payment_confirmation', 'status')).toBe('Awaiting confirmation');
    expect(await ledgerOf(office(), ticket)).toHaveLength(1);
    expect(await db.query(sql`select from session`)).not.toEqual([]);

    server.machine.ahead = 0;
    await server.watch();
    expect(server.lines.at(-1)).toMatch(/agrees again/);
    expect((await server.app.inject('/healthz')).json()).not.toHaveProperty('clock');
    const confirmed = await office().call('PUT', `/api/confirm_payment/${payment}`, {
      by: 'ada',
      body: { reference: 'IN TIME', amount: 18_500 },
    });
    expect(confirmed.status).toBe(200);
    expect((await server.call('GET', '/api/get_me', { token })).status).toBe(401);
    await tidy(db, new Due(right.now));
    expect(await db.query(sql`select from session where created_at > ${right.now}`)).toEqual([]);
  });

  it('is in doubt also when it starts so, and after a restart, until a phone proves the time', async () => {
    const { db, company } = office();
    await markTime(db, new Date(NOW));
    const server = await aServer(400 * DAY);
    await server.watch();
    expect(server.clock.due()).toBeUndefined();
    // Restarted a day ahead only: less than a server may be off, but it was found ahead before.
    await db.query(sql`update clock_mark set held_at = ${new Date(Date.parse(NOW) + DAY)}`);
    const again = await aServer(DAY);
    expect(again.clock.due()).toBeUndefined();
    await db.query(sql`insert into second_factor (person_id, secret, started_at, last_step)
      values (${company.people.ada}, ${Buffer.alloc(20)}, ${NOW}, ${(Date.parse(NOW) + DAY) / 30_000})`);
    await again.watch();
    expect(again.clock.due()).toBeDefined();
    expect(await readEvidence(db)).toMatchObject({ heldAt: undefined });
    await db.query(sql`delete from second_factor`);
  });

  it('locks whoever used their login by a clock that was ahead, and lets them log in again', async () => {
    const { db, company, call } = office();
    const token = await openSession(db, company.people.tunde, new Date(NOW));
    await db.query(
      sql`update session set last_seen_at = ${new Date(Date.parse(NOW) + DAY)} where person_id = ${company.people.tunde}`,
    );
    expect(await call('GET', '/api/get_me', { token })).toMatchObject({
      status: 401,
      body: { locked: true },
    });
    const login = await call('POST', '/api/login', {
      body: { login_email: emailOf('tunde'), passcode: PASSCODE },
    });
    expect(login.status).toBe(200);
  });
});
