import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { sql } from '../../../db';
import { PASSCODE, emailOf } from '../../../testing/company';
import { NOW, inTheOffice, textAt } from '../../../testing/office';

const MINUTE = 60_000;
const LOCKED = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer' },
  body: { message: 'Your session is locked. Please enter your passcode.', locked: true },
};
const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };

inTheOffice('A locked session', (office) => {
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });
  const unlock = (token: string, passcode: string) =>
    office().call('POST', '/api/unlock', { token, body: { passcode } });
  const at = (minutes: number) => (office().clock.now = new Date(Date.parse(NOW) + minutes * MINUTE));

  it('is one that nobody used for an hour: the passcode opens it again, and nothing else does', async () => {
    at(0);
    const token = await office().tokenOf('ada');
    at(59);
    expect((await trips(token)).status).toBe(200);
    at(119);
    expect(await trips(token)).toMatchObject(LOCKED);
    expect(await office().call('POST', '/api/create_expenses', { token, body: {} })).toMatchObject(LOCKED);
    expect(await unlock(token, 'Wrong#2026')).toMatchObject({
      status: 422,
      body: { errors: { passcode: ['This passcode is wrong.'] } },
    });
    expect(await trips(token)).toMatchObject(LOCKED);
    expect((await unlock(token, PASSCODE)).status).toBe(200);
    expect((await trips(token)).status).toBe(200);
    expect(await office().db.query(sql`select person_name from audit_event where kind = 'unlocked'`)).toEqual(
      [{ person_name: 'ada' }],
    );
  });

  it('is one that nobody used for as long as the company allows, and none that is used each minute', async () => {
    await office().db.query(sql`update company set lock_minutes = 2`);
    at(0);
    const token = await office().tokenOf('ada');
    for (const minute of [1, 2.5, 4, 5.5]) {
      at(minute);
      expect((await trips(token)).status).toBe(200);
    }
    await office().db.query(sql`update company set lock_minutes = 1`);
    for (const minute of [6, 6.4, 6.8, 7.2, 7.6]) {
      at(minute);
      expect((await trips(token)).status).toBe(200);
    }
    at(8.7);
    expect(await trips(token)).toMatchObject(LOCKED);
    await office().db.query(sql`update company set lock_minutes = 60`);
  });

  it('is locked at once where somebody asks for it, for every server on the same database', async () => {
    at(0);
    const { db, clock, tokenOf, call } = office();
    const other = buildApp({ db, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const token = await tokenOf('tunde');
    const headers = { authorization: `Bearer ${token}` };
    expect((await call('POST', '/api/lock', { token })).status).toBe(200);
    const there = await other.inject({ method: 'GET', url: '/api/get_trips', headers });
    expect({ status: there.statusCode, body: there.json<unknown>() }).toEqual({
      status: 401,
      body: LOCKED.body,
    });
    const opened = await other.inject({
      method: 'POST',
      url: '/api/unlock',
      headers,
      payload: { passcode: PASSCODE },
    });
    expect(opened.statusCode).toBe(200);
    expect((await trips(token)).status).toBe(200);
  });

  it('still ends with sixteen hours, a ban and a logout', async () => {
    at(0);
    const [old, banned, left] = [
      await office().tokenOf('ada'),
      await office().tokenOf('chika'),
      await office().tokenOf('tunde'),
    ];
    at(16 * 60);
    expect(await unlock(old, PASSCODE)).toMatchObject(ENDED);
    at(120);
    expect((await office().call('POST', '/api/logout', { token: left })).status).toBe(200);
    expect(await unlock(left, PASSCODE)).toMatchObject(ENDED);
    await office().db.query(sql`update person set is_banned = true where name = 'chika'`);
    expect(await unlock(banned, PASSCODE)).toMatchObject(ENDED);
    await office().db.query(sql`update person set is_banned = false`);
    at(0);
  });

  it('cannot be opened by guessing: wrong passcodes count as failed logins', async () => {
    const token = await office().tokenOf('ngozi');
    const answers = [];
    for (let tried = 0; tried < 12; tried += 1) answers.push(await unlock(token, `Wrong#2026${tried}`));
    expect(answers.at(0)?.status).toBe(422);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

inTheOffice('One’s own sessions', (office) => {
  const sessions = (token: string) => office().call('GET', '/api/get_sessions', { token });

  it('are told apart by browser and address, and ended one by one; others’ are not there', async () => {
    const { call, tokenOf } = office();
    const logIn = async (agent: string) => {
      const { body } = await call('POST', '/api/login', {
        body: { login_email: emailOf('ada'), passcode: PASSCODE },
        headers: { 'user-agent': agent },
      });
      return textAt(body, 'token');
    };
    const [counter, phone] = [await logIn('Counter PC'), await logIn('Phone')];
    const { body } = await sessions(counter);
    expect(body).toMatchObject({
      data: [
        { user_agent: 'Counter PC', ip: '127.0.0.1', created_at: NOW, is_this: true, is_locked: false },
        { user_agent: 'Phone', is_this: false },
      ],
    });
    const [row] = await office().db.query<{ id: string }>(
      sql`select id from session where user_agent = 'Phone'`,
    );
    const id = row?.id ?? '';
    const tunde = await tokenOf('tunde');
    expect((await call('DELETE', `/api/end_session/${id}`, { token: tunde })).status).toBe(404);
    expect((await sessions(phone)).status).toBe(200);
    expect(await call('DELETE', `/api/end_session/${id}`, { token: counter })).toMatchObject({
      status: 200,
      body: { data: [{ user_agent: 'Counter PC' }] },
    });
    expect(await sessions(phone)).toMatchObject(ENDED);
    expect((await call('DELETE', `/api/end_session/${id}`, { token: counter })).status).toBe(404);
  });

  it('never show a token', async () => {
    const { text } = await sessions(await office().tokenOf('ada'));
    expect(text).not.toContain('token');
  });
});

inTheOffice('Who is logged in', (office) => {
  it('is told with the terminal as it is called now', async () => {
    const { db, company, tokenOf, call } = office();
    const token = await tokenOf('ada');
    await db.query(sql`update terminal set name = 'Awka Central' where id = ${company.awka}`);
    expect((await call('GET', '/api/get_me', { token })).body).toEqual({
      data: {
        id: company.people.ada,
        name: 'ada',
        email: emailOf('ada'),
        role: 'admin',
        terminal: { id: company.awka, name: 'Awka Central' },
        must_change_passcode: false,
        must_set_up_second_factor: false,
      },
    });
    const { headers } = await call('GET', '/api/get_trips', { token });
    expect(JSON.parse(decodeURIComponent(String(headers['x-me'])))).toMatchObject({
      terminal: { id: company.awka, name: 'Awka Central' },
    });
    expect((await call('GET', '/api/get_me', { by: 'ngozi' })).body).toMatchObject({
      data: { role: 'super_admin', terminal: null },
    });
  });
});
