import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { sql } from '../../../db';
import { PASSCODE, type PersonName, emailOf } from '../../../testing/company';
import { NOW, inTheOffice, textAt } from '../../../testing/office';
import { aPerson } from '../../../testing/calls';
import { eventsIn } from '../../../testing/audit';

const PIN = '402918';
const OTHER_PIN = '835026';
const LOCKED = { status: 401, body: { locked: true } };
const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };
const WRONG = { status: 422, body: { errors: { pin: ['This PIN is wrong.'] } } };
const asks = (why: string) => ({ status: 422, body: { errors: { passcode: [why] } } });
const ASK = asks('Please enter your passcode.');
const SPENT = asks('Too many wrong PINs. Please enter your passcode.');

inTheOffice('A PIN', (office) => {
  const at = (seconds: number) => (office().clock.now = new Date(Date.parse(NOW) + seconds * 1000));
  const post = (path: string, token: string, body: object = {}) =>
    office().call('POST', path, { token, body });
  const logIn = async (email: string, key?: string) => {
    const body = { login_email: email, passcode: PASSCODE, counter_key: key };
    return textAt((await office().call('POST', '/api/login', { body })).body, 'token');
  };
  const setPin = (token: string, pin = PIN, passcode = PASSCODE) =>
    office().call('PUT', '/api/set_pin', { token, body: { pin, passcode } });
  const enter = (token: string, pin = PIN) => post('/api/enter_pin', token, { pin });
  const unlock = (token: string) => post('/api/unlock', token, { passcode: PASSCODE });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });

  let names = 0;
  /** Ada names a counter of Awka and has a PIN. Uche then logs in there, so Ada's session is locked. */
  async function aCounter() {
    at(0);
    const ada = await logIn(emailOf('ada'));
    const body = { terminal_id: 'Awka', name: `Desk ${(names += 1)}`, paper: '80mm' };
    const named = (await post('/api/name_counter', ada, body)).body;
    const [id, key] = [textAt(named, 'data', 'id'), textAt(named, 'data', 'key')];
    await setPin(ada);
    const { email } = await aPerson(office(), 900 + names);
    const uche = await logIn(email, key);
    await setPin(uche, OTHER_PIN);
    return { id, key, ada, uche };
  }

  it('switches between those who logged in at the counter with their passcode; the other’s session is then locked', async () => {
    const { ada, uche } = await aCounter();
    expect(await trips(ada)).toMatchObject(LOCKED);
    expect((await enter(ada)).status).toBe(200);
    expect((await trips(ada)).status).toBe(200);
    expect(await trips(uche)).toMatchObject(LOCKED);
    expect(await enter(uche, PIN)).toMatchObject(WRONG);
    expect((await enter(uche, OTHER_PIN)).status).toBe(200);
    expect(await trips(ada)).toMatchObject(LOCKED);
    expect((await unlock(ada)).status).toBe(200);
    expect(await trips(uche)).toMatchObject(LOCKED);
  });

  it('counts at a counter of the person’s terminal alone, once they have chosen one', async () => {
    const { ada, uche, key } = await aCounter();
    const elsewhere = await logIn(emailOf('ada'));
    expect(await enter(elsewhere)).toMatchObject(ASK);
    const { email } = await aPerson(office(), 990 + names);
    expect(await enter(await logIn(email, key))).toMatchObject(ASK);
    const { db, company } = office();
    const move = (terminal: string) =>
      db.query(sql`update person set terminal_id = ${terminal} where id = ${company.people.ada}`);
    await move(company.lagos);
    expect(await enter(ada)).toMatchObject(ASK);
    await move(company.awka);
    expect((await enter(ada)).status).toBe(200);
    expect((await enter(uche, OTHER_PIN)).status).toBe(200);
  });

  it('is worth nothing once the session has ended: by logout, by sixteen hours, with the counter', async () => {
    const { ada, uche, id, key } = await aCounter();
    await post('/api/logout', ada);
    expect(await enter(ada)).toMatchObject(ENDED);
    at(16 * 60 * 60);
    expect(await enter(uche, OTHER_PIN)).toMatchObject(ENDED);
    at(0);
    const again = await logIn(emailOf('ada'), key);
    await office().call('DELETE', `/api/forget_counter/${id}`, { by: 'ngozi' });
    expect(await enter(again)).toMatchObject(ENDED);
    expect(await enter(uche, OTHER_PIN)).toMatchObject(ENDED);
  });

  it('that is guessed at slows down, at all servers together, and then only the passcode leads on', async () => {
    const { ada } = await aCounter();
    const { db, clock } = office();
    const other = buildApp({ db, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const there = async (pin: string) => {
      const headers = { authorization: `Bearer ${ada}` };
      const { statusCode } = await other.inject({
        method: 'POST',
        url: '/api/enter_pin',
        headers,
        payload: { pin },
      });
      return statusCode;
    };
    expect(await enter(ada, '100001')).toMatchObject(WRONG);
    expect(await there('100002')).toBe(422);
    expect(await enter(ada, '100003')).toMatchObject(WRONG);
    expect(await enter(ada)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
      body: { message: 'Too many wrong PINs. Please try again in 2 seconds.' },
    });
    expect(await there(PIN)).toBe(429);
    at(2);
    expect(await enter(ada, '100004')).toMatchObject(WRONG);
    at(5);
    expect(await there(PIN)).toBe(429);
    at(6);
    expect(await enter(ada, '100005')).toMatchObject(WRONG);
    at(14);
    expect(await enter(ada, '100006')).toMatchObject(SPENT);
    at(60 * 60);
    expect(await enter(ada)).toMatchObject(SPENT);
    expect(await there(PIN)).toBe(422);
    expect((await unlock(ada)).status).toBe(200);
    await post('/api/lock', ada);
    expect((await enter(ada)).status).toBe(200);
    await other.close();
  });

  it('is not found by many tries at once', async () => {
    const { ada } = await aCounter();
    const tries = Array.from({ length: 20 }, (_, place) => enter(ada, String(100_010 + place)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    at(2);
    expect((await enter(ada)).status).toBe(200);
  });

  it('takes the passcode to be chosen, is kept as a hash, and stands in no log or history', async () => {
    const { ada } = await aCounter();
    await enter(ada);
    expect(await setPin(ada, '618305', 'Wrong#2026')).toMatchObject({
      status: 422,
      body: { errors: { passcode: ['This passcode is wrong.'] } },
    });
    expect((await setPin(ada, '618305')).status).toBe(200);
    await post('/api/lock', ada);
    expect(await enter(ada)).toMatchObject(WRONG);
    expect((await enter(ada, '618305')).status).toBe(200);
    const kept = await office().db.query<{ hash: string }>(sql`select hash from pin`);
    expect(kept.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(office().log.join('')).not.toMatch(/402918|618305/);
    expect(JSON.stringify(await eventsIn(office().db))).not.toMatch(/402918|618305/);
  });

  it('is not for those who work at no counter', async () => {
    const nobody: PersonName = 'ngozi';
    expect((await office().call('GET', '/api/get_pin', { by: nobody })).status).toBe(403);
    expect((await enter(await logIn(emailOf(nobody)))).status).toBe(403);
  });
});
