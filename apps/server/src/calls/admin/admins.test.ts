import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { PASSCODE, type PersonName, aTrip, emailOf } from '../../testing/company';
import { type CallOptions, inTheOffice, textAt } from '../../testing/office';

const SECRET = 'Ugwu-Market#77';

/** Returns the admin form of one of the company's people. */
const formFor = (name: PersonName, wishes: object = {}) => ({
  admin_name: name,
  admin_phone: '08034127781',
  address: '',
  terminal_id: null,
  department: 'Manager',
  login_email: emailOf(name),
  passcode: '',
  ...wishes,
});

inTheOffice('The admins', (office) => {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}) =>
    office().call(method, path, { by: 'ngozi', ...options });
  const edit = (name: PersonName, wishes: object, options: CallOptions = {}) =>
    call('PUT', `/api/edit_admin/${office().company.people[name]}`, {
      body: formFor(name, wishes),
      ...options,
    });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });
  const logIn = (name: PersonName, passcode: string) =>
    office().call('POST', '/api/login', { body: { login_email: emailOf(name), passcode } });

  it('are listed with how many they are', async () => {
    const { db, company } = office();
    await db.query(sql`update person set is_banned = true where id = ${company.people.chika}`);
    const { body } = await call('GET', '/api/fetch_admins');
    expect(body).toMatchObject({
      data: {
        admins: [
          { name: 'ada', terminal: 'Awka', is_banned: 0, email: 'ada@company.example' },
          { name: 'chika', terminal: 'Owerri', is_banned: 1 },
          { name: 'ngozi', terminal: '', department: '', is_banned: 0 },
          { name: 'tunde', terminal: 'Lagos', is_banned: 0 },
        ],
        stats: { total_admins: 4, total_active_admins: 3, total_banned_admins: 1 },
      },
    });
    await db.query(sql`update person set is_banned = false`);
  });

  it('can log in as soon as they are made, as staff of their terminal', async () => {
    const { company } = office();
    const body = formFor('ada', {
      admin_name: 'Ebele',
      login_email: 'EBELE@company.example',
      terminal_id: company.lagos,
      passcode: SECRET,
      role: 'super_admin',
    });
    expect((await call('POST', '/api/create_admins', { body })).status).toBe(200);
    const login = { login_email: 'ebele@company.example', passcode: SECRET };
    expect(await office().call('POST', '/api/login', { body: login })).toMatchObject({
      status: 200,
      body: { role: 'admin', admin: { terminal_name: 'Lagos', admin_name: 'Ebele' } },
    });
  });

  it('need a passcode when they are made', async () => {
    const message = 'Pass code is required';
    for (const passcode of ['', '  ', null, undefined, {}]) {
      const body = formFor('ada', { login_email: 'new@company.example', passcode });
      expect(await call('POST', '/api/create_admins', { body })).toMatchObject({
        status: 422,
        body: { message, errors: { passcode: [message] } },
      });
    }
  });

  it('of the head office have no terminal', async () => {
    const body = formFor('ada', { login_email: 'office@company.example', passcode: SECRET });
    expect(await call('POST', '/api/create_admins', { body })).toMatchObject({
      status: 200,
      body: { data: { terminal: '', department: 'Manager' } },
    });
  });

  it('never have their passcode shown: not in an answer, a log, a retry key or the database', async () => {
    const { db, log } = office();
    const body = formFor('ada', { login_email: 'quiet@company.example', passcode: SECRET });
    const headers = { 'idempotency-key': 'quiet' };
    const made = await call('POST', '/api/create_admins', { body, headers });
    const query = new URLSearchParams({ ...body, terminal_id: 'Awka' }).toString();
    const refused = await call('POST', '/api/create_admins', { query });
    expect([made.status, refused.status]).toEqual([200, 422]);
    const again = await call('POST', '/api/create_admins', {
      body: { ...body, passcode: 'Another-Secret#1' },
      headers,
    });
    expect(again.body).toEqual(made.body);
    const kept = await db.query(sql`select * from retry_key`);
    const people = await db.query(sql`select * from person`);
    for (const text of [made.text, refused.text, log.join(''), JSON.stringify([kept, people])]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(encodeURIComponent(SECRET));
    }
    expect(made.text).not.toMatch(/pass|argon/i);
  });

  it('keep their passcode and their sessions when the form leaves it empty', async () => {
    const token = await office().tokenOf('tunde');
    for (const passcode of ['', '  ', null, undefined]) {
      expect((await edit('tunde', { passcode, terminal_id: office().company.lagos })).status).toBe(200);
    }
    expect((await trips(token)).status).toBe(200);
    expect((await logIn('tunde', PASSCODE)).status).toBe(200);
  });

  it('are signed out by a new passcode, and log in with it', async () => {
    const token = await office().tokenOf('tunde');
    expect((await edit('tunde', { passcode: SECRET })).status).toBe(200);
    expect((await trips(token)).status).toBe(401);
    expect((await logIn('tunde', PASSCODE)).status).toBe(422);
    expect((await logIn('tunde', SECRET)).status).toBe(200);
  });

  it('stay where they change their own passcode, and are signed out everywhere else', async () => {
    const [here, elsewhere] = [await office().tokenOf('ngozi'), await office().tokenOf('ngozi')];
    expect((await edit('ngozi', { passcode: SECRET, role: 'admin' }, { token: here })).status).toBe(200);
    expect((await call('GET', '/api/fetch_admins', { token: here })).status).toBe(200);
    expect((await trips(elsewhere)).status).toBe(401);
  });

  it('move to another terminal at once', async () => {
    const token = await office().tokenOf('chika');
    const { company, db } = office();
    await aTrip(db, company);
    expect((await trips(token)).body).toEqual({ data: [] });
    await edit('chika', { terminal_id: company.lagos });
    expect((await trips(token)).body).toMatchObject({ data: [{ type: 'Incoming' }] });
  });

  it('who sold something cannot be deleted, only banned', async () => {
    const { company, db } = office();
    const path = `/api/delete_admin/${company.people.ada}`;
    const trip = await aTrip(db, company);
    const sell = (seat: number) =>
      call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [seat] }) });
    const first = await sell(1);
    expect(await call('DELETE', path)).toMatchObject({
      status: 422,
      body: { message: '1 ticket carries the name of ada and stays on record. Ban this person instead.' },
    });
    await sell(2);
    await call('DELETE', `/api/delete_ticket/${textAt(first.body, 'data', 'id')}`, { by: 'ada' });
    expect(await call('DELETE', path)).toMatchObject({
      status: 422,
      body: { message: '2 tickets carry the name of ada and stay on record. Ban this person instead.' },
    });
    expect((await logIn('ada', PASSCODE)).status).toBe(200);
  });

  it('lose their sessions when they are deleted', async () => {
    const token = await office().tokenOf('chika');
    expect((await call('DELETE', `/api/delete_admin/${office().company.people.chika}`)).status).toBe(200);
    expect((await trips(token)).status).toBe(401);
    expect((await logIn('chika', PASSCODE)).status).toBe(422);
  });
});

inTheOffice('A person with an open till', (office) => {
  it('is moved to another terminal only by somebody who has been told', async () => {
    const { call, company } = office();
    const till = { terminal_id: 'Lagos', counter: 'Counter 1', opening_float: 0 };
    expect((await call('POST', '/api/open_shift', { by: 'tunde', body: till })).status).toBe(200);
    const move = (terminal_id: string, confirmed: boolean) =>
      call('PUT', `/api/edit_admin/${company.people.tunde}`, {
        by: 'ngozi',
        body: formFor('tunde', { terminal_id, confirmed }),
      });
    const question = 'tunde has an open till at Lagos. It stays there with its cash until it is closed.';
    expect(await move(company.owerri, false)).toMatchObject({
      status: 422,
      body: { errors: { confirmed: [question] } },
    });
    expect((await move(company.lagos, false)).status).toBe(200);
    expect(await move(company.owerri, true)).toMatchObject({ body: { data: { terminal: 'Owerri' } } });
  });
});
