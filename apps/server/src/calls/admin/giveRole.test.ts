import { expect, it } from 'vitest';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { type PersonName, aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { aBooking } from '../../testing/booking';
import { listWith, somethingWith, textLike } from '../../testing/matchers';

inTheOffice('A role', (office) => {
  const give = (name: PersonName, body: object, by: PersonName = 'ngozi') =>
    office().call('PUT', `/api/admin_role/${office().company.people[name]}`, { by, body });

  it('of a manager shows the shifts of the managed terminals only, from the next call on', async () => {
    const { call, company } = office();
    await call('POST', '/api/open_shift', {
      by: 'ada',
      body: { terminal_id: company.awka, counter: 'Awka 1', opening_float: 0 },
    });
    const token = await office().tokenOf('chika');
    expect((await give('chika', { role: 'manager', terminals: [company.lagos] })).body).toMatchObject({
      data: { role: 'admin', office_role: 'manager', managed: [company.lagos], terminal: '' },
    });
    const shifts = async () => (await call('GET', '/api/get_shifts', { token })).body;
    expect(await shifts()).toMatchObject({ data: [] });
    await give('chika', { role: 'manager', terminals: [company.lagos, company.awka] });
    expect(await shifts()).toMatchObject({ data: [{ counter: 'Awka 1' }] });
  });

  it('of an accountant or auditor has no terminal, and of staff again exactly one', async () => {
    const { company } = office();
    const { awka, lagos } = company;
    expect((await give('tunde', { role: 'auditor', terminals: [] })).body).toMatchObject({
      data: { office_role: 'auditor', terminal: '', managed: null },
    });
    const file = await office().call('GET', '/api/fetch_admins', { by: 'ngozi', query: 'format=csv' });
    expect(file.text).toMatch(/^"tunde",[^\n]*,"Auditor","",/m);
    expect(await give('tunde', { role: 'admin', terminals: [awka, lagos] })).toMatchObject({
      status: 422,
      body: { errors: { terminals: ['Choose the terminal where they work.'] } },
    });
    expect((await give('tunde', { role: 'admin', terminals: [lagos] })).body).toMatchObject({
      data: { role: 'admin', office_role: null, terminal: 'Lagos' },
    });
  });

  it('is refused while the person keeps a till, to oneself and to a super admin', async () => {
    const { call, company, db } = office();
    await call('POST', '/api/open_shift', {
      by: 'tunde',
      body: { terminal_id: company.lagos, counter: 'Lagos 1', opening_float: 0 },
    });
    expect(await give('tunde', { role: 'accountant', terminals: [] })).toMatchObject({
      status: 422,
      body: { message: 'tunde has the till Lagos 1 open. Close it first.' },
    });
    expect(await give('ngozi', { role: 'auditor', terminals: [] })).toMatchObject({
      status: 422,
      body: { message: 'You cannot change your own role. Ask another super admin to do it.' },
    });
    const boss = company.people.chika;
    await db.query(sql`update person set role = 'super_admin', terminal_id = null where id = ${boss}`);
    expect(await give('chika', { role: 'auditor', terminals: [] })).toMatchObject({
      status: 422,
      body: { message: 'A super admin keeps this role. Ban them instead.' },
    });
    await db.query(sql`update person set role = 'admin', terminal_id = ${company.owerri} where id = ${boss}`);
  });

  it('is an event in Activity that names both roles and their terminals', async () => {
    const { company } = office();
    await give('chika', { role: 'manager', terminals: [company.awka, company.lagos] });
    const events = await eventsIn(office().db);
    expect(events.findLast(({ kind }) => kind === 'role_changed')).toMatchObject({
      after: { role: 'Manager', terminals: 'Awka, Lagos' },
    });
  });

  it('of the head office takes no terminal in the form of admins, where it would be one more', async () => {
    const { call, company } = office();
    await give('chika', { role: 'accountant', terminals: [] });
    const body = {
      admin_name: 'Chika Okeke',
      admin_phone: '08034127781',
      terminal_id: company.owerri,
      department: 'Logistics',
      login_email: 'chika@company.example',
      passcode: '',
    };
    const path = `/api/edit_admin/${company.people.chika}`;
    expect(await call('PUT', path, { by: 'ngozi', body })).toMatchObject({
      status: 422,
      body: { errors: { terminal_id: [textLike(/^This person works in the head office/)] } },
    });
    expect((await call('PUT', path, { by: 'ngozi', body: { ...body, terminal_id: null } })).status).toBe(200);
    await give('chika', { role: 'admin', terminals: [company.owerri] });
  });

  it('of a manager: cash that they take at no till is to look at, with customers in the ledger', async () => {
    const { call, company, db } = office();
    const trip = await aTrip(db, company);
    const token = await office().tokenOf('chika');
    await give('chika', { role: 'manager', terminals: [company.awka] });
    expect((await call('POST', '/api/book_ticket', { token, body: aBooking(trip) })).status).toBe(200);
    await db.query(sql`update company set shift_rule = 'required'`);
    expect((await call('GET', '/api/get_look_at', { by: 'ngozi' })).body).toMatchObject({
      data: listWith(somethingWith({ kind: 'No till open', terminal: 'Awka' })),
    });
    expect((await call('GET', '/api/get_operations', { token, query: 'limit=1' })).body).toMatchObject({
      data: [{ entry: somethingWith({ customer: aBooking(trip).traveler_name }) }],
    });
  });

  it('of a manager moves no ticket to a bus of another terminal', async () => {
    const { call, company, db } = office();
    const trip = await aTrip(db, company);
    const elsewhere = await aTrip(db, company, { route: company.owerriToAba });
    await give('chika', { role: 'manager', terminals: [company.awka] });
    const token = await office().tokenOf('chika');
    const sold = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const move = await call('PUT', `/api/reschedule_ticket/${textAt(sold.body, 'data', 'id')}`, {
      token,
      body: {
        trip_id: elsewhere,
        seat_number: [1, 2],
        amount: 37_000,
        fee: 0,
        payment_method: 'Cash',
        reason: 'Asked',
      },
    });
    expect(move).toMatchObject({
      status: 422,
      body: { errors: { trip_id: [textLike(/^This trip was not found at your terminal/)] } },
    });
  });
});
