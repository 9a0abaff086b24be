import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { onOneEngine } from '../../db/testing';
import { aTrip } from '../../testing/company';
import { type Office, openOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';
import { aWaybill } from '../../testing/waybill';

onOneEngine('What is out of service', (open) => {
  let opened: Office;
  beforeEach(async () => {
    opened = await openOffice(await open());
  });
  afterEach(() => opened.app.close());
  const office = () => opened;
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    office().call(method, path, { by: 'ngozi', ...(body && { body }) });
  type Retired = 'terminal' | 'route' | 'vehicle' | 'driver';
  const put = (one: Retired, id: string, status: string) =>
    call('PUT', `/api/${one}_status/${id}`, { status });
  const out = (one: Retired, id: string) => put(one, id, 'Out of service');
  const back = (one: Retired, id: string) => put(one, id, 'In service');
  const refusal = (message: string) => ({ status: 422, body: { message } });
  const atField = (field: string, message: string) => ({
    status: 422,
    body: { errors: { [field]: [message] } },
  });
  const rowsOf = async (list: 'vehicles' | 'drivers', query: string) =>
    (await office().call('GET', `/api/get_${list}`, { by: 'ngozi', query })).body;
  const emeka = async () => {
    const [row] = await office().db.query<{ id: string }>(sql`select id from driver`);
    return row?.id ?? '';
  };
  const GONE = 'ANB 482 XA is out of service. Choose another vehicle.';

  it('is listed, counted and found under its status, and is in service again as if nothing had been', async () => {
    const { company } = office();
    expect(await out('vehicle', company.bus)).toMatchObject({
      status: 200,
      body: { data: { status: 'Out of service', version: 2 } },
    });
    expect(await rowsOf('vehicles', 'q=anb&limit=5')).toMatchObject({
      data: [{ vehicle_number: 'ANB 482 XA', status: 'Out of service' }],
      counts: { 'In service': 0, 'Out of service': 1 },
    });
    expect(await rowsOf('vehicles', 'status=In+service')).toMatchObject({ data: [] });
    expect(await back('vehicle', company.bus)).toMatchObject({
      status: 200,
      body: { data: { status: 'In service', version: 3 } },
    });
    expect(await call('POST', '/api/create_trips', aTripForm())).toMatchObject({ status: 200 });
  });

  it('takes no new trip, no trip that had another vehicle, and none that is put off', async () => {
    const { db, company } = office();
    await aBus(db, 'KJA 11 XB');
    const planned = await call('POST', '/api/create_trips', aTripForm({ vehicle_number: 'KJA 11 XB' }));
    const trip = textAt(planned.body, 'data', 'id');
    const left = await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z' });
    await out('vehicle', company.bus);
    const refused = atField('vehicle_number', GONE);
    expect(
      await call('POST', '/api/create_trips', aTripForm({ travel_date: '2026-11-25T21:00' })),
    ).toMatchObject(refused);
    expect(await call('PUT', `/api/edit_trip/${trip}`, aTripForm())).toMatchObject(refused);
    expect(await call('PUT', `/api/edit_trip/${left}`, aTripForm())).toMatchObject(refused);
    const swap = { by: 'ngozi', query: 'kind=vehicle&vehicle_number=ANB+482+XA' } as const;
    expect(await office().call('GET', `/api/preview_disruption/${trip}`, swap)).toMatchObject(refused);
  });

  it('is still the vehicle of the trips that it ran', async () => {
    const { db, company } = office();
    await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z', status: 'Completed' });
    await out('vehicle', company.bus);
    expect((await office().call('GET', '/api/get_trips', { by: 'ada' })).body).toMatchObject({
      data: [{ vehicle_number: 'ANB 482 XA', status: 'Completed' }],
    });
  });

  it('is no vehicle that a departure still needs', async () => {
    const { db, company } = office();
    const first = await aTrip(db, company);
    await aTrip(db, company, { departsAt: '2026-11-24T06:00:00.000Z' });
    await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z' });
    expect(await out('vehicle', company.bus)).toMatchObject(
      refusal('ANB 482 XA is planned for 2 trips that have not left yet. Give them another vehicle first.'),
    );
    await call('DELETE', `/api/delete_trip/${first}`);
    expect(await out('vehicle', company.bus)).toMatchObject(
      refusal('ANB 482 XA is planned for 1 trip that has not left yet. Give it another vehicle first.'),
    );
  });

  it('is what cannot be deleted, because trips that are over name it', async () => {
    const { db, company } = office();
    await aTrip(db, company, { status: 'Completed' });
    expect(await call('DELETE', `/api/delete_vehicle/${company.bus}`)).toMatchObject(
      refusal(
        'ANB 482 XA is used by 1 past trip. What is on record stays, so it cannot be deleted. Put it out of service instead.',
      ),
    );
  });

  it('keeps its plate, which no other vehicle gets', async () => {
    await out('vehicle', office().company.bus);
    expect(
      await call('POST', '/api/create_vehicles', {
        vehicle_number: 'anb-482-xa',
        vehicle_type: 'Bus',
        vehicle_seat_number: 14,
        assigned_driver: 'Emeka Eze',
      }),
    ).toMatchObject(
      atField('vehicle_number', 'A vehicle with this number already exists, in service or out of it.'),
    );
  });

  it('is a driver who has given up every vehicle in service, and is given none', async () => {
    const { company } = office();
    const driver = await emeka();
    expect(await out('driver', driver)).toMatchObject(
      refusal('Emeka Eze drives 1 vehicle. Give it another driver first.'),
    );
    await out('vehicle', company.bus);
    expect(await out('driver', driver)).toMatchObject({ body: { data: { status: 'Out of service' } } });
    const van = { vehicle_number: 'AWK 7 VN', vehicle_type: 'Van', vehicle_seat_number: 7 };
    const noDriver = 'There is no driver called Emeka Eze in service. Choose one from the list.';
    expect(
      await call('POST', '/api/create_vehicles', { ...van, assigned_driver: 'Emeka Eze' }),
    ).toMatchObject(atField('assigned_driver', noDriver));
    expect(await call('DELETE', `/api/delete_driver/${driver}`)).toMatchObject(
      refusal(
        'Emeka Eze stays on record with 1 vehicle out of service. Put this driver out of service instead.',
      ),
    );
  });

  it('brings no vehicle back to a driver who has left', async () => {
    const { company } = office();
    await out('vehicle', company.bus);
    await out('driver', await emeka());
    expect(await back('vehicle', company.bus)).toMatchObject(
      refusal('Emeka Eze, who drives ANB 482 XA, is out of service. Give it another driver first.'),
    );
    await back('driver', await emeka());
    expect(await back('vehicle', company.bus)).toMatchObject({ status: 200 });
  });

  it('is a route that takes no new trip, once its trips have arrived or are deleted', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z' });
    expect(await out('route', company.awkaToLagos)).toMatchObject(
      refusal(
        'Awka - Lagos still has 1 trip that has not arrived yet and 1 vehicle planned for that. First let its trips arrive or delete them.',
      ),
    );
    await db.query(
      sql`update trip set vehicle_id = null, planned_vehicle_type = 'Coach Bus' where id = ${trip}`,
    );
    expect(await out('route', company.awkaToLagos)).toMatchObject(
      refusal(
        'Awka - Lagos still has 1 trip that has not arrived yet. First let its trips arrive or delete them.',
      ),
    );
    await call('DELETE', `/api/delete_trip/${trip}`);
    expect(await out('route', company.awkaToLagos)).toMatchObject({
      body: { data: { route_id: 'Awka - Lagos', status: 'Out of service' } },
    });
    expect(await call('POST', '/api/create_trips', aTripForm())).toMatchObject(
      atField('route_id', 'Awka - Lagos is out of service. Choose another route.'),
    );
    await back('route', company.awkaToLagos);
    expect(await call('POST', '/api/create_trips', aTripForm())).toMatchObject({ status: 200 });
  });

  it('is a route whose planned trip of an earlier day can still be edited', async () => {
    const { db, company } = office();
    const late = await aTrip(db, company, { departsAt: '2026-11-20T06:00:00.000Z' });
    await out('route', company.awkaToLagos);
    const form = aTripForm({ travel_date: '2026-11-20T07:00' });
    expect(await call('PUT', `/api/edit_trip/${late}`, form)).toMatchObject({ status: 200 });
  });

  it('is a terminal of which everything is named that is still there, and which nobody chooses afterwards', async () => {
    const { db, company } = office();
    const route = await call('POST', '/api/create_routes', {
      route_id: 'Awka - Aba',
      origin: 'Awka',
      destination: 'Aba',
      distance: '212 km',
      duration: '4 hours',
    });
    const refused = async () => textAt((await out('terminal', company.aba)).body, 'message');
    expect(await refused()).toMatch(/^Aba still has \d+ routes in service\. First put its routes/);
    const person = await call('POST', '/api/create_admins', {
      admin_name: 'Chima Aba',
      admin_phone: '08034127781',
      terminal_id: company.aba,
      department: 'Logistics',
      login_email: 'chima@company.example',
      passcode: 'Tickets#2026',
    });
    expect(await refused()).toMatch(
      /and 1 person\. First put its routes out of service and move its people to another terminal or ban them\.$/,
    );
    await db.query(sql`update route set out_of_service_at = now()
      where ${company.aba} in (origin_terminal_id, destination_terminal_id)`);
    const chima = textAt(person.body, 'data', 'id');
    await call('PUT', `/api/admin_status/${chima}`, { is_banned: 1 });
    expect(await out('terminal', company.aba)).toMatchObject({
      body: { data: { status: 'Out of service' } },
    });

    const gone = 'There is no terminal called Aba in service. Choose one from the list.';
    const form = {
      route_id: 'Lagos - Aba',
      origin: 'Lagos',
      destination: 'Aba',
      distance: '1',
      duration: '7h',
    };
    expect(await call('POST', '/api/create_routes', form)).toMatchObject(atField('destination', gone));
    const parcel = { ...aWaybill(company), destination_terminal: company.aba };
    expect(await call('POST', '/api/create_waybills', parcel)).toMatchObject(
      atField('destination_terminal', 'Aba is out of service. Please choose another terminal.'),
    );
    expect(await call('PUT', `/api/admin_status/${chima}`, { is_banned: 0 })).toMatchObject(
      refusal('Aba is out of service. Move this person to another terminal first.'),
    );
    const routeId = textAt(route.body, 'data', 'id');
    expect(await back('route', routeId)).toMatchObject(
      refusal('Aba is out of service. Put this terminal back in service first.'),
    );
    const kept = { ...form, route_id: 'Awka - Aba', origin: 'Awka', fare: 9_000 };
    expect(await call('PUT', `/api/edit_route/${routeId}`, kept)).toMatchObject({
      body: { data: { destination: 'Aba', fare: 9_000, status: 'Out of service' } },
    });
    await back('terminal', company.aba);
    expect(await back('route', routeId)).toMatchObject({ status: 200 });
  });

  it('stands in Activity once, with who did it', async () => {
    const { company } = office();
    await out('vehicle', company.bus);
    await out('vehicle', company.bus);
    const activity = await office().call('GET', '/api/get_audit', { by: 'ngozi', query: 'kind=edited' });
    expect(activity.body).toMatchObject({
      data: [
        {
          by: { name: 'ngozi' },
          target: { kind: 'vehicle', name: 'ANB 482 XA' },
          before: { status: 'In service' },
          after: { status: 'Out of service' },
        },
      ],
    });
  });
});
