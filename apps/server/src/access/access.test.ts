import { expect, it } from 'vitest';
import { CAPABILITIES } from '@motorpark/api/contract';
import { version } from '../../package.json';
import { sql } from '../db';
import { PASSCODE, emailOf } from '../testing/company';
import { textLike } from '../testing/matchers';
import { NOW, inTheOffice, textAt } from '../testing/office';

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(new Date(NOW).getTime() + ms);
const WRONG = { status: 422, body: { message: 'Invalid email or passcode.' } };

inTheOffice('Logging in', (office) => {
  const logIn = (fields: Record<string, string>, ip?: string) =>
    office().call('POST', '/api/login', { body: fields, ...(ip && { headers: { 'x-forwarded-for': ip } }) });

  it('gives terminal staff a token, their role, their terminal and their name', async () => {
    const { status, body } = await logIn({ login_email: emailOf('ada'), passcode: PASSCODE });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: textLike(/^[\w-]{43}$/),
      role: 'admin',
      admin: { terminal_name: 'Awka', admin_name: 'ada' },
    });
  });

  it('gives a super admin no terminal', async () => {
    const { body } = await logIn({ login_email: emailOf('ngozi'), passcode: PASSCODE });
    expect(body).toMatchObject({ role: 'super_admin', admin: { terminal_name: '' } });
  });

  it('takes what core clients send in the query, with a null body, and e-mails in capitals', async () => {
    const query = new URLSearchParams({
      login_email: ' ADA@Company.Example ',
      passcode: PASSCODE,
    }).toString();
    expect((await office().call('POST', '/api/login', { query, text: '' })).status).toBe(200);
    expect((await office().call('POST', '/api/login', { query, text: 'null' })).status).toBe(200);
    expect((await office().call('POST', '/api/login', { query })).status).toBe(200);
  });

  it('says which field is missing', async () => {
    const { status, body } = await logIn({});
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Email is required',
      errors: { login_email: ['Email is required'], passcode: ['Password is required'] },
    });
    expect((await logIn({ login_email: emailOf('ada'), passcode: '' })).body).toEqual({
      message: 'Password is required',
      errors: { passcode: ['Password is required'] },
    });
  });

  it('says the same of a wrong passcode and of an e-mail that nobody has', async () => {
    expect(await logIn({ login_email: emailOf('ada'), passcode: 'wrong' })).toMatchObject(WRONG);
    expect(await logIn({ login_email: 'nobody@company.example', passcode: PASSCODE })).toMatchObject(WRONG);
  });

  it('renews a passcode hash of an older cost', async () => {
    const { db, company } = office();
    expect((await logIn({ login_email: emailOf('tunde'), passcode: PASSCODE })).status).toBe(200);
    const [row] = await db.query<{ passcode_hash: string }>(
      sql`select passcode_hash from person where id = ${company.people.tunde}`,
    );
    expect(row?.passcode_hash).toContain('$m=65536,t=3,p=1$');
    expect((await logIn({ login_email: emailOf('tunde'), passcode: PASSCODE })).status).toBe(200);
  });

  it('keeps tokens and passcodes only as hashes', async () => {
    const { db } = office();
    const { body } = await logIn({ login_email: emailOf('ada'), passcode: PASSCODE });
    const [found] = await db.query(
      sql`select from session where token_hash = ${Buffer.from(textAt(body, 'token'))}`,
    );
    expect(found).toBeUndefined();
    const people = await db.query<{ passcode_hash: string }>(sql`select passcode_hash from person`);
    for (const { passcode_hash: hash } of people) expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('is refused after ten failures, and possible again a quarter of an hour later', async () => {
    const { clock } = office();
    const wrong = { login_email: emailOf('chika'), passcode: 'wrong' };
    const tries = await Promise.all(Array.from({ length: 12 }, () => logIn(wrong)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const right = await logIn({ ...wrong, passcode: PASSCODE });
    expect(right).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { message: 'Too many failed logins. Please try again in 15 minutes.' },
    });
    clock.now = later(HOUR / 4);
    expect((await logIn({ ...wrong, passcode: PASSCODE })).status).toBe(200);
    clock.now = new Date(NOW);
  });
});

inTheOffice('A session', (office) => {
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });

  it('ends with the logout, for its token alone', async () => {
    const [mine, other] = [await office().tokenOf('ada'), await office().tokenOf('ada')];
    expect(await office().call('POST', '/api/logout', { token: mine })).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect(await trips(mine)).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
    expect((await trips(other)).status).toBe(200);
  });

  it('ends at once when the person is banned, who then cannot log in either', async () => {
    const { db, company, tokenOf, call } = office();
    const token = await tokenOf('tunde');
    expect((await trips(token)).status).toBe(200);
    await db.query(sql`update person set is_banned = true where id = ${company.people.tunde}`);
    expect((await trips(token)).status).toBe(401);
    const body = { login_email: emailOf('tunde'), passcode: PASSCODE };
    expect(await call('POST', '/api/login', { body })).toMatchObject(WRONG);
  });

  it('ends twelve hours after its last call', async () => {
    const { clock, tokenOf } = office();
    const token = await tokenOf('ada');
    clock.now = later(11 * HOUR);
    expect((await trips(token)).status).toBe(200);
    clock.now = later(22 * HOUR);
    expect((await trips(token)).status).toBe(200);
    clock.now = later(34 * HOUR);
    expect((await trips(token)).status).toBe(401);
    clock.now = new Date(NOW);
  });

  it('ends a week after the login, however busy it was', async () => {
    const { clock, tokenOf } = office();
    const token = await tokenOf('ada');
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      clock.now = later(hours * HOUR);
      expect((await trips(token)).status).toBe(200);
    }
    clock.now = later(7 * 24 * HOUR);
    expect((await trips(token)).status).toBe(401);
    clock.now = new Date(NOW);
  });
});

inTheOffice('Capabilities', (office) => {
  it('are told to anybody: exactly what works', async () => {
    const { status, body } = await office().call('GET', '/api/capabilities');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { version, capabilities: [...CAPABILITIES] } });
  });
});
