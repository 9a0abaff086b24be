import { afterEach, expect, it } from 'vitest';
import { sql } from '../../../db';
import { statusesOf } from '../../../testing/answers';
import { aCompanyForm } from '../../../testing/calls/company';
import { codeOfNow, setSecondFactors } from '../../../testing/calls/secondFactor';
import { PASSCODE, type PersonName, emailOf } from '../../../testing/company';
import { type Office, inTheOffice, textAt } from '../../../testing/office';
import { codeAt } from '../../../store/access/secondFactor/totp';

const ASK = 'Enter the code of your authenticator app.';
const WRONG = 'This code is wrong, or was used already.';

const atCode = (message: string) => ({ status: 422, body: { errors: { second_factor_code: [message] } } });

const logIn = ({ call }: Office, name: PersonName, more: object = {}) =>
  call('POST', '/api/login', {
    body: { login_email: emailOf(name), passcode: PASSCODE, can_second_factor: true, ...more },
  });

const withCode = (office: Office, name: PersonName, code: string) =>
  logIn(office, name, { second_factor_code: code });

/** Sets up a person's second factor; returns its secret and the recovery codes. */
async function setUp({ call, clock }: Office, by: PersonName) {
  const started = await call('POST', '/api/start_second_factor', { by, body: { passcode: PASSCODE } });
  const secret = textAt(started.body, 'data', 'secret');
  const code = codeAt(secret, clock.now);
  const { body } = await call('POST', '/api/confirm_second_factor', { by, body: { code } });
  const recovery = Array.from({ length: 10 }, (_, place) =>
    textAt(body, 'data', 'recovery_codes', `${place}`),
  );
  return { secret, code, recovery };
}

const later = ({ clock }: Office, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000);
};

