import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { statusesOf } from '../../testing/answers';
import { PASSCODE, type PersonName, emailOf } from '../../testing/company';
import { afterSoMany, pausedDatabase } from '../../testing/pausedDatabase';
import { NOW, inTheOffice } from '../../testing/office';

const TERMINAL = '41.58.0.10';
const HOSTILE = '102.89.0.66';
const NOBODY = 'nobody@company.example';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

inTheOffice('The limits of failed logins', (office) => {
  let day = 0;
  beforeEach(async () => {
    const { db, clock } = office();
    await db.query(sql`delete from known_address`);
    // Failures of the previous test have been forgotten by now.
    clock.now = new Date(Date.parse(NOW) + (day += 1) * 24 * 60 * MINUTE);
  });
  const later = (ms: number) => (office().clock.now = new Date(office().clock.now.getTime() + ms));
  const from = (ip: string, email: string, passcode: string, app = office().app) =>
    app
      .inject({
        method: 'POST',
        url: '/api/login',
        payload: { login_email: email, passcode },
        remoteAddress: ip,
      })
      .then((answer) => ({
        status: answer.statusCode,
        wait: Number(answer.headers['retry-after'] ?? 0),
        message: answer.json<{ message?: string }>().message,
      }));
  const right = (name: PersonName, ip: string, app = office().app) => from(ip, emailOf(name), PASSCODE, app);
  const wrong = (email: string, ip: string, app = office().app) => from(ip, email, 'Wrong#2026', app);
  const another = (db = office().db) => {
    const { clock } = office();
    return buildApp({ db, clock: () => clock.now, settings: { logLevel: 'silent' } });
  };

  it.each([emailOf('ada'), NOBODY])(
    'make %s wait ever longer after five failures, whatever the address and whichever process answers',
    async (email) => {
      const apps = [office().app, another()];
      const addresses = [HOSTILE, '2001:db8::1', '102.89.0.67'];
      for (let time = 0; time < 5; time += 1) {
        expect((await wrong(email, addresses[time % 3] ?? '', apps[time % 2])).status).toBe(422);
      }
      const waits: number[] = [];
      for (let time = 0; time < 12; time += 1) {
        const refused = await wrong(email, addresses[time % 3] ?? '', apps[time % 2]);
        expect(refused.status).toBe(429);
        waits.push(refused.wait);
        later(refused.wait * SECOND);
        expect((await wrong(email, addresses[time % 3] ?? '', apps[(time + 1) % 2])).status).toBe(422);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
      expect(await wrong(email, HOSTILE)).toMatchObject({
        message: 'Too many failed logins. Please try again in 15 minutes.',
      });
    },
  );

  it('say in seconds when to try again, and let a right passcode in then', async () => {
    for (let time = 0; time < 5; time += 1) await wrong(emailOf('ada'), HOSTILE);
    expect(await right('ada', HOSTILE)).toEqual({
      status: 429,
      wait: 1,
      message: 'Too many failed logins. Please try again in 1 second.',
    });
    later(SECOND);
    expect((await right('ada', HOSTILE)).status).toBe(200);
  });

  it('count no try that they refused', async () => {
    for (let time = 0; time < 5; time += 1) await wrong(emailOf('ada'), HOSTILE);
    for (let time = 0; time < 20; time += 1) expect((await wrong(emailOf('ada'), HOSTILE)).wait).toBe(1);
    later(SECOND);
    expect((await wrong(emailOf('ada'), HOSTILE)).status).toBe(422);
    expect((await wrong(emailOf('ada'), HOSTILE)).wait).toBe(2);
  });

  it('let somebody in from where they log in, whatever others do elsewhere', async () => {
    expect((await right('ada', TERMINAL)).status).toBe(200);
    for (let time = 0; time < 8; time += 1) {
      later(2 * MINUTE);
      await wrong(emailOf('ada'), HOSTILE);
    }
    expect((await right('ada', HOSTILE)).status).toBe(429);
    expect((await right('ada', TERMINAL)).status).toBe(200);
    // The owner's login gives the attacker no new tries.
    expect((await right('ada', HOSTILE)).status).toBe(429);
  });

  it('make nobody wait for more than a minute at the address that they log in from', async () => {
    expect((await right('ada', TERMINAL)).status).toBe(200);
    for (let time = 0; time < 15; time += 1) {
      await wrong(emailOf('ada'), TERMINAL);
      later(MINUTE);
    }
    await wrong(emailOf('ada'), TERMINAL);
    expect((await wrong(emailOf('ada'), TERMINAL)).wait).toBe(60);
    later(MINUTE);
    expect((await right('ada', TERMINAL)).status).toBe(200);
  });

  it('keep nobody out of a terminal where a made-up e-mail is posted 200 times', async () => {
    const tries = [];
    for (let time = 0; time < 200; time += 1) tries.push(await wrong(NOBODY, TERMINAL));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    for (const name of ['ada', 'tunde', 'chika'] as const) {
      expect((await right(name, TERMINAL)).status).toBe(200);
    }
  });

  it('refuse an address that fails as 100 different people, but for those who log in there', async () => {
    const { db, clock } = office();
    expect((await right('ada', TERMINAL)).status).toBe(200);
    await db.query(sql`insert into failed_login (network, account, at)
      select ${TERMINAL}, place::text, ${clock.now}::timestamptz from generate_series(1, 99) as place`);
    expect((await wrong(NOBODY, TERMINAL)).status).toBe(422);
    later(5 * MINUTE);
    expect(await right('tunde', TERMINAL)).toMatchObject({ status: 429, wait: 600 });
    expect((await right('ada', TERMINAL)).status).toBe(200);
    expect((await right('tunde', HOSTILE)).status).toBe(200);
    later(10 * MINUTE);
    expect((await right('tunde', TERMINAL)).status).toBe(200);
  });

  it('count a whole IPv6 network as one address', async () => {
    expect((await right('ada', '2001:db8:7:7::1')).status).toBe(200);
    for (let time = 0; time < 6; time += 1) await wrong(emailOf('ada'), HOSTILE);
    expect((await right('ada', '2001:db8:7:8::1')).status).toBe(429);
    expect((await right('ada', '2001:db8:7:7:9999::1')).status).toBe(200);
  });

  it('remember an address for thirty days after the last login', async () => {
    expect((await right('ada', TERMINAL)).status).toBe(200);
    later(30 * 24 * 60 * MINUTE);
    day += 30;
    for (let time = 0; time < 5; time += 1) await wrong(emailOf('ada'), HOSTILE);
    expect((await right('ada', TERMINAL)).status).toBe(429);
  });

  it('refuse by themselves those who come all at once, while others get in', async () => {
    const { db, letGo } = pausedDatabase(office().db);
    const app = another(db);
    // In this lane two run and twenty wait; all others are refused before the first one is done.
    const hammering = Array.from({ length: 130 }, (_, place) =>
      wrong(`made-up-${place}@company.example`, HOSTILE, app),
    );
    const [answers, own, other] = await Promise.all([
      afterSoMany(hammering, [108, 429], letGo),
      right('ada', TERMINAL, app),
      right('tunde', '41.58.0.11', app),
    ]);
    expect([own.status, other.status]).toEqual([200, 200]);
    const statuses = statusesOf(answers);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.filter((status) => status === 422)).toHaveLength(22);
    // Refused calls do not count as failures.
    expect(
      await db.query(sql`select from failed_login where network = ${HOSTILE}
      and at = ${office().clock.now}`),
    ).toHaveLength(22);
  });

  it('and logins go into the history, failures counted and without made-up e-mails', async () => {
    const { db, company, clock } = office();
    const before = (await eventsIn(db)).length;
    for (let time = 0; time < 5; time += 1) await wrong(emailOf('ada'), HOSTILE);
    for (let time = 0; time < 3; time += 1) await wrong('Seats#2026@company.example', HOSTILE);
    await right('ada', TERMINAL);
    await right('tunde', TERMINAL);
    const events = (await eventsIn(db)).slice(before);
    const ada = { target_kind: 'person', target_id: company.people.ada, target_name: 'ada' };
    expect(events).toMatchObject([
      { kind: 'login_failed', ...ada, person_name: '', ip: HOSTILE, count: 4 },
      { kind: 'locked_out', ...ada, person_name: '', ip: HOSTILE, count: 1 },
      { kind: 'login_failed', target_kind: '', target_id: null, ip: HOSTILE, count: 3 },
      { kind: 'login', person_name: 'tunde', ip: TERMINAL, count: 1 },
    ]);
    expect(JSON.stringify(events)).not.toContain('Seats#2026');
    clock.now = new Date(NOW);
  });
});
