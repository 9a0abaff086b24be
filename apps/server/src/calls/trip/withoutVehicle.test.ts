import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { type CallOptions, inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';
import { verify } from '../../verify/verify';

const LEAVES = '2026-11-22T06:00:00.000Z';

inTheOffice('A trip without a vehicle', (office) => {
  const planned = async (seats = 6) => {
    const { db, company } = office();
    const id = newId();
    await db.query(sql`
      insert into trip (id, route_id, departs_at, amount_kobo, total_seats, planned_vehicle_type)
      values (${id}, ${company.awkaToLagos}, ${LEAVES}, 1850000, ${seats}, 'Coach Bus')`);
    return id;
  };
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    office().call(method, path, { by: 'ada', ...(body && { body }) } satisfies CallOptions);
  const sell = async (trip: string, seats: number[]) => {
    const { body } = await call(
      'POST',
      '/api/book_ticket',
      aBooking(trip, { seat_number: seats, amount: 18_500 }),
    );
    return textAt(body, 'data', 'id');
  };
  const form = (wishes: object = {}) => aTripForm({ travel_date: LEAVES, vehicle_number: '', ...wishes });

  it('is sold by the seats of its plan, and shows the plan’s type and no number', async () => {
    const trip = await planned();
    const ticket = await sell(trip, [6]);
    const bus = { vehicle_number: '', vehicle_type: 'Coach Bus' };
    for (const [path, shown] of [
      [`/api/get_trip/${trip}`, bus],
      [`/api/get_manifest/${trip}`, bus],
      [`/api/get_ticket/${ticket}`, { trip_information: bus }],
    ] as const) {
      expect(await call('GET', path)).toMatchObject({ status: 200, body: { data: shown } });
    }
    for (const path of ['/api/get_trips', '/api/get_all_tickets', '/api/get_departures']) {
      expect((await call('GET', path)).text).toContain(trip);
    }
    expect((await call('DELETE', `/api/delete_ticket/${ticket}`, { reason: 'A slip' })).status).toBe(200);
    expect(await call('GET', `/api/get_ticket/${ticket}`)).toMatchObject({
      body: { data: { trip_information: bus } },
    });
  });

  it('is listed with those that lack a bus or a driver, the next to leave first', async () => {
    const { db, company } = office();
    await db.query(sql`update trip set status = 'Completed' where vehicle_id is not null`);
    await db.query(sql`delete from ticket_seat`);
    await db.query(
      sql`update trip set deleted_at = ${LEAVES}, deleted_by = ${company.people.ngozi} where deleted_at is null`,
    );
    const [later, sooner, noDriver, whole] = [
      await planned(),
      await planned(),
      await planned(),
      await planned(),
    ];
    await db.query(sql`update trip set departs_at = '2026-11-23T06:00:00.000Z' where id = ${later}`);
    await db.query(sql`update trip set vehicle_id = ${company.bus}, departs_at = '2026-11-24T06:00:00.000Z'
      where id = ${noDriver}`);
    await db.query(sql`update trip set vehicle_id = ${company.bus}, departs_at = '2026-11-25T06:00:00.000Z',
      driver_id = (select driver_id from vehicle where id = ${company.bus}) where id = ${whole}`);
    const { text } = await call('GET', '/api/get_trips?lacks=bus_or_driver&limit=10');
    const order = [sooner, later, noDriver].map((id) => text.indexOf(id));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(text).not.toContain(whole);
  });

  it('boards, and leaves once it has a bus', async () => {
    const { db, company } = office();
    const trip = await planned();
    await sell(trip, [2]);
    expect((await call('PUT', `/api/board_passengers/${trip}`, { code: '2' })).status).toBe(200);
    expect(await call('PUT', `/api/trip_status/${trip}`, { status: 'En-route' })).toMatchObject({
      status: 422,
      body: { errors: { status: ['No bus yet: assign one first, then let the trip leave.'] } },
    });
    await db.query(sql`update trip set vehicle_id = ${company.bus} where id = ${trip}`);
    expect((await call('PUT', `/api/trip_status/${trip}`, { status: 'En-route' })).status).toBe(200);
    await expect(db.query(sql`update trip set vehicle_id = null where id = ${trip}`)).rejects.toThrow();
    await db.query(sql`update trip set status = 'Completed' where id = ${trip}`);
  });

  it('may be edited without one, and gets one in its form; a trip that has one keeps one', async () => {
    const { db } = office();
    const trip = await planned();
    await aBus(db, 'KJA 41 XB', 8);
    expect(await call('PUT', `/api/edit_trip/${trip}`, form({ amount: 19_000 }))).toMatchObject({
      status: 200,
      body: { data: { vehicle_number: '', amount: 19_000, total_seats: 6 } },
    });
    expect(
      await call('PUT', `/api/edit_trip/${trip}`, form({ amount: 19_000, vehicle_number: 'KJA 41 XB' })),
    ).toMatchObject({
      status: 200,
      body: { data: { vehicle_number: 'KJA 41 XB', vehicle_type: 'Coach Bus', total_seats: 8 } },
    });
    expect(await call('PUT', `/api/edit_trip/${trip}`, form())).toMatchObject({
      status: 422,
      body: { errors: { vehicle_number: ['Vehicle is required'] } },
    });
  });

  it('gets a smaller bus by a disruption, which shows first who loses a seat', async () => {
    const { db } = office();
    const trip = await planned(10);
    await aBus(db, 'KJA 42 XB', 4);
    for (const seat of [1, 2, 3, 9, 10]) await sell(trip, [seat]);
    const wish = { kind: 'vehicle', vehicle_number: 'KJA 42 XB', travel_date: '', trip_id: '' };
    const shown = await call(
      'GET',
      `/api/preview_disruption/${trip}?${new URLSearchParams(wish).toString()}`,
    );
    expect(shown.status).toBe(200);
    const order = { ...wish, plan: textAt(shown.body, 'data', 'plan'), reason: 'Its first bus' };
    expect((await call('PUT', `/api/disrupt_trip/${trip}`, order)).status).toBe(200);
    expect(await call('GET', `/api/get_trip/${trip}`)).toMatchObject({
      body: { data: { vehicle_number: 'KJA 42 XB', total_seats: 4 } },
    });
    const { broken } = await verify(db);
    expect(broken).toEqual([]);
  });

  it('is delayed, cancelled and runs again without one', async () => {
    const trip = await planned();
    await sell(trip, [4]);
    const disrupt = async (kind: string, wishes: object = {}) => {
      const wish = { kind, vehicle_number: '', travel_date: '', trip_id: '', ...wishes };
      const shown = await call(
        'GET',
        `/api/preview_disruption/${trip}?${new URLSearchParams(wish).toString()}`,
      );
      const order = { ...wish, plan: textAt(shown.body, 'data', 'plan'), reason: 'So it went' };
      expect((await call('PUT', `/api/disrupt_trip/${trip}`, order)).status).toBe(200);
    };
    await disrupt('time', { travel_date: '2026-11-22T08:00:00.000Z' });
    await disrupt('cancelled');
    await disrupt('runs');
    expect(await call('GET', `/api/get_trip/${trip}`)).toMatchObject({
      body: { data: { status: 'Scheduled', travel_date: '2026-11-22T08:00:00.000Z', selected_seats: [4] } },
    });
  });
});
