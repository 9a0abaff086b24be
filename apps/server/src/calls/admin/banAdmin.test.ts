import { expect, it } from 'vitest';
import { hashPasscode } from '../../store/access/passcode';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { PASSCODE, type PersonName, emailOf } from '../../testing/company';
import { type CallOptions, inTheOffice } from '../../testing/office';

const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };

inTheOffice('A ban', (office) => {
  const ban = (name: PersonName, isBanned: unknown, options: CallOptions = {}) =>
    office().call('PUT', `/api/admin_status/${office().company.people[name]}`, {
      by: 'ngozi',
      body: { is_banned: isBanned },
      ...options,
    });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });
  const logIn = (name: PersonName) =>
    office().call('POST', '/api/login', { body: { login_email: emailOf(name), passcode: PASSCODE } });
  const setRole = (role: string, name: PersonName) =>
    office().db.query(
      sql`update person set role = ${role}, is_banned = false where id = ${office().company.people[name]}`,
    );

  it('signs out at once, keeps from logging in, and is counted', async () => {
    const token = await office().tokenOf('ada');
    expect(await ban('ada', 1)).toMatchObject({ status: 200, body: { data: { name: 'ada', is_banned: 1 } } });
    expect(await trips(token)).toMatchObject(ENDED);
    expect(await logIn('ada')).toMatchObject({
      status: 422,
      body: { message: 'Invalid email or passcode.' },
    });
    expect((await office().call('GET', '/api/fetch_admins', { by: 'ngozi' })).body).toMatchObject({
      data: { stats: { total_admins: 4, total_active_admins: 3, total_banned_admins: 1 } },
    });
  });

  it('is lifted: they log in again, but what was ended stays ended', async () => {
    const token = await office().tokenOf('tunde');
    expect((await ban('tunde', 1)).status).toBe(200);
    expect((await ban('tunde', 1)).status).toBe(200);
    expect(await ban('tunde', 0)).toMatchObject({ status: 200, body: { data: { is_banned: 0 } } });
    expect(await trips(token)).toMatchObject(ENDED);
    expect((await logIn('tunde')).status).toBe(200);
  });

  it.each([1, '1', true, 'true'])('comes as %o, in the body', async (yes) => {
    expect(await ban('chika', yes)).toMatchObject({ body: { data: { is_banned: 1 } } });
    expect(await ban('chika', 0)).toMatchObject({ body: { data: { is_banned: 0 } } });
  });

  it.each([undefined, null, '', 2, 'yes', [1]])('is not %o', async (unclear) => {
    const message = 'is_banned must be 1 or 0.';
    expect(await ban('chika', unclear)).toMatchObject({
      status: 422,
      body: { message, errors: { is_banned: [message] } },
    });
  });

  it('of nobody is a 404', async () => {
    for (const id of [NOWHERE, 'seven']) {
      expect(
        await office().call('PUT', `/api/admin_status/${id}`, { by: 'ngozi', body: { is_banned: 1 } }),
      ).toMatchObject({
        status: 404,
        body: { message: 'This admin does not exist or was already deleted.' },
      });
    }
  });

  it('falls on nobody by themselves, and nobody deletes themselves, however the id is written', async () => {
    const { company, call } = office();
    for (const id of [company.people.ngozi, company.people.ngozi.toUpperCase()]) {
      expect(
        await call('PUT', `/api/admin_status/${id}`, { by: 'ngozi', body: { is_banned: 1 } }),
      ).toMatchObject({
        status: 422,
        body: { message: 'You cannot ban yourself. Ask another super admin to do it.' },
      });
      expect(await call('DELETE', `/api/delete_admin/${id}`, { by: 'ngozi' })).toMatchObject({
        status: 422,
        body: { message: 'You cannot delete yourself. Ask another super admin to do it.' },
      });
    }
  });

  it('leaves one of two super admins who ban each other at the same moment', async () => {
    for (const _round of [1, 2, 3]) {
      await setRole('super_admin', 'tunde');
      const [ngozi, tunde] = [await office().tokenOf('ngozi'), await office().tokenOf('tunde')];
      const answers = await Promise.all([
        ban('tunde', 1, { token: ngozi }),
        ban('ngozi', 1, { token: tunde }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 401]);
      await setRole('super_admin', 'ngozi');
    }
  });

  it('leaves one of two super admins who delete each other at the same moment', async () => {
    await setRole('super_admin', 'tunde');
    const { company, call, tokenOf, db } = office();
    const [ngozi, tunde] = [await tokenOf('ngozi'), await tokenOf('tunde')];
    const answers = await Promise.all([
      call('DELETE', `/api/delete_admin/${company.people.tunde}`, { token: ngozi }),
      call('DELETE', `/api/delete_admin/${company.people.ngozi}`, { token: tunde }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await db.query(sql`select count(*) as count from person where role = 'super_admin'`);
    expect(left).toEqual({ count: 1 });
  });
});

inTheOffice('A login under way', (office) => {
  it('gives no session that outlives a new passcode', async () => {
    const { company, call, db } = office();
    const body = { login_email: emailOf('ada'), passcode: PASSCODE };
    // The first login replaces the tests' cheap hash; from then on each check takes its full time.
    await call('POST', '/api/login', { body });
    const other = await hashPasscode('Another#2026');
    const logins = [1, 2, 3].map(() => call('POST', '/api/login', { body }));
    await db.query(sql`update person set passcode_hash = ${other} where id = ${company.people.ada}`);
    await db.query(sql`update session set ended_at = now() where person_id = ${company.people.ada}`);
    const answers = await Promise.all(logins);
    expect(answers.map(({ status }) => status)).toContain(422);
    const open = await db.query(
      sql`select token_hash from session where person_id = ${company.people.ada} and ended_at is null`,
    );
    expect(open).toEqual([]);
  });
});
