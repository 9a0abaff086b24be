import { expect, it } from 'vitest';
import { sql } from '../../../db';
import { PASSCODE, emailOf } from '../../../testing/company';
import { inTheOffice } from '../../../testing/office';
import { DONE, GONE, NEW, WRONG, another, recoveryOf } from '../../../testing/recovery';

inTheOffice('Recovering a password', (office) => {
  const { startAnew, ask, verify, create, login, codeOf, mailsTo } = recoveryOf(office);
  const ada = emailOf('ada');

  it('works by the code in a mail: the new password logs in, the old one does not, and all sessions have ended', async () => {
    const { tokenOf, call, mails } = office();
    const token = await tokenOf('ada');
    expect(await ask(' ADA@Company.example ')).toMatchObject(DONE);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ada, subject: 'Your Motorpark code' });
    expect(mail?.text).toContain('Hello ada,');
    expect(mail?.text).toContain('It works for 10 minutes, until 10:10 AM Nigerian time.');
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
    expect((await ask(`${'i'.repeat(200)}@company.example`)).body).toMatchObject({
      errors: { email: ['At most 200 characters.'] },
    });
    expect((await ask(`${'İ'.repeat(50)}@company.example`)).body).toMatchObject({
      errors: { email: [NOT_AN_EMAIL] },
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
});
