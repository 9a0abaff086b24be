import { expect, it } from 'vitest';
import { sql } from '../../db';
import { onOneEngine } from '../../db/testing';
import { buildApp } from '../../app';
import { eventsIn } from '../../testing/audit';
import { NOW } from '../../testing/office';
import { makeSuperAdmin } from './makeSuperAdmin';

const NGOZI = { name: 'Ngozi Okafor', email: ' Ngozi@Company.NG ', passcode: 'First#Login1' };

onOneEngine('The first super admin', (open) => {
  it('can log in afterwards, as a super admin', async () => {
    const db = await open();
    expect(await makeSuperAdmin(db, NGOZI)).toBeUndefined();
    const app = buildApp({ db, clock: () => new Date(NOW), settings: { logLevel: 'silent' } });
    const payload = { login_email: 'ngozi@company.ng', passcode: NGOZI.passcode };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(answer.json()).toMatchObject({ role: 'super_admin', admin: { admin_name: 'Ngozi Okafor' } });
  });

  it('stands in the history, without the passcode', async () => {
    const db = await open();
    await makeSuperAdmin(db, NGOZI);
    const events = await eventsIn(db);
    expect(events).toMatchObject([
      { kind: 'created', target_name: 'Ngozi Okafor', ip: 'the server', after: { role: 'super_admin' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/First#Login1|argon2/);
  });

  it('cannot be made twice', async () => {
    const db = await open();
    await makeSuperAdmin(db, NGOZI);
    expect(await makeSuperAdmin(db, NGOZI)).toBe('Somebody already logs in with ngozi@company.ng.');
    expect(await db.query(sql`select from person`)).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Admin Name is required'],
    [{ email: 'ngozi' }, 'Invalid email address'],
    [{ passcode: '' }, 'Please enter a password!'],
    [{ passcode: 'weak' }, 'Password is too weak! Please use a stronger password.'],
    [{ passcode: 'Short#123' }, 'Please use at least 10 characters.'],
    [{ passcode: 'Password#2026' }, 'Too many people use this one. Please choose another.'],
    [
      { passcode: 'Ngozi.Okafor#26' },
      'A name or an e-mail address is easily guessed. Please choose something else.',
    ],
  ])('is not made with %o', async (wrong, message) => {
    const db = await open();
    expect(await makeSuperAdmin(db, { ...NGOZI, ...wrong })).toBe(message);
    expect(await db.query(sql`select from person`)).toHaveLength(0);
  });
});
