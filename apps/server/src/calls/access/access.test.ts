import { expect, it } from 'vitest';
import { VERSION } from '../../files/product';
import { sql } from '../../db';
import { PASSCODE, emailOf } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(new Date(NOW).getTime() + ms);
const WRONG = { status: 422, body: { message: 'Invalid email or passcode.' } };

inTheOffice('Logging in', (office) => {
  const logIn = (fields: Record<string, string>) => office().call('POST', '/api/login', { body: fields });

  it('gives terminal staff a token, their role, their terminal and their name', async () => {
    const { status, body } = await logIn({ login_email: emailOf('ada'), passcode: PASSCODE });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: textLike(/^[\w-]{43}$/),
      role: 'admin',
      admin: {
        terminal_name: 'Awka',
        admin_name: 'ada',
        id: office().company.people.ada,
        terminal_id: office().company.awka,
      },
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

  it('ends sixteen hours after the login, however busy it was', async () => {
    const { clock, tokenOf } = office();
    const token = await tokenOf('ada');
    for (let minutes = 50; minutes < 16 * 60; minutes += 50) {
      clock.now = later(minutes * 60_000);
      expect((await trips(token)).status).toBe(200);
    }
    clock.now = later(16 * HOUR);
    expect(await trips(token)).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
    clock.now = new Date(NOW);
  });
});

inTheOffice('Capabilities', (office) => {
  it('are told to anybody: it is our own server', async () => {
    const { status, body } = await office().call('GET', '/api/capabilities');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        version: VERSION,
        capabilities: [
          'requests.body',
          'requests.idempotent',
          'fares.per_seat',
          'transfers',
          'pos_terminals',
        ],
        company: { company_name: '', short_name: '', logo: '' },
      },
    });
  });
});
