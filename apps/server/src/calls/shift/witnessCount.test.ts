import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { closeOwn } from '../../testing/calls/drawers';
import { PASSCODE } from '../../testing/company';
import { inTheOffice } from '../../testing/office';
import { OWN_PIN, PIN, countsOf } from './testing/countedDrawer';

const wrong = (message: string) => ({ status: 422, body: { errors: { secret: [message] } } });
const WRONG_PIN = wrong('This PIN is wrong.');
const WRONG_PASSCODE = wrong('This passcode is wrong.');
const ASK = wrong('Please enter the passcode of Uche Eze.');

inTheOffice('A count that its owner confirms', (office) => {
  const { at, call, logIn, seen, anybody, sessionOf, aCount } = countsOf(office);

  beforeEach(async () => {
    at(0);
    await closeOwn(office());
    await office().db.query(sql`delete from limit_count`);
  });

  it('is confirmed with the PIN where the owner is logged in at the same counter; their session stays locked', async () => {
    const { id, his, witness } = await aCount({ pin: PIN });
    expect((await witness(PIN)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ data: { status: 'Counted', is_witnessed: true } });
    expect(await office().call('GET', '/api/get_trips', { token: his })).toMatchObject({
      status: 401,
      body: { locked: true },
    });
  });

  it('is not confirmed by a wrong PIN, which takes nothing over and counts as an attempt of that account', async () => {
    const { id, uche, his, witness } = await aCount({ pin: PIN });
    for (const pin of ['100001', '100002', '100003']) expect(await witness(pin)).toMatchObject(WRONG_PIN);
    expect(await witness(PIN)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect((await call('POST', 'enter_pin', his, { pin: PIN })).status).toBe(429);
    expect(await seen(id)).toMatchObject({ data: { status: 'Counted', is_witnessed: false } });
    expect((await eventsIn(office().db)).at(-1)).toMatchObject({ kind: 'login_failed', target_id: uche });
    at(2);
    expect((await witness(PIN)).status).toBe(200);
    expect((await call('POST', 'enter_pin', his, { pin: PIN })).status).toBe(200);
  });

  it('asks for the passcode after six wrong PINs, which lets the owner go on with the PIN', async () => {
    const { his, witness } = await aCount({ pin: PIN });
    for (const [tried, seconds] of [0, 0, 0, 2, 6, 14].entries()) {
      at(seconds);
      expect((await witness(`10000${tried}`)).status).toBe(422);
    }
    const spent = wrong('Too many wrong PINs. Please enter your passcode.');
    expect(await witness(PIN)).toMatchObject(spent);
    expect((await witness(PASSCODE)).status).toBe(200);
    expect((await call('POST', 'enter_pin', his, { pin: PIN })).status).toBe(200);
  });

  it('is not confirmed with the PIN of another colleague, nor with the passcode of a banned owner', async () => {
    const { uche, witness } = await aCount({ pin: PIN });
    expect(await witness(OWN_PIN)).toMatchObject(WRONG_PIN);
    await office().db.query(sql`update person set is_banned = true where id = ${uche}`);
    expect(await witness(PIN)).toMatchObject(ASK);
    expect(await witness(PASSCODE)).toMatchObject(WRONG_PASSCODE);
  });

  it('takes a PIN at that counter alone: nobody can guess it elsewhere', async () => {
    const { ada, witness } = await aCount({ pin: PIN });
    const elsewhere = await office().tokenOf('ada');
    for (let tried = 0; tried < 7; tried += 1) expect(await witness(PIN, elsewhere)).toMatchObject(ASK);
    expect((await witness(PIN, ada)).status).toBe(200);
  });

  it('counts wrong passcodes as failed logins of its owner, and the right one clears them', async () => {
    const { email, witness } = await aCount();
    const tries = ['Wrong#2021', 'Wrong#2022', 'Wrong#2023', 'Wrong#2024', 'Wrong#2025'];
    for (const passcode of tries) expect(await witness(passcode)).toMatchObject(WRONG_PASSCODE);
    expect(await witness(PASSCODE)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    at(1);
    expect((await witness(PASSCODE)).status).toBe(200);
    expect(await logIn(email)).toMatch(/./);
  });

  it('is confirmed in the session of whoever has counted it, and in no other', async () => {
    const { id, own, witness } = await aCount();
    const other = await sessionOf((await anybody()).id);
    expect(await witness(PASSCODE, other)).toMatchObject({ body: { message: 'Count the drawer first.' } });
    expect((await witness(PASSCODE, own)).status).toBe(404);
    expect((await witness(PASSCODE, await office().tokenOf('tunde'))).status).toBe(404);
    expect(await seen(id)).toMatchObject({ data: { is_witnessed: false } });
  });

  it('leaves no secret in a log, in the history or in an answer', async () => {
    const { witness } = await aCount({ pin: PIN });
    const answers = [await witness('402919'), await witness('Wrong#2026'), await witness(PIN)];
    expect(JSON.stringify(answers)).not.toMatch(/402918|402919|Wrong#|argon2/);
    expect(office().log.join('')).not.toMatch(/402918|402919|Wrong#|Motorpark#/);
    expect(JSON.stringify(await eventsIn(office().db))).not.toMatch(/402918|402919|Wrong#/);
  });
});