inTheOffice('A second factor', (office) => {
  afterEach(async () => {
    const { db } = office();
    await db.query(sql`delete from second_factor`);
    await db.query(sql`delete from limit_count`);
    await db.query(sql`update company set second_factor = 'optional'`);
  });

  it('is asked for once it is confirmed, and lets in with the code of the app', async () => {
    const { call } = office();
    await call('POST', '/api/start_second_factor', { by: 'ada', body: { passcode: PASSCODE } });
    expect((await logIn(office(), 'ada')).status).toBe(200);
    const { secret } = await setUp(office(), 'ada');
    expect(await logIn(office(), 'ada')).toMatchObject(atCode(ASK));
    later(office(), 30);
    const entered = await withCode(office(), 'ada', codeAt(secret, office().clock.now));
    expect(entered).toMatchObject({ status: 200, body: { role: 'admin' } });
    expect((await logIn(office(), 'tunde')).status).toBe(200);
  });

  it('takes no code twice, not the one that confirmed it either, and none from before', async () => {
    const { secret, code } = await setUp(office(), 'ada');
    expect(await withCode(office(), 'ada', code)).toMatchObject(atCode(WRONG));
    const before = codeAt(secret, office().clock.now);
    later(office(), 30);
    const now = codeAt(secret, office().clock.now);
    expect((await withCode(office(), 'ada', now)).status).toBe(200);
    expect(await withCode(office(), 'ada', now)).toMatchObject(atCode(WRONG));
    expect(await withCode(office(), 'ada', before)).toMatchObject(atCode(WRONG));
  });

  it('takes each of ten recovery codes once, however it is typed', async () => {
    const { call } = office();
    const { recovery } = await setUp(office(), 'ada');
    expect(new Set(recovery).size).toBe(10);
    const [first = ''] = recovery;
    expect((await withCode(office(), 'ada', ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(
      200,
    );
    expect(await withCode(office(), 'ada', first)).toMatchObject(atCode(WRONG));
    expect(await call('GET', '/api/get_second_factor', { by: 'ada' })).toMatchObject({
      body: { data: { is_on: true, recovery_codes_left: 9, is_required: false } },
    });
  });

  it('lets nobody guess codes faster than passcodes', async () => {
    await setUp(office(), 'ada');
    const statuses: number[] = [];
    for (let place = 0; place < 7; place += 1) {
      statuses.push((await withCode(office(), 'ada', `00000${place}`)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('is set up again by who has lost the app: the old codes count until the new app has shown its first', async () => {
    const { call, db, clock } = office();
    const { recovery } = await setUp(office(), 'ngozi');
    await db.query(sql`update company set second_factor = 'required'`);
    const [lost = '', kept = '', ...others] = recovery;
    expect((await withCode(office(), 'ngozi', lost)).status).toBe(200);
    const started = await call('POST', '/api/start_second_factor', {
      by: 'ngozi',
      body: { passcode: PASSCODE },
    });
    const secret = textAt(started.body, 'data', 'secret');
    const confirm = (code: string) =>
      call('POST', '/api/confirm_second_factor', { by: 'ngozi', body: { code } });
    expect((await confirm('000000')).status).toBe(422);
    expect((await withCode(office(), 'ngozi', kept)).status).toBe(200);
    const done = await confirm(codeAt(secret, clock.now));
    expect(done.status, done.text).toBe(200);
    expect((await confirm(codeAt(secret, clock.now))).status).toBe(422);
    expect(await withCode(office(), 'ngozi', others[0] ?? '')).toMatchObject(atCode(WRONG));
    expect((await withCode(office(), 'ngozi', textAt(done.body, 'data', 'recovery_codes', '0'))).status).toBe(
      200,
    );
    later(office(), 30);
    expect((await withCode(office(), 'ngozi', codeAt(secret, clock.now))).status).toBe(200);
    expect(await call('GET', '/api/get_second_factor', { by: 'ngozi' })).toMatchObject({
      body: { data: { is_on: true, recovery_codes_left: 9 } },
    });
  });

  it('is no use without the passcode, and says nothing of itself then', async () => {
    const { recovery } = await setUp(office(), 'ada');
    const answer = await logIn(office(), 'ada', { passcode: 'Wrong#2026', second_factor_code: recovery[0] });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Invalid email or passcode.' } });
    expect(answer.text).not.toContain('second_factor');
  });

  it('stands with its secret in no list, no history, no log and no mail', async () => {
    const { call, log, mails, db } = office();
    const { secret, recovery } = await setUp(office(), 'ada');
    const told = [
      (await call('GET', '/api/fetch_admins', { by: 'ngozi' })).text,
      (await call('GET', '/api/get_audit', { by: 'ngozi' })).text,
      (await call('GET', '/api/get_second_factor', { by: 'ada' })).text,
      log.join(''),
      JSON.stringify(await mails()),
      JSON.stringify(await db.query(sql`select code_hash::text from second_factor_recovery`)),
    ].join('\n');
    for (const text of [secret, ...recovery]) expect(told).not.toContain(text);
    expect(told).toContain('second_factor_on');
    expect(told).toContain('Your Motorpark login has a second factor');
  });

  it('is taken away by a super admin, who is named in the history; the person gets a mail', async () => {
    const { call, company, mails } = office();
    await setUp(office(), 'ada');
    const path = `/api/delete_second_factor/${company.people.ada}`;
    expect(await call('DELETE', path, { by: 'ngozi' })).toMatchObject({
      body: { data: { has_second_factor: 0 } },
    });
    expect((await logIn(office(), 'ada')).status).toBe(200);
    const { body } = await call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: 'kind=second_factor_off&limit=1',
    });
    expect(body).toMatchObject({ data: [{ by: { name: 'ngozi' }, target: { name: 'ada' } }] });
    const mail = (await mails()).findLast(({ to }) => to === emailOf('ada'));
    expect(mail?.text).toContain('A super admin has switched off your second factor');
    const own = `/api/delete_second_factor/${company.people.ngozi}`;
    expect((await call('DELETE', own, { by: 'ngozi' })).status).toBe(422);
  });

  it('can be required of super admins, who are led to it at the login and can do nothing else before', async () => {
    const { call, db, clock } = office();
    const require = () =>
      call('PUT', '/api/edit_company', { by: 'ngozi', body: aCompanyForm({ second_factor: 'required' }) });
    expect(await require()).toMatchObject({
      status: 422,
      body: { errors: { second_factor: [expect.any(String)] } },
    });
    await setUp(office(), 'ngozi');
    expect((await require()).status).toBe(200);
    const end = await call('POST', '/api/end_second_factor', { by: 'ngozi', body: { passcode: PASSCODE } });
    expect(end.status).toBe(422);

    await db.query(sql`delete from second_factor`);
    expect((await logIn(office(), 'ngozi', { can_second_factor: false })).status).toBe(422);
    const { body } = await logIn(office(), 'ngozi');
    expect(body).toMatchObject({ must_set_up_second_factor: true });
    const token = textAt(body, 'token');
    expect((await call('GET', '/api/fetch_admins', { token })).status).toBe(403);
    const start = await call('POST', '/api/start_second_factor', { token, body: { passcode: PASSCODE } });
    const code = codeAt(textAt(start.body, 'data', 'secret'), clock.now);
    expect((await call('POST', '/api/confirm_second_factor', { token, body: { code } })).status).toBe(200);
    expect((await call('GET', '/api/fetch_admins', { token })).status).toBe(200);
    expect(await logIn(office(), 'ada')).not.toHaveProperty('body.must_set_up_second_factor');
  });

  it('lets two logins with one code in once', async () => {
    await setSecondFactors(office(), true);
    const code = codeOfNow(office());
    const both = await Promise.all([withCode(office(), 'ada', code), withCode(office(), 'ada', code)]);
    expect(statusesOf(both)).toEqual([200, 422]);
  });
});
