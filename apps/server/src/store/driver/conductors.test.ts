import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { planned as outcomeOf } from '../../testing/calls/disruptions';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';

/** The drivers and conductors of an office, and what they are given. */
function crewOf(office: () => Office) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by: 'ada' | 'ngozi' = 'ngozi') =>
    office().call(method, `/api/${path}`, { by, ...(body && { body }) });
  const formOf = (name: string) => ({
    driver_name: name,
    driver_phone: '08034127781',
    driver_address: '3 Zik Avenue, Awka',
  });
  const made = async (name: string, kind: string) =>
    textAt((await call('POST', 'create_drivers', { ...formOf(name), driver_kind: kind })).body, 'data', 'id');
  const kindOf = async (id: string) =>
    (await office().db.query<{ kind: string }>(sql`select kind from driver where id = ${id}`))[0]?.kind;
  const planned = (wishes: object) =>
    call('POST', 'create_trips', { ...aTripForm({ travel_date: '2026-11-27T05:00' }), ...wishes }, 'ada');
  const vehicleOf = (plate: string, driver: string) => ({
    vehicle_number: plate,
    vehicle_type: 'Coach Bus',
    assigned_driver: driver,
    vehicle_seat_number: '14',
  });

  return { call, formOf, made, kindOf, planned, vehicleOf };
}

inEachOffice('A driver who becomes a conductor', (office) => {
  const { call, formOf, made, vehicleOf } = crewOf(office);

  it('gets no vehicle that is given in the same moment', async () => {
    const id = await made('Ben Ude', 'Driver');
    const [edit, vehicle] = await Promise.all([
      call('PUT', `edit_driver/${id}`, { ...formOf('Ben Ude'), driver_kind: 'Conductor' }),
      call('POST', 'create_vehicles', vehicleOf('CON 6 AA', 'Ben Ude')),
    ]);
    expect([edit, vehicle].filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

inTheOffice('A conductor', (office) => {
  const { call, formOf, made, kindOf, planned, vehicleOf } = crewOf(office);

  it('goes along as the second one of a trip, and drives no trip and no vehicle', async () => {
    await made('Ify Okeke', 'Conductor');
    await aBus(office().db, 'CON 1 AA');
    const noDriver = ['There is no driver called Ify Okeke in service. Choose one from the list.'];
    expect(await planned({ vehicle_number: 'CON 1 AA', driver: 'Ify Okeke' })).toMatchObject({
      status: 422,
      body: { errors: { driver: noDriver } },
    });
    expect(await call('POST', 'create_vehicles', vehicleOf('CON 2 AA', 'Ify Okeke'))).toMatchObject({
      status: 422,
      body: { errors: { assigned_driver: noDriver } },
    });
    expect(await planned({ vehicle_number: 'CON 1 AA', second_driver: 'Ify Okeke' })).toMatchObject({
      status: 200,
      body: { data: { second_driver: 'Ify Okeke' } },
    });
  });

  it('needs no papers of a driver when the bus leaves', async () => {
    const { db } = office();
    await made('Obi Eze', 'Conductor');
    const driver = await made('Pat Obi', 'Driver');
    await db.query(sql`insert into paper (id, driver_id, kind, number, expires_on)
      values (${newId()}, ${driver}, 'Licence', 'AWK 1', '2027-01-01')`);
    await aBus(db, 'CON 3 AA');
    const { body } = await planned({
      vehicle_number: 'CON 3 AA',
      travel_date: '2026-11-21T21:00',
      driver: 'Pat Obi',
      second_driver: 'Obi Eze',
    });
    await db.query(sql`update company set driver_papers = 'Licence', paper_rule = 'required'`);
    const leave = () =>
      call('PUT', `trip_status/${textAt(body, 'data', 'id')}`, { status: 'En-route' }, 'ada');
    await db.query(sql`update driver set kind = 'Driver' where name = 'Obi Eze'`);
    const refused = await leave();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Licence');
    await db.query(sql`update driver set kind = 'Conductor' where name = 'Obi Eze'`);
    expect(await leave()).toMatchObject({ status: 200 });
    await db.query(sql`update company set driver_papers = '', paper_rule = 'listed'`);
  });

  it('is nobody who still drives a vehicle or a trip', async () => {
    const id = await made('Sam Obi', 'Driver');
    const toConductor = () =>
      call('PUT', `edit_driver/${id}`, { ...formOf('Sam Obi'), driver_kind: 'conductor' });
    await call('POST', 'create_vehicles', vehicleOf('CON 4 AA', 'Sam Obi'));
    await aBus(office().db, 'CON 5 AA');
    await planned({ vehicle_number: 'CON 5 AA', travel_date: '2026-11-29T05:00', driver: 'Sam Obi' });
    expect(await toConductor()).toMatchObject({
      status: 422,
      body: {
        errors: { driver_kind: ['Sam Obi drives 1 vehicle and 1 trip. Give them another driver first.'] },
      },
    });
    await office().db.query(sql`update vehicle set driver_id = null where driver_id = ${id}`);
    await office().db.query(sql`update trip set driver_id = null where driver_id = ${id}`);
    expect(await toConductor()).toMatchObject({ status: 200, body: { data: { driver_kind: 'Conductor' } } });
  });

  it('does not drive a trip that was cancelled before, and runs again', async () => {
    const driver = await made('Uzo Obi', 'Driver');
    await aBus(office().db, 'CON 7 AA');
    const wishes = { vehicle_number: 'CON 7 AA', travel_date: '2026-11-30T05:00', driver: 'Uzo Obi' };
    const trip = textAt((await planned(wishes)).body, 'data', 'id');
    const disrupt = async (kind: string) =>
      call('PUT', `disrupt_trip/${trip}`, await outcomeOf(office(), trip, { kind }));
    expect((await disrupt('cancelled')).status).toBe(200);
    const form = { ...formOf('Uzo Obi'), driver_kind: 'Conductor' };
    expect((await call('PUT', `edit_driver/${driver}`, form)).status).toBe(200);
    expect((await disrupt('runs')).status).toBe(200);
    expect((await call('GET', `get_trip/${trip}`)).body).toMatchObject({ data: { driver: '' } });
  });

  it('stays one if a client that knows no conductors edits the record', async () => {
    const id = await made('Joy Ani', 'Conductor');
    expect((await call('PUT', `edit_driver/${id}`, formOf('Joy Ani'))).status).toBe(200);
    expect(await kindOf(id)).toBe('Conductor');
    expect(
      await kindOf(textAt((await call('POST', 'create_drivers', formOf('Ada Ani'))).body, 'data', 'id')),
    ).toBe('Driver');
  });
});
