import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { listWith, somethingWith } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';

inTheOffice('The office’s lists', (office) => {
  it('of terminals, routes and vehicles are for everybody with a login', async () => {
    const { call, company } = office();
    expect((await call('GET', '/api/fetch_terminals', { by: 'ada' })).body).toMatchObject({
      data: [
        { terminal_name: 'Aba' },
        {
          id: company.awka,
          terminal_name: 'Awka',
          terminal_address: '1 Awka Road',
          city: 'Awka',
          state: 'Awka',
        },
        { terminal_name: 'Lagos' },
        { terminal_name: 'Owerri' },
      ],
    });
    expect((await call('GET', '/api/get_routes', { by: 'ngozi' })).body).toEqual({
      data: [
        {
          id: company.awkaToLagos,
          version: 1,
          route_id: 'Awka - Lagos',
          origin: 'Awka',
          destination: 'Lagos',
          distance: '452 km',
          duration: '7 hours',
          fare: '',
          most_fare: '',
          status: 'In service',
        },
        somethingWith({ route_id: 'Owerri - Aba' }),
      ],
    });
    expect((await call('GET', '/api/get_vehicles', { by: 'tunde' })).body).toEqual({
      data: [
        {
          id: company.bus,
          version: 1,
          vehicle_number: 'ANB 482 XA',
          status: 'In service',
          vehicle_type: 'Bus',
          assigned_driver: 'Emeka Eze',
          seat_number: [1, 2, 3, 4, 5, 6],
          vehicle_seat_number: 6,
          former_numbers: [],
        },
      ],
    });
  });
});

inTheOffice('The trip list', (office) => {
  it('has the next departure on top, then later ones, then past days from the newest', async () => {
    const { db, company, call } = office();
    const at = (departsAt: string) => aTrip(db, company, { departsAt });
    const lastWeek = await at('2026-11-14T06:00:00.000Z');
    const tomorrow = await at('2026-11-22T06:00:00.000Z');
    const yesterday = await at('2026-11-20T22:59:59.000Z');
    const thisMorning = await at('2026-11-20T23:00:00.000Z');
    const nextWeek = await at('2026-11-28T06:00:00.000Z');
    const { body } = await call('GET', '/api/get_trips', { by: 'ada' });
    expect(body).toMatchObject({
      data: [thisMorning, tomorrow, nextWeek, yesterday, lastWeek].map((id) => ({ id })),
    });
  });

  it('has the buses on the road to a terminal on top of its incoming trips, the one that left first above', async () => {
    const { db, company, call } = office();
    const at = (departsAt: string) => aTrip(db, company, { departsAt });
    await at('2026-11-22T06:00:00.000Z');
    const [later, earlier] = [await at('2026-11-21T06:00:00.000Z'), await at('2026-11-20T21:00:00.000Z')];
    await db.query(sql`update trip set status = 'En-route' where id in (${later}, ${earlier})`);
    const onTop = async (by: 'ada' | 'tunde', direction: string) => {
      const { body } = await call('GET', '/api/get_trips', { by, query: `limit=2&direction=${direction}` });
      return body;
    };
    expect(await onTop('tunde', 'incoming')).toMatchObject({ data: [{ id: earlier }, { id: later }] });
    expect(await onTop('ada', 'outgoing')).toMatchObject({
      data: [{ status: 'Scheduled' }, { status: 'Scheduled' }],
    });
  });

  it('shows each trip with its seats, taken and free, and where it goes as seen from here', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company, { departsAt: '2026-11-21T06:30:00.000Z', amountKobo: 1_850_050 });
    await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(trip, { seat_number: [5, 2], amount: 37_001 }),
    });
    const shown = {
      id: trip,
      version: 1,
      route_id: 'Awka - Lagos',
      travel_date: '2026-11-21T06:30:00.000Z',
      amount: 18_500.5,
      vehicle_type: 'Bus',
      vehicle_number: 'ANB 482 XA',
      driver: 'Emeka Eze',
      second_driver: '',
      status: 'Scheduled',
      total_seats: 6,
      selected_seats: [2, 5],
      available_seats: [1, 3, 4, 6],
      fromTerminal: { id: company.awka, name: 'Awka' },
      toTerminal: { id: company.lagos, name: 'Lagos' },
    };
    const seenBy = async (by: 'ada' | 'tunde' | 'ngozi') =>
      (await call('GET', '/api/get_trips', { by })).body;
    expect(await seenBy('ada')).toMatchObject({
      data: listWith({ ...shown, type: 'Outgoing' }),
    });
    expect(await seenBy('tunde')).toMatchObject({
      data: listWith({ ...shown, type: 'Incoming' }),
    });
    expect(await seenBy('ngozi')).toMatchObject({ data: listWith(shown) });
  });

  it('shows staff only what their own terminal sends or receives, and a super admin all', async () => {
    const { db, company, call } = office();
    const elsewhere = await aTrip(db, company, { route: company.owerriToAba });
    const seesIt = async (by: 'ada' | 'chika' | 'ngozi') =>
      (await call('GET', '/api/get_trips', { by })).text.includes(elsewhere);
    expect([await seesIt('ada'), await seesIt('chika'), await seesIt('ngozi')]).toEqual([false, true, true]);
    expect((await call('GET', '/api/get_trips', { by: 'chika' })).body).toMatchObject({
      data: [{ id: elsewhere }],
    });
  });
});
