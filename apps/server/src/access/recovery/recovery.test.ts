import { expect, it } from 'vitest';
import { sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { PASSCODE, type PersonName, emailOf } from '../../testing/company';
import { NOW, type Office, inTheOffice } from '../../testing/office';

const MINUTE = 60_000;
const NEW = 'Garri&Egusi7';
const WRONG = {
  status: 422,
  body: { errors: { code: ['This code is wrong. Please check it and try again.'] } },
};
const GONE = {
  status: 422,
  body: {
    message: 'This code is no longer valid. Please ask for a new one.',
    errors: { code: ['This code is no longer valid. Please ask for a new one.'] },
  },
};
const DONE = { status: 200, body: { data: null } };

/** The steps of recovery, each at a call of the contract; every test starts an hour after the one before. */
function steps(office: () => Office) {
  let hours = 0;
  const post = (path: string, body: Record<string, unknown>, ip = '10.0.0.1') =>
    office()
      .app.inject({ method: 'POST', url: path, payload: body, remoteAddress: ip })
      .then((answer) => ({
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.json<Record<string, unknown>>(),
      }));
  return {
    startAnew: () => (office().clock.now = new Date(Date.parse(NOW) + (hours += 2) * 60 * MINUTE)),
    later: (ms: number) => (office().clock.now = new Date(office().clock.now.getTime() + ms)),
    ask: (email: string, ip?: string) => post('/api/forgotPassword', { email }, ip),
    verify: (email: string, code: string, more: object = {}, ip?: string) =>
      post('/api/pass-verify-otp', { email, code, ...more }, ip),
    create: (email: string, more: object = {}, ip?: string) =>
      post(
        '/api/create-new-password',
        { login_email: email, password: NEW, confirm_password: NEW, ...more },
        ip,
      ),
    login: (email: string, passcode: string) => post('/api/login', { login_email: email, passcode }),
    /** The newest code that somebody was sent. */
    codeOf: async (name: PersonName) => {
      const mails = (await office().mails()).filter(({ to }) => to === emailOf(name));
      return /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none';
    },
    mailsTo: async (email: string) => (await office().mails()).filter(({ to }) => to === email).length,
  };
}

const another = (code: string) => (code === '000000' ? '000001' : '000000');

inTheOffice('Recovering a password', (office) => {
  const { startAnew, later, ask, verify, create, login, codeOf, mailsTo } = steps(office);
  const ada = emailOf('ada');

  it('works by the code in a mail: the new password logs in, the old one does not, and all sessions have ended', async () => {
    const { tokenOf, call, mails } = office();
    const token = await tokenOf('ada');
    expect(await ask(' ADA@Company.example ')).toMatchObject(DONE);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ada, subject: 'Your Motorpark code' });
    expect(mail?.text).toContain('Hello ada,');
    expect(mail?.text).toContain('It works for 10 minutes, until 10:10 AM Lagos time.');
    const code = await codeOf('ada');
    expect(mail?.html).toContain(`>${code}<`);
    expect(await verify(ada, code, { code_comes_again: true })).toMatchObject(DONE);
    expect((await call('GET', '/api/get_trips', { token })).status).toBe(200);
    expect(await create(ada, { code })).toMatchObject(DONE);
    expect((await call('GET', '/api/get_trips', { token })).status).toBe(401);
    expect((await login(ada, PASSCODE)).status).toBe(422);
    expect((await login(ada, NEW)).status).toBe(200);
  });

  it('leaves neither code nor password in the log, and only hashes in the database', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    await verify(ada, code);
    const kept = await office().db.query(sql`select to_jsonb(recovery)::text as row from recovery`);
    expect(JSON.stringify(kept)).toContain('$argon2id$');
    expect(JSON.stringify(kept)).not.toContain(code);
    await create(ada);
    expect(office().log.join('')).not.toMatch(new RegExp(`${code}|${NEW}|ada@`));
  });

  it('takes what core clients send in the query, with a null body', async () => {
    startAnew();
    const { call } = office();
    const send = (path: string, fields: Record<string, string>) =>
      call('POST', path, { query: new URLSearchParams(fields).toString(), text: 'null' });
    expect((await send('/api/forgotPassword', { email: ada })).status).toBe(200);
    const code = await codeOf('ada');
    expect((await send('/api/pass-verify-otp', { email: ada, code })).status).toBe(200);
    const fields = { login_email: ada, password: NEW, confirm_password: NEW };
    expect((await send('/api/create-new-password', fields)).status).toBe(200);
    expect((await send('/api/create-new-password', fields)).status).toBe(422);
  });

  it('says what is wrong at the field that is', async () => {
    const NOT_AN_EMAIL = 'Please enter a valid email address.';
    expect((await ask('')).body).toEqual({ message: NOT_AN_EMAIL, errors: { email: [NOT_AN_EMAIL] } });
    expect((await verify('ada', '12')).body).toMatchObject({
      errors: { email: [NOT_AN_EMAIL], code: ['Enter the 6 digits of the code.'] },
    });
    const said = async (more: object) => (await create(ada, more)).body.errors;
    expect(await said({ password: '', confirm_password: '' })).toEqual({
      password: ['Please enter a password!'],
    });
    expect(await said({ confirm_password: 'other' })).toEqual({
      confirm_password: ['Passwords do not match!'],
    });
    expect(await said({ password: 'weak', confirm_password: 'weak' })).toEqual({
      password: ['Password is too weak! Please use a stronger password.'],
    });
    // In small letters each of these is two characters.
    expect((await ask(`${'İ'.repeat(150)}@company.example`)).body).toMatchObject({
      errors: { email: ['At most 200 characters.'] },
    });
    expect(await said({ login_email: ' ' })).toEqual({ login_email: [NOT_AN_EMAIL] });
    expect(await said({ code: '12' })).toEqual({ code: ['Enter the 6 digits of the code.'] });
  });

  it('answers the same for an e-mail that nobody has and for a banned person, and sends them nothing', async () => {
    startAnew();
    const { db, company } = office();
    await db.query(sql`update person set is_banned = true where id = ${company.people.chika}`);
    const known = await ask(emailOf('tunde'));
    const code = await codeOf('tunde');
    for (const email of ['nobody@company.example', emailOf('chika')]) {
      expect(await ask(email)).toMatchObject({ status: known.status, body: known.body });
      expect(await mailsTo(email)).toBe(0);
      expect(await ask(email)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
      for (let tries = 0; tries < 5; tries += 1) expect(await verify(email, '123456')).toMatchObject(WRONG);
      expect(await verify(email, '123456')).toMatchObject(GONE);
      expect(await create(email)).toMatchObject(GONE);
    }
    expect(await verify('never-asked@company.example', '123456')).toMatchObject(GONE);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(emailOf('tunde'), another(code))).toMatchObject(WRONG);
    }
    expect(await verify(emailOf('tunde'), code)).toMatchObject(GONE);
  });

  it('gives one mail a minute and says when the next one can be had; a new code replaces the old one', async () => {
    startAnew();
    await ask(ada);
    const first = await codeOf('ada');
    const before = await mailsTo(ada);
    later(20_000);
    expect(await ask(ada)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '40' },
      body: {
        message: 'A code was asked for a moment ago. Please wait 40 seconds before you ask for another.',
      },
    });
    expect(await mailsTo(ada)).toBe(before);
    later(40_000);
    expect(await ask(ada)).toMatchObject(DONE);
    const second = await codeOf('ada');
    expect(await mailsTo(ada)).toBe(before + 1);
    if (first !== second) expect(await verify(ada, first)).toMatchObject(WRONG);
    expect(await verify(ada, second)).toMatchObject(DONE);
  });

  it('sends one mail where a code is asked for many times at once', async () => {
    startAnew();
    const before = await mailsTo(ada);
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(ada)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await mailsTo(ada)).toBe(before + 1);
  });

  it('gives five codes an hour', async () => {
    startAnew();
    for (let codes = 0; codes < 5; codes += 1) {
      expect(await ask(ada)).toMatchObject(DONE);
      later(MINUTE);
    }
    expect(await ask(ada)).toMatchObject({
      status: 429,
      body: { message: 'Too many requests for codes. Please try again in 55 minutes.' },
    });
    later(55 * MINUTE);
    expect(await ask(ada)).toMatchObject(DONE);
  });

  it('takes a code for ten minutes', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    later(10 * MINUTE - 1);
    expect(await verify(ada, code)).toMatchObject(DONE);
    later(1);
    expect(await verify(ada, code)).toMatchObject(GONE);
  });

  it('takes five tries of a code, and no more however many come at once', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    const tries = await Promise.all(Array.from({ length: 9 }, () => verify(ada, another(code))));
    expect(tries.filter(({ body }) => body.message === GONE.body.message)).toHaveLength(4);
    expect(await verify(ada, code)).toMatchObject(GONE);
    expect(await create(ada, { code })).toMatchObject(GONE);
  });

  it('sets no password before the code is verified, nor ten minutes after', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    expect(await create(ada, { code })).toMatchObject(GONE);
    await verify(ada, code, { code_comes_again: true });
    later(10 * MINUTE);
    expect(await create(ada, { code })).toMatchObject(GONE);
  });

  it('sets one password where two come at once', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    await verify(ada, code, { code_comes_again: true });
    const both = await Promise.all([create(ada, { code }), create(ada, { code })]);
    expect(statusesOf(both)).toEqual([200, 422]);
  });

  it('without the code in the last step works only from the address that verified it', async () => {
    startAnew();
    await ask(ada);
    await verify(ada, await codeOf('ada'), {}, '10.0.0.1');
    expect(await create(ada, {}, '10.0.0.66')).toMatchObject(GONE);
    expect(await create(ada, {}, '10.0.0.1')).toMatchObject(DONE);
  });

  it('with the code announced works from anywhere, but for nobody who hasn’t got it', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    await verify(ada, code, { code_comes_again: true }, '10.0.0.1');
    expect(await create(ada, {}, '10.0.0.1')).toMatchObject(GONE);
    expect(await create(ada, { code: another(code) }, '10.0.0.1')).toMatchObject(WRONG);
    expect(await create(ada, { code }, '10.0.0.2')).toMatchObject(DONE);
  });

  it('is over for somebody who is banned in between', async () => {
    startAnew();
    const { db, company } = office();
    const setBan = (isBanned: boolean) =>
      db.query(sql`update person set is_banned = ${isBanned} where id = ${company.people.tunde}`);
    await ask(emailOf('tunde'));
    const code = await codeOf('tunde');
    await setBan(true);
    expect(await verify(emailOf('tunde'), code)).toMatchObject(GONE);
    await setBan(false);
    await verify(emailOf('tunde'), code);
    await setBan(true);
    expect(await create(emailOf('tunde'))).toMatchObject(GONE);
    await setBan(false);
    expect((await login(emailOf('tunde'), PASSCODE)).status).toBe(200);
  });

  it('lets in at once whoever had failed to log in too often before', async () => {
    startAnew();
    for (let tries = 0; tries < 10; tries += 1) await login(ada, 'wrong');
    expect((await login(ada, NEW)).status).toBe(429);
    await ask(ada);
    await verify(ada, await codeOf('ada'));
    await create(ada);
    expect((await login(ada, NEW)).status).toBe(200);
  });

  it('is refused to an address that asks for too many codes, or tries too many', async () => {
    startAnew();
    const ip = '10.9.9.9';
    for (let calls = 0; calls < 30; calls += 1) await ask('nobody@company.example', ip);
    expect(await ask('one-more@company.example', ip)).toMatchObject({
      status: 429,
      body: { message: 'Too many requests for codes. Please try again in 15 minutes.' },
    });
    expect((await ask('one-more@company.example')).status).toBe(200);
    for (let calls = 0; calls < 60; calls += 1) await create('never-asked@company.example', {}, ip);
    expect((await verify('nobody@company.example', '123456', {}, ip)).status).toBe(429);
  });
});
