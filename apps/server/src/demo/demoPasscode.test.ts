import { type CallName, CALLS } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { sql } from '../db';
import { inTheOffice } from '../testing/office';
import { emailOf } from '../testing/company';
import { hashPasscode } from '../store/access/passcode';

const DEMO = 'Motorpark#2026';
const REFUSED = 'This is the published passcode of the demo, which this server refuses.';

inTheOffice('The published passcode of the demo', (office) => {
  /** Makes a call on a server that refuses the demo passcode, or accepts it. */
  async function make(name: CallName, fields: Record<string, string>, refusesDemo: boolean) {
    const { db, clock, company, tokenOf } = office();
    const app = buildApp({ db, clock: () => clock.now, settings: { refusesDemo, logLevel: 'silent' } });
    const { method, path } = CALLS[name];
    const answer = await app.inject({
      method,
      url: path.replace('{id}', company.people.chika),
      headers: { authorization: `Bearer ${await tokenOf('ngozi')}` },
      payload: fields,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }

  it.each([
    ['lets nobody in', 'login', { login_email: emailOf('ada'), passcode: DEMO }, 'passcode'],
    [
      'is told apart from no other e-mail’s',
      'login',
      { login_email: 'no@company.example', passcode: DEMO },
      'passcode',
    ],
    ['becomes nobody’s who is new', 'createAdmin', { name: 'Uche', passcode: DEMO }, 'passcode'],
    ['becomes nobody’s who is edited', 'editAdmin', { name: 'Uche', passcode: DEMO }, 'passcode'],
    [
      'becomes nobody’s who recovers theirs',
      'createPassword',
      { password: DEMO, confirm_password: 'x' },
      'password',
    ],
  ] as const)('%s', async (_what, name, fields, field) => {
    expect(await make(name, fields, true)).toEqual({
      status: 422,
      body: { message: REFUSED, errors: { [field]: [REFUSED] } },
    });
  });

  it('is refused in a query as well', async () => {
    const { db, clock } = office();
    const app = buildApp({ db, clock: () => clock.now, settings: { refusesDemo: true, logLevel: 'silent' } });
    const query = new URLSearchParams({ login_email: emailOf('ada'), passcode: DEMO }).toString();
    const answer = await app.inject({ method: 'POST', url: `/api/login?${query}` });
    expect(answer.json()).toMatchObject({ message: REFUSED });
  });

  it('is good where the demo is', async () => {
    const { db, company } = office();
    await db.query(sql`update person set passcode_hash = ${await hashPasscode(DEMO)}
      where id = ${company.people.ada}`);
    const login = { login_email: emailOf('ada'), passcode: DEMO };
    expect(await make('login', login, false)).toMatchObject({ status: 200 });
    expect(await make('login', login, true)).toMatchObject({ status: 422, body: { message: REFUSED } });
  });
});
