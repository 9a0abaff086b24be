import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { anyEntryWith, somethingWith } from '../../testing/matchers';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';

/** The drivers of an office, and the trips that are planned for them. */
function plans(office: () => Office) {
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    office().call(method, `/api/${path}`, { by: 'ada', body });
  const aDriver = async (name: string) => {
    const id = newId();
    await office().db.query(
      sql`insert into driver (id, name, phone, address) values (${id}, ${name}, '08034127799', 'Awka')`,
    );
    return id;
  };
  const rest = (hours: number) => office().db.query(sql`update company set rest_hours = ${hours}`);
  /** Plans a trip of seven hours with a bus of its own. */
  async function plan(plate: string, wishes: object) {
    const bus = await aBus(office().db, plate);
    const form = aTripForm({ vehicle_number: plate, ...wishes });
    return { bus, form, ...(await call('POST', 'create_trips', form)) };
  }

  return { call, aDriver, rest, plan };
}

inEachOffice('A driver whom two people want', (office) => {
  const { call, aDriver, plan } = plans(office);

  it('drives one of two trips that are assigned to them at the same moment', async () => {
    await aDriver('Ayo Bello');
    const trips = [];
    for (const plate of ['KJA 18 BB', 'KJA 19 BB', 'KJA 20 BB']) {
      const { body } = await plan(plate, { travel_date: '2026-11-26T07:00' });
      trips.push({ id: textAt(body, 'data', 'id'), version: 1, vehicle_number: plate, second_driver: '' });
    }
    const [one, two, three] = trips;
    const answers = await Promise.all([
      call('PUT', 'assign_trips', { trips: [{ ...one, driver: 'Ayo Bello' }] }),
      call('PUT', 'assign_trips', { trips: [{ ...two, second_driver: 'Ayo Bello' }] }),
      call('PUT', `edit_trip/${three?.id}`, {
        ...aTripForm({ vehicle_number: 'KJA 20 BB', travel_date: '2026-11-26T07:00' }),
        driver: 'Ayo Bello',
      }),
    ]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const driven = await office().db.query(sql`
      select trip.id from trip join driver on driver.id in (driver_id, second_driver_id) where driver.name = 'Ayo Bello'`);
    expect(driven).toHaveLength(1);
  });
});

inTheOffice('A driver', (office) => {
  const { call, aDriver, rest, plan } = plans(office);

  it('makes one trip at a time, as the first or the second driver', async () => {
    await aDriver('Musa Bello');
    await plan('KJA 1 BB', { travel_date: '2026-11-22T07:00', driver: 'Musa Bello' });
    const twice = await plan('KJA 2 BB', { travel_date: '2026-11-22T13:00', second_driver: 'Musa Bello' });
    expect(twice).toMatchObject({
      status: 422,
      body: {
        errors: {
          second_driver: [
            'Musa Bello is on Awka - Lagos from 22 Nov 2026, 07:00 AM until about 22 Nov 2026, 02:00 PM. Choose another driver or time.',
          ],
        },
      },
    });
  });

  it('rests as the company says, also when a trip moves, and not while something else is edited', async () => {
    await aDriver('Sani Bello');
    await plan('KJA 3 BB', { travel_date: '2026-11-22T07:00', driver: 'Sani Bello' });
    const { body, form } = await plan('KJA 4 BB', { travel_date: '2026-11-22T20:00', driver: 'Sani Bello' });
    const id = textAt(body, 'data', 'id');
    await rest(8);
    const edit = (wishes: object) => call('PUT', `edit_trip/${id}`, { ...form, ...wishes });
    expect(await edit({ amount: '20000' })).toMatchObject({ status: 200 });
    expect(await edit({ travel_date: '2026-11-22T21:00' })).toMatchObject({
      body: {
        errors: {
          driver: [
            'Sani Bello is resting until 22 Nov 2026, 10:00 PM, after Awka - Lagos. Choose another driver or time.',
          ],
        },
      },
    });
    expect(await edit({ travel_date: '2026-11-22T22:00' })).toMatchObject({ status: 200 });
    await rest(0);
  });

  it('does not come along with a vehicle while on another trip', async () => {
    const musa = await aDriver('Uche Bello');
    await plan('KJA 5 BB', { travel_date: '2026-11-22T07:00', driver: 'Uche Bello' });
    const bus = await aBus(office().db, 'KJA 6 BB');
    await office().db.query(sql`update vehicle set driver_id = ${musa} where id = ${bus}`);
    const form = aTripForm({ vehicle_number: 'KJA 6 BB', travel_date: '2026-11-22T08:00' });
    expect(await call('POST', 'create_trips', form)).toMatchObject({
      status: 200,
      body: { data: { vehicle_number: 'KJA 6 BB', driver: '' } },
    });
  });

  it('rests after the recorded arrival, also once the trip is completed', async () => {
    await aDriver('Ngozi Bello');
    const { body } = await plan('KJA 7 BB', { travel_date: '2026-11-21T21:00', driver: 'Ngozi Bello' });
    const id = textAt(body, 'data', 'id');
    await call('PUT', `trip_status/${id}`, { status: 'En-route', reason: '' });
    await call('PUT', `trip_status/${id}`, { status: 'Completed', reason: '' });
    await rest(12);
    expect(await plan('KJA 8 BB', { travel_date: '2026-11-21T21:30', driver: 'Ngozi Bello' })).toMatchObject({
      status: 422,
      body: { errors: { driver: [expect.stringContaining('is resting until 21 Nov 2026, 10:00 PM')] } },
    });
    await rest(0);
  });

  it('is offered with what is missing of the papers, and with the trips around the day', async () => {
    const { db } = office();
    const sade = await aDriver('Sade Bello');
    const { bus } = await plan('KJA 9 BB', { travel_date: '2026-11-27T22:00', driver: 'Sade Bello' });
    await db.query(sql`insert into paper (id, vehicle_id, kind, number, expires_on)
      values (${newId()}, ${bus}, 'Insurance', 'A 1', '2026-11-27')`);
    await db.query(sql`insert into paper (id, driver_id, kind, number, expires_on)
      values (${newId()}, ${sade}, 'Licence', 'A 2', '2026-11-28')`);
    const { body } = await office().call('GET', '/api/get_duties?day=2026-11-28', { by: 'ada' });
    expect(JSON.stringify(body)).toContain('"missing":["Insurance expired on 27 Nov 2026."]');
    expect(JSON.stringify(body)).toContain('{"name":"Sade Bello","kind":"Driver","missing":[]}');
    expect(body).toMatchObject({
      data: {
        duties: [
          {
            route_id: 'Awka - Lagos',
            departs_at: '2026-11-27T21:00:00.000Z',
            arrives_at: '2026-11-28T04:00:00.000Z',
            vehicle_number: 'KJA 9 BB',
            driver: 'Sade Bello',
          },
        ],
      },
    });
  });

  it('is nobody twice on one trip, also if named by id', async () => {
    const id = await aDriver('Ada Bello');
    const twice = { second_driver: ['The second driver must be somebody else.'] };
    expect(await plan('KJA 10 BB', { driver: id, second_driver: 'ada bello' })).toMatchObject({
      status: 422,
      body: { errors: twice },
    });
  });

  it('does not get a second trip because the first one leaves later', async () => {
    await aDriver('Obi Bello');
    const { body } = await plan('KJA 12 BB', { travel_date: '2026-11-23T07:00', second_driver: 'Obi Bello' });
    await plan('KJA 13 BB', { travel_date: '2026-11-23T15:00', driver: 'Obi Bello' });
    const id = textAt(body, 'data', 'id');
    const later = (hour: string) =>
      office().call('GET', `/api/preview_disruption/${id}`, {
        by: 'ada',
        query: `kind=time&travel_date=2026-11-23T${hour}:00`,
      });
    expect((await later('08')).status).toBe(200);
    expect(await later('09')).toMatchObject({
      status: 422,
      body: {
        errors: {
          travel_date: [
            'Obi Bello is on Awka - Lagos from 23 Nov 2026, 03:00 PM until about 23 Nov 2026, 10:00 PM. Choose another time, or give the trip another driver first.',
          ],
        },
      },
    });
  });

  it('does not come back with a trip that runs again, if another one was given to them meanwhile', async () => {
    await aDriver('Eze Bello');
    await aDriver('Uju Bello');
    const both = { driver: 'Eze Bello', second_driver: 'Uju Bello' };
    const { body } = await plan('KJA 14 BB', { travel_date: '2026-11-24T07:00', ...both });
    const id = textAt(body, 'data', 'id');
    const disrupt = async (kind: string) =>
      call('PUT', `disrupt_trip/${id}`, await planned(office(), id, { kind }));
    expect((await disrupt('cancelled')).status).toBe(200);
    await plan('KJA 15 BB', { travel_date: '2026-11-24T09:00', driver: 'Eze Bello' });
    expect((await disrupt('runs')).status).toBe(200);
    const { body: trip } = await office().call('GET', `/api/get_trip/${id}`, { by: 'ada' });
    expect(trip).toMatchObject({
      data: {
        status: 'Scheduled',
        driver: '',
        second_driver: 'Uju Bello',
        history: anyEntryWith({
          fields: [{ field: 'Status' }, { field: 'Driver', from: 'Eze Bello' }].map(somethingWith),
        }),
      },
    });
  });

  it('rests between the trips of a vehicle that theirs replaces', async () => {
    const id = await aDriver('Ime Bello');
    const { bus } = await plan('KJA 16 BB', { travel_date: '2026-11-25T07:00' });
    const again = aTripForm({ vehicle_number: 'KJA 16 BB', travel_date: '2026-11-25T15:00' });
    expect((await call('POST', 'create_trips', again)).status).toBe(200);
    const other = await aBus(office().db, 'KJA 17 BB');
    await office().db.query(sql`update vehicle set driver_id = ${id} where id = ${other}`);
    await rest(8);
    const wish = { vehicle_number: 'KJA 17 BB' };
    const shown = await office().call('GET', `/api/preview_replacement/${bus}`, {
      by: 'ngozi',
      query: new URLSearchParams(wish).toString(),
    });
    const body = { ...wish, reason: 'The engine broke.', plan: textAt(shown.body, 'data', 'plan') };
    expect((await office().call('PUT', `/api/replace_vehicle/${bus}`, { by: 'ngozi', body })).status).toBe(
      200,
    );
    await rest(0);
    expect(
      await office().db.query(
        sql`select driver_id = ${id} as drives from trip where vehicle_id = ${other} order by departs_at`,
      ),
    ).toEqual([{ drives: true }, { drives: null }]);
  });
});
