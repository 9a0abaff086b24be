import { expect, it } from 'vitest';
import { admins } from '../admin/admins';
import { drivers } from '../driver/drivers';
import { routes } from '../route/routes';
import { terminals } from '../terminal/terminals';
import { vehicles } from '../vehicle/vehicles';
import { openSession } from '../access/session';
import { newId, sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';

const ROUTE = { origin: 'Awka', destination: 'Lagos', distance: '452 km', duration: '7 hours' };

/** Calls on the office’s records. */
function records(office: () => Office) {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    office().call(method, path, { by: 'ngozi', ...(body && { body }) });
  const refusal = (message: string) => ({ status: 422, body: { message } });
  const make = async (path: string, body: object) =>
    textAt((await call('POST', path, body)).body, 'data', 'id');
  const makeTerminal = (name: string) =>
    make('/api/create_terminals', {
      terminal_name: name,
      terminal_address: '1 Zik Avenue',
      city: name,
      state: 'Benue',
    });
  const idOf = async (table: 'terminal' | 'driver', name: string) => {
    const from = table === 'terminal' ? sql`terminal` : sql`driver`;
    const [row] = await office().db.query<{ id: string }>(sql`select id from ${from} where name = ${name}`);
    return row?.id ?? '';
  };

  return { call, refusal, make, makeTerminal, idOf };
}

inEachOffice('A route', (office) => {
  const { call, make, makeTerminal } = records(office);

  it('is never left without what it relies on, however close the calls come', async () => {
    const { db } = office();
    for (const place of [1, 2, 3, 4]) {
      const name = `Wukari ${place}`;
      const id = await makeTerminal(name);
      const route = { ...ROUTE, route_id: `Awka - ${name}`, destination: name };
      const [made, deleted] = await Promise.all([
        call('POST', '/api/create_routes', route),
        call('DELETE', `/api/delete_terminal/${id}`),
      ]);
      expect(statusesOf([made, deleted])).toEqual([200, 422]);
      const [left] = await db.query(sql`
        select (select count(*) from terminal where id = ${id}) as terminals,
          (select count(*) from route where destination_terminal_id = ${id}) as routes`);
      const stayed = deleted.status === 422 ? 1 : 0;
      expect(left).toEqual({ terminals: stayed, routes: stayed });
    }
  });

  it('keeps its ends from the first trip on, even one that is made at the same moment', async () => {
    const { db, company } = office();
    const id = await make('/api/create_routes', {
      ...ROUTE,
      route_id: 'Lagos - Aba',
      origin: 'Lagos',
      destination: 'Aba',
    });
    const form = { ...ROUTE, route_id: 'Lagos - Aba', origin: 'Lagos', destination: 'Owerri' };
    const [edited] = await Promise.all([
      call('PUT', `/api/edit_route/${id}`, form),
      db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
        values (${newId()}, ${id}, ${company.bus}, '2026-11-22T06:00:00.000Z', 100, 6)`),
    ]);
    expect([200, 422]).toContain(edited.status);
    expect((await call('PUT', `/api/edit_route/${id}`, { ...form, destination: 'Awka' })).status).toBe(422);
  });
});

inTheOffice('What others rely on', (office) => {
  const { call, refusal, make, makeTerminal, idOf } = records(office);

  it('stays: a terminal with a route', async () => {
    const message = 'Aba is used by 1 route. Move or delete it first.';
    const { status, body } = await call('DELETE', `/api/delete_terminal/${await idOf('terminal', 'Aba')}`);
    expect({ status, body }).toEqual({ status: 422, body: { message } });
  });

  it('stays: a terminal with routes and people, all of them counted', async () => {
    const makurdi = await makeTerminal('Makurdi');
    for (const place of [1, 2, 3]) {
      await make('/api/create_routes', {
        ...ROUTE,
        route_id: `Awka - Makurdi ${place}`,
        destination: 'Makurdi',
      });
      await make('/api/create_routes', {
        ...ROUTE,
        route_id: `Makurdi - Awka ${place}`,
        origin: 'Makurdi',
        destination: 'Awka',
      });
    }
    const form = {
      admin_name: 'Terver Orkar',
      admin_phone: '08034127781',
      terminal_id: makurdi,
      department: 'Logistics',
      passcode: 'Tickets#2026',
    };
    for (const place of [1, 2]) {
      await make('/api/create_admins', { ...form, login_email: `terver-${place}@company.example` });
    }
    expect(await call('DELETE', `/api/delete_terminal/${makurdi}`)).toMatchObject(
      refusal('Makurdi is used by 6 routes and 2 people. Move or delete them first.'),
    );
    const [left] = await office().db.query(sql`
      select (select count(*) from route where ${makurdi} in (origin_terminal_id, destination_terminal_id)) as routes,
        (select count(*) from person where terminal_id = ${makurdi}) as people`);
    expect(left).toEqual({ routes: 6, people: 2 });
  });

  it('stays: a terminal that has sold something, for good', async () => {
    const { company, db } = office();
    await call('POST', '/api/book_ticket', aBooking(await aTrip(db, company)));
    expect(await call('DELETE', `/api/delete_terminal/${company.awka}`)).toMatchObject(
      refusal(
        'Awka is used by 6 routes, 1 route with trips, 1 person, 1 ticket and 1 operation. What is on record stays, so it cannot be deleted. Put it out of service instead.',
      ),
    );
  });

  it('stays: somebody who planned a trip, and the terminal at which a trip was changed that is gone', async () => {
    const makurdi = await makeTerminal('Makurdi Park');
    await makeTerminal('Otukpo');
    const form = { ...ROUTE, route_id: 'Makurdi - Otukpo', origin: 'Makurdi Park', destination: 'Otukpo' };
    const route = await make('/api/create_routes', form);
    const terver = await make('/api/create_admins', {
      admin_name: 'Terver Aondo',
      admin_phone: '08034127781',
      terminal_id: makurdi,
      department: 'Logistics',
      login_email: 'aondo@company.example',
      passcode: 'Tickets#2026',
    });
    const token = await openSession(office().db, terver, office().clock.now);
    await aBus(office().db, 'BNU 1 XA');
    const trip = aTripForm({
      route_id: 'Makurdi - Otukpo',
      travel_date: '2027-01-10T07:00',
      vehicle_number: 'BNU 1 XA',
    });
    const { body } = await office().call('POST', '/api/create_trips', { token, body: trip });
    const path = `/api/edit_trip/${textAt(body, 'data', 'id')}`;
    expect((await office().call('PUT', path, { token, body: { ...trip, amount: 2_000 } })).status).toBe(200);
    await call('DELETE', path.replace('edit_trip', 'delete_trip'));
    await call('PUT', `/api/edit_route/${route}`, { ...form, origin: 'Awka' });

    expect(await call('DELETE', `/api/delete_admin/${terver}`)).toMatchObject(
      refusal(
        '1 trip and 1 change of a record carry the name of Terver Aondo and stay on record. Ban this person instead.',
      ),
    );
    expect(await call('DELETE', `/api/delete_terminal/${makurdi}`)).toMatchObject(
      refusal(
        'Makurdi Park is used by 1 person, 1 trip and 1 change of a record. What is on record stays, so it cannot be deleted. Put it out of service instead.',
      ),
    );
  });

  it('stays: a driver with a vehicle', async () => {
    expect(await call('DELETE', `/api/delete_driver/${await idOf('driver', 'Emeka Eze')}`)).toMatchObject(
      refusal('Emeka Eze drives 1 vehicle and 1 trip. Give them another driver first.'),
    );
  });

  it('goes once nothing relies on it any more: a driver whose vehicle got another', async () => {
    const driver = { driver_phone: '08034127781', driver_address: 'Awka' };
    const uche = await make('/api/create_drivers', { ...driver, driver_name: 'Uche Obi' });
    await make('/api/create_drivers', { ...driver, driver_name: 'Sani Bello' });
    const van = { vehicle_number: 'AWK 7 VN', vehicle_type: 'Van', vehicle_seat_number: 7 };
    const id = await make('/api/create_vehicles', { ...van, assigned_driver: uche });
    expect((await call('DELETE', `/api/delete_driver/${uche}`)).status).toBe(422);
    expect(
      await call('PUT', `/api/edit_vehicle/${id}`, { ...van, assigned_driver: 'sani bello' }),
    ).toMatchObject({ status: 200, body: { data: { assigned_driver: 'Sani Bello' } } });
    expect((await call('DELETE', `/api/delete_driver/${uche}`)).status).toBe(200);
  });

  it('stays: a route and a vehicle with trips', async () => {
    const { company, db } = office();
    await aTrip(db, company, { route: company.owerriToAba });
    await aTrip(db, company, { route: company.owerriToAba });
    expect(await call('DELETE', `/api/delete_route/${company.owerriToAba}`)).toMatchObject(
      refusal(
        'Owerri - Aba is used by 2 trips. What is on record stays, so it cannot be deleted. Put it out of service instead.',
      ),
    );
    expect(await call('DELETE', `/api/delete_vehicle/${company.bus}`)).toMatchObject(
      refusal('ANB 482 XA is planned for 3 trips. Give them another vehicle first.'),
    );
  });

  it('stays: whoever has erased personal data, and is told to be banned instead', async () => {
    const { db } = office();
    const [eraser, ticket] = [newId(), newId()];
    await db.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
      values (${eraser}, 'Ifeoma Eze', 'ifeoma@company.example', 'x', 'super_admin', null)`);
    await db.query(sql`insert into erasure (id, at, person_id, tickets, waybills)
      values (${newId()}, now(), ${eraser}, array[${ticket}]::uuid[], '{}')`);
    const message = '1 erasure carries the name of Ifeoma Eze and stays on record. Ban this person instead.';
    expect(await call('DELETE', `/api/delete_admin/${eraser}`)).toMatchObject(refusal(message));
  });

  it('keeps its ends: a route with trips, which may change in all else', async () => {
    const { company } = office();
    const path = `/api/edit_route/${company.owerriToAba}`;
    const form = { ...ROUTE, route_id: 'Owerri - Aba (express)', origin: 'Owerri', destination: 'Aba' };
    expect(await call('PUT', path, form)).toMatchObject({ status: 200, body: { data: form } });
    const message = 'This route already has trips between its terminals. Create another route instead.';
    expect(await call('PUT', path, { ...form, destination: 'Lagos' })).toMatchObject({
      status: 422,
      body: { message, errors: { destination: [message] } },
    });
    const { body } = await call('PUT', path, { ...form, origin: 'Aba', destination: 'Owerri' });
    expect(body).toMatchObject({ errors: { origin: [message], destination: [message] } });
  });

  it('moves to other terminals: a route without trips', async () => {
    const id = await make('/api/create_routes', { ...ROUTE, route_id: 'Awka - Aba' });
    expect(
      await call('PUT', `/api/edit_route/${id}`, { ...ROUTE, route_id: 'Awka - Aba', destination: 'aba' }),
    ).toMatchObject({ status: 200, body: { data: { origin: 'Awka', destination: 'Aba' } } });
  });

  it('counts everything by which the database keeps it, so that no refusal says only "try again"', async () => {
    const keys = await office().db.query<{ on: string; table: string; column: string }>(sql`
      select confrelid::regclass::text as on, conrelid::regclass::text as table, attname::text as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype in ('a', 'r')
        and confrelid in ('terminal'::regclass, 'route'::regclass, 'vehicle'::regclass, 'driver'::regclass, 'person'::regclass)`);
    const uncounted = keys.filter(({ on, table, column }) => {
      const kind = [terminals, routes, vehicles, drivers, admins].find(({ noun }) => noun === on);
      const counted = kind?.uses.map(({ from }) => from('').text) ?? [];
      return counted.every(
        (text) =>
          !new RegExp(`(from|join) ${table}\\b`).test(text) || !new RegExp(`\\b${column}\\b`).test(text),
      );
    });
    expect(uncounted.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(NAMED_BESIDE);
  });
});

/** References that never stand alone: the same call writes a line that is counted. */
const NAMED_BESIDE = ['give_back.person_id', 'give_back.terminal_id', 'passenger.sold_terminal_id'];
