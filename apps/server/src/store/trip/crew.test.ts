import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm, changesOf } from '../../testing/trips';
import { verify } from '../../verify/verify';

inTheOffice('Who drives a trip', (office) => {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    by: 'ada' | 'ngozi' = 'ada',
  ) => office().call(method, `/api/${path}`, { by, ...(body && { body }) });
  const manifest = async (id: string) => (await call('GET', `get_manifest/${id}`)).body;
  const aDriver = async (name: string, phone: string) => {
    const id = newId();
    await office().db.query(
      sql`insert into driver (id, name, phone, address) values (${id}, ${name}, ${phone}, 'Awka')`,
    );
    return id;
  };
  /** Plans a trip with a vehicle of its own, which Emeka Eze drives, who is free. */
  async function planned(plate: string, wishes: object = {}) {
    const { db } = office();
    await db.query(sql`update trip set driver_id = null, second_driver_id = null where status = 'Scheduled'`);
    const bus = await aBus(db, plate);
    await db.query(
      sql`update vehicle set driver_id = (select id from driver where name = 'Emeka Eze') where id = ${bus}`,
    );
    const form = { ...aTripForm({ vehicle_number: plate, travel_date: '2026-11-21T21:00' }), ...wishes };
    return { id: textAt((await call('POST', 'create_trips', form)).body, 'data', 'id'), form, bus };
  }
  const giveToAnother = (bus: string, driver: string) =>
    office().db.query(sql`update vehicle set driver_id = ${driver} where id = ${bus}`);
  const setStatus = (id: string, status: string, reason = '') =>
    call('PUT', `trip_status/${id}`, { status, reason });

  it('is the driver of its vehicle when it is planned, and stays so when the vehicle gets another one', async () => {
    const uche = await aDriver('Uche Obi', '08034127700');
    const { id, bus } = await planned('KJA 1 AA');
    await giveToAnother(bus, uche);
    expect(await manifest(id)).toMatchObject({
      data: { driver: 'Emeka Eze', driver_phone: '08034127781', second_driver: null },
    });
    expect((await call('GET', `get_trip/${id}`)).body).toMatchObject({
      data: { driver: 'Emeka Eze', second_driver: '' },
    });
  });

  it('is changed with the trip, and its history says so', async () => {
    await aDriver('Musa Bello', '08034127701');
    const { id, form } = await planned('KJA 2 AA', { driver: 'musa bello', second_driver: 'Emeka Eze' });
    expect(await manifest(id)).toMatchObject({
      data: { driver: 'Musa Bello', second_driver: 'Emeka Eze', second_driver_phone: '08034127781' },
    });
    await call('PUT', `edit_trip/${id}`, { ...form, driver: 'Emeka Eze', second_driver: '' });
    expect(await changesOf(office().db, id)).toMatchObject([
      {
        fields: [
          { field: 'Driver', from: 'Musa Bello', to: 'Emeka Eze' },
          { field: 'Second driver or conductor', from: 'Emeka Eze' },
        ],
      },
    ]);
  });

  it('is a driver in service, and the second one is somebody else', async () => {
    for (const [wish, error] of [
      [
        { driver: 'Nobody' },
        { driver: ['There is no driver called Nobody in service. Choose one from the list.'] },
      ],
      [{ second_driver: 'emeka eze' }, { second_driver: ['The second driver must be somebody else.'] }],
    ] as const) {
      const form = aTripForm({ travel_date: '2026-11-25T21:00' });
      expect(await call('POST', 'create_trips', { ...form, ...wish })).toMatchObject({
        status: 422,
        body: { errors: error },
      });
    }
  });

  it('is fixed when it leaves, with name and phone, and can be changed again when the departure is taken back', async () => {
    const { db } = office();
    const ngo = await aDriver('Ngo Eze', '08034127702');
    const { id, form } = await planned('KJA 3 AA', { driver: 'Ngo Eze' });
    expect((await setStatus(id, 'En-route')).status).toBe(200);
    await db.query(sql`update driver set name = 'Ngozi Eze', phone = '08034127703' where id = ${ngo}`);
    const left = { data: { driver: 'Ngo Eze', driver_phone: '08034127702' } };
    expect(await manifest(id)).toMatchObject(left);
    expect(await call('PUT', `edit_trip/${id}`, { ...form, driver: 'Emeka Eze' }, 'ngozi')).toMatchObject({
      status: 422,
      body: { errors: { driver: ['This trip has left. Who drives it can no longer be changed.'] } },
    });
    expect((await call('PUT', `edit_trip/${id}`, form)).status).toBe(200);
    await setStatus(id, 'Completed');
    expect(await manifest(id)).toMatchObject(left);
    for (const statement of [
      sql`update trip_departure set driver_name = 'Musa Bello'`,
      sql`delete from trip_departure`,
    ]) {
      await expect(db.query(statement)).rejects.toSatisfy((error) =>
        isCheckViolation(error, 'trip_departure_only_grows'),
      );
    }
    expect(await verify(db)).toMatchObject({ broken: [] });

    const other = await planned('KJA 4 AA', { driver: 'Ngozi Eze' });
    await setStatus(other.id, 'En-route');
    await setStatus(other.id, 'Scheduled', 'It never left');
    const again = { ...other.form, driver: 'Emeka Eze' };
    expect((await call('PUT', `edit_trip/${other.id}`, again)).status).toBe(200);
    expect(await manifest(other.id)).toMatchObject({ data: { driver: 'Emeka Eze' } });
  });

  it('keeps a driver on record: deleting or putting out of service is refused while a trip needs them', async () => {
    const id = await aDriver('Sani Musa', '08034127704');
    const { id: trip } = await planned('KJA 5 AA', { second_driver: 'Sani Musa' });
    expect(await call('DELETE', `delete_driver/${id}`, undefined, 'ngozi')).toMatchObject({
      status: 422,
      body: { message: 'Sani Musa drives 1 trip. Give it another driver first.' },
    });
    expect(await call('PUT', `driver_status/${id}`, { status: 'Out of service' }, 'ngozi')).toMatchObject({
      status: 422,
      body: { message: 'Sani Musa drives 1 trip that has not left yet. Give it another driver first.' },
    });
    await setStatus(trip, 'En-route');
    expect(await call('DELETE', `delete_driver/${id}`, undefined, 'ngozi')).toMatchObject({
      body: {
        message: 'Sani Musa stays on record with 1 past trip. Put this driver out of service instead.',
      },
    });
  });

  it('goes with another vehicle: that one’s driver, if a client leaves the driver out', async () => {
    const uche = await aDriver('Uche Nwosu', '08034127705');
    const { id, form } = await planned('KJA 6 AA');
    await giveToAnother(await aBus(office().db, 'KJA 7 AA'), uche);
    await call('PUT', `edit_trip/${id}`, { ...form, vehicle_number: 'KJA 7 AA' });
    expect(await manifest(id)).toMatchObject({ data: { driver: 'Uche Nwosu' } });
  });
});
