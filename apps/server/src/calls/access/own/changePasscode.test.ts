import { expect, it } from 'vitest';
import { sql } from '../../../db';
import { PASSCODE, emailOf } from '../../../testing/company';
import { textLike } from '../../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../../testing/office';

const NEW = 'Garri&Egusi7';
const OFFICES = 'Ugwu-Market#77';
const FIRST = { status: 403, body: { message: 'Please choose a passcode of your own first.' } };

inTheOffice('A passcode of one’s own', (office) => {
  const change = (token: string, wishes: object = {}) =>
    office().call('PUT', '/api/change_passcode', {
      token,
      body: { current_passcode: PASSCODE, passcode: NEW, confirm_passcode: NEW, ...wishes },
    });
  const logIn = (name: 'ada' | 'tunde' | 'chika', passcode: string) =>
    office().call('POST', '/api/login', { body: { login_email: emailOf(name), passcode } });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });
  const editedByNgozi = (name: 'tunde' | 'chika', wishes: object) =>
    office().call('PUT', `/api/edit_admin/${office().company.people[name]}`, {
      by: 'ngozi',
      body: {
        admin_name: name,
        admin_phone: '08034127781',
        terminal_id: office().company.lagos,
        department: 'Logistics',
        login_email: emailOf(name),
        passcode: '',
        ...wishes,
      },
    });

  it('replaces the old one, ends the other sessions and is told by a mail without any secret', async () => {
    const { tokenOf, mails, log } = office();
    const [here, elsewhere] = [await tokenOf('ada'), await tokenOf('ada')];
    expect(await change(here)).toMatchObject({ status: 200, body: { data: null } });
    expect((await trips(here)).status).toBe(200);
    expect((await trips(elsewhere)).status).toBe(401);
    expect((await logIn('ada', PASSCODE)).status).toBe(422);
    expect((await logIn('ada', NEW)).status).toBe(200);
    const mail = (await mails()).find(({ to }) => to === emailOf('ada'));
    expect(mail).toMatchObject({ subject: 'Your Motorpark passcode was changed' });
    expect(mail?.text).toContain('You have changed the passcode');
    expect(mail?.text).toContain('That was not you');
    for (const text of [mail?.text, mail?.html, log.join('')]) expect(text).not.toMatch(/Garri|Seats/);
  });

  it.each([
    ['1', 'Please use at least 10 characters.', 'Password is too weak! Please use a stronger password.'],
    ['Password#2026', 'Too many people use this one. Please choose another.'],
    ['Tunde@Company.Example', 'A name or an e-mail address is easily guessed. Please choose something else.'],
    [`A1${'x'.repeat(127)}`, 'Please use at most 128 characters.'],
  ])('is not %s, whoever sets it', async (passcode, message, ofForm = message) => {
    const { tokenOf, call } = office();
    const refused = (field: string, said: string) => ({ status: 422, body: { errors: { [field]: [said] } } });
    expect(await change(await tokenOf('tunde'), { passcode, confirm_passcode: passcode })).toMatchObject(
      refused('passcode', ofForm),
    );
    expect(await editedByNgozi('tunde', { passcode })).toMatchObject(refused('passcode', message));
    const body = {
      admin_name: 'tunde',
      admin_phone: '08034127781',
      terminal_id: office().company.lagos,
      department: 'Logistics',
      login_email: 'tunde@company.example',
      passcode,
    };
    expect(await call('POST', '/api/create_admins', { by: 'ngozi', body })).toMatchObject(
      refused('passcode', message),
    );
    const recovery = {
      login_email: emailOf('tunde'),
      password: passcode,
      confirm_password: passcode,
    };
    expect(await call('POST', '/api/create-new-password', { body: recovery })).toMatchObject(
      refused('password', ofForm),
    );
  });

  it('is asked of whoever got theirs from somebody else, before anything else, in every client', async () => {
    expect((await editedByNgozi('chika', { passcode: OFFICES })).status).toBe(200);
    const { body } = await logIn('chika', OFFICES);
    expect(body).toMatchObject({ must_change_passcode: true });
    const token = textAt(body, 'token');
    expect(await trips(token)).toMatchObject(FIRST);
    expect((await office().call('GET', '/api/get_me', { token })).body).toMatchObject({
      data: { must_change_passcode: true },
    });
    expect((await change(token, { current_passcode: OFFICES })).status).toBe(200);
    expect((await trips(token)).status).toBe(200);
    const again = await logIn('chika', NEW);
    expect(again.body).not.toHaveProperty('must_change_passcode');
  });

  it.each([
    ['a new person', 'create_admins', 'uche@company.example'],
    ['somebody known', '', emailOf('chika')],
  ])(
    'is the only one after 24 hours: the first one of %s is over, in a login and in its session',
    async (_whose, path, email) => {
      const { clock, call } = office();
      const wishes = { login_email: email, passcode: OFFICES };
      const made =
        path === ''
          ? await editedByNgozi('chika', wishes)
          : await call('POST', `/api/${path}`, {
              by: 'ngozi',
              body: {
                admin_name: 'uche',
                admin_phone: '08034127781',
                terminal_id: office().company.lagos,
                department: 'Logistics',
                ...wishes,
              },
            });
      expect(made.status).toBe(200);
      const enter = () => call('POST', '/api/login', { body: { login_email: email, passcode: OFFICES } });
      const over = (field: string) => ({
        status: 422,
        body: { errors: { [field]: [textLike(/valid for 24 hours/)] } },
      });
      const [start, hours] = [clock.now, (count: number) => new Date(Date.parse(NOW) + count * 60 * 60_000)];
      clock.now = hours(23.9);
      const token = textAt((await enter()).body, 'token');
      clock.now = hours(24);
      expect(await enter()).toMatchObject(over('passcode'));
      expect(await change(token, { current_passcode: OFFICES })).toMatchObject(over('current_passcode'));
      clock.now = start;
    },
  );

  it('given by the office, and another e-mail, are told to both addresses and end the sessions', async () => {
    const { tokenOf, mails, db } = office();
    const token = await tokenOf('tunde');
    const before = (await mails()).length;
    expect((await editedByNgozi('tunde', { login_email: 'bayo@company.example' })).status).toBe(200);
    expect((await trips(token)).status).toBe(401);
    const told = (await mails()).slice(before);
    expect(told.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: emailOf('tunde'), subject: 'Your Motorpark e-mail was changed' },
      { to: 'bayo@company.example', subject: 'Your Motorpark e-mail was changed' },
    ]);
    expect(told[0]?.text).not.toContain('bayo@');
    await editedByNgozi('tunde', { login_email: 'bayo@company.example', passcode: OFFICES });
    expect((await mails()).at(-1)).toMatchObject({
      to: 'bayo@company.example',
      subject: 'Your Motorpark passcode was changed',
    });
    expect((await mails()).at(-1)?.text).toContain('A super admin has changed');
    await db.query(sql`update person set email = ${emailOf('tunde')} where email = 'bayo@company.example'`);
  });

  it('tells nobody of a change that failed', async () => {
    const before = (await office().mails()).length;
    expect((await editedByNgozi('tunde', { login_email: emailOf('ada'), passcode: OFFICES })).status).toBe(
      422,
    );
    expect(await office().mails()).toHaveLength(before);
  });
});
