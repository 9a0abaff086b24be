import { expect, it } from 'vitest';
import { sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type CallOptions, inTheOffice } from '../../testing/office';
import { aBus, aTripForm, changesOf } from '../../testing/trips';

/** The trip of `aTrip` as a form. */
const ASIS = aTripForm({ travel_date: '2026-11-22T06:00:00.000Z' });

inTheOffice('A trip that is edited', (office) => {
  const edit = (trip: string, wishes: object, options: CallOptions = {}) =>
    office().call('PUT', `/api/edit_trip/${trip}`, { by: 'ada', body: { ...ASIS, ...wishes }, ...options });
  const sell = (trip: string, seats: number[]) =>
    office().call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: seats }) });
  const saying = (field: string, message: string) => ({
    status: 422,
    body: { message, errors: { [field]: [message] } },
  });
  /** Completes the trips of the previous test, so that the bus is free. */
  const freeTheBus = () => office().db.query(sql`update trip set status = 'Completed'`);
  const makeTrip = async (wishes = {}) => {
    await freeTheBus();
    return aTrip(office().db, office().company, wishes);
  };

  it('is as it was written, and what changed is kept with who, when and where', async () => {
    const { db } = office();
    await aBus(db, 'KJA 11 XB', 14);
    const trip = await makeTrip();
    expect(
      await edit(trip, { travel_date: '2026-11-23T08:30', vehicle_number: 'kja 11 xb', amount: 20_000 }),
    ).toMatchObject({
      status: 200,
      body: {
        data: {
          id: trip,
          travel_date: '2026-11-23T07:30:00.000Z',
          vehicle_number: 'KJA 11 XB',
          vehicle_type: 'Coach Bus',
          total_seats: 14,
          amount: 20_000,
        },
      },
    });
    expect(await changesOf(db, trip)).toMatchObject([
      {
        kind: 'edited',
        by: 'ada',
        at: 'Awka',
        fields: [
          { field: 'Travel Date', from: '22 Nov 2026, 07:00 AM', to: '23 Nov 2026, 08:30 AM' },
          { field: 'Vehicle', from: 'ANB 482 XA', to: 'KJA 11 XB' },
          { field: 'Seats', from: '6', to: '14' },
          { field: 'Amount', from: '₦18,500.00', to: '₦20,000.00' },
        ],
      },
    ]);
  });

  it('keeps nothing when nothing changed', async () => {
    const trip = await makeTrip();
    expect((await edit(trip, {})).status).toBe(200);
    expect(await changesOf(office().db, trip)).toEqual([]);
  });

  it('keeps the seats of the day it was made while it keeps its vehicle', async () => {
    const trip = await makeTrip({ seats: 4 });
    expect(await edit(trip, { amount: 19_000 })).toMatchObject({ body: { data: { total_seats: 4 } } });
  });

  it.each([
    [{ route_id: '' }, 'route_id', 'Route is required'],
    [{ travel_date: 'soon' }, 'travel_date', 'Please enter a valid travel date.'],
    [{ travel_date: '2026-11-20T07:00' }, 'travel_date', 'The travel date cannot be in the past.'],
    [{ vehicle_number: '' }, 'vehicle_number', 'Vehicle is required'],
    [{ amount: 0 }, 'amount', 'Amount must be above zero'],
    [
      { route_id: 'Owerri - Aba' },
      'route_id',
      'Owerri - Aba does not leave from your terminal. Choose one that leaves from Awka.',
    ],
  ])('with %j is refused at %s, and stays as it was', async (wrong, field, message) => {
    const trip = await makeTrip();
    expect(await edit(trip, wrong)).toMatchObject(saying(field, message));
    expect(await changesOf(office().db, trip)).toEqual([]);
  });

  it('of yesterday that has not left may keep its date', async () => {
    const trip = await makeTrip({ departsAt: '2026-11-20T06:00:00.000Z' });
    expect((await edit(trip, { travel_date: '2026-11-20T07:00' })).status).toBe(200);
  });

  it('gets no vehicle without the seats that are sold', async () => {
    await aBus(office().db, 'VAN 1 AA', 4);
    const trip = await makeTrip();
    await sell(trip, [5]);
    expect(await edit(trip, { vehicle_number: 'VAN 1 AA' })).toMatchObject(
      saying('vehicle_number', 'Seat 5 is sold, and VAN 1 AA has 4 seats. Choose a larger vehicle.'),
    );
    await sell(trip, [2, 6]);
    expect(await edit(trip, { vehicle_number: 'VAN 1 AA' })).toMatchObject(
      saying('vehicle_number', 'Seats 5 and 6 are sold, and VAN 1 AA has 4 seats. Choose a larger vehicle.'),
    );
  });

  it('goes on a smaller vehicle while all who bought seats have theirs', async () => {
    await aBus(office().db, 'VAN 2 AA', 4);
    const trip = await makeTrip();
    await sell(trip, [1, 4]);
    expect(await edit(trip, { vehicle_number: 'VAN 2 AA' })).toMatchObject({
      status: 200,
      body: { data: { total_seats: 4, selected_seats: [1, 4] } },
    });
    expect((await sell(trip, [5])).status).toBe(422);
  });

  it('with another fare leaves sold tickets at what was paid', async () => {
    const { db, call } = office();
    const trip = await makeTrip();
    await sell(trip, [3]);
    const dearer = { amount: 25_000, reason: 'Fuel costs more' };
    expect((await edit(trip, dearer, { by: 'ngozi' })).status).toBe(200);
    const [ticket] = await db.query(sql`select amount_kobo from ticket where trip_id = ${trip}`);
    expect(ticket).toEqual({ amount_kobo: 1_850_000 });
    const booking = aBooking(trip, { seat_number: [2] });
    expect((await call('POST', '/api/book_ticket', { by: 'ada', body: booking })).status).toBe(422);
    expect(
      (await call('POST', '/api/book_ticket', { by: 'ada', body: { ...booking, amount: 25_000 } })).status,
    ).toBe(200);
  });

  it('keeps its route once tickets are sold, and is free again when they are deleted', async () => {
    const { db, company, call } = office();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values ('01970000-0000-7000-8000-00000000abcd', 'Awka - Owerri', ${company.awka}, ${company.owerri}, '90 km', '2 hours')`);
    const trip = await makeTrip();
    await sell(trip, [3]);
    await sell(trip, [4]);
    expect(await edit(trip, { route_id: 'Awka - Owerri' })).toMatchObject(
      saying('route_id', '2 tickets are sold for Awka - Lagos. A trip with tickets keeps its route.'),
    );
    const tickets = await db.query<{ id: string }>(sql`select id from ticket where trip_id = ${trip}`);
    for (const { id } of tickets) await call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' });
    expect(await edit(trip, { route_id: 'Awka - Owerri' })).toMatchObject({
      status: 200,
      body: { data: { route_id: 'Awka - Owerri', toTerminal: { name: 'Owerri' } } },
    });
  });

  it('does not take a vehicle that is on another trip then, nor a time at which its own is', async () => {
    const { db, company } = office();
    const other = await makeTrip({ departsAt: '2026-11-24T06:00:00.000Z' });
    const trip = await aTrip(db, company);
    expect(await edit(trip, { travel_date: '2026-11-24T10:00' })).toMatchObject(
      saying(
        'vehicle_number',
        'ANB 482 XA is on Awka - Lagos from 24 Nov 2026, 07:00 AM until about 24 Nov 2026, 02:00 PM. Choose another vehicle or time.',
      ),
    );
    expect((await edit(other, { travel_date: '2026-11-24T06:30' })).status).toBe(200);
  });

  it('is over once it is completed', async () => {
    const trip = await makeTrip({ status: 'Completed' });
    expect(await edit(trip, { amount: 1 })).toMatchObject({
      status: 422,
      body: { message: 'This trip is completed. It can no longer be changed.' },
    });
    const onTheWay = await makeTrip({ status: 'En-route' });
    expect(await edit(onTheWay, { amount: 19_000 })).toMatchObject(
      saying('amount', 'This trip has left. Only a super admin can change its fare.'),
    );
    const why = { amount: 19_000, reason: 'A slip' };
    expect((await edit(onTheWay, why, { by: 'ngozi' })).status).toBe(200);
  });

  it('is the origin’s to change, or the head office’s', async () => {
    const trip = await makeTrip();
    expect(await edit(trip, {}, { by: 'tunde' })).toMatchObject({
      status: 403,
      body: { message: 'You do not have the right to do this.' },
    });
    expect((await edit(trip, {}, { by: 'chika' })).status).toBe(404);
    expect((await edit(trip, { amount: 19_500 }, { by: 'ngozi' })).status).toBe(200);
    expect((await office().call('PUT', `/api/edit_trip/${trip}`, { body: ASIS })).status).toBe(401);
  });

  it.each(['no-id', '01970000-0000-7000-8000-000000000000'])('is not there as %s', async (id) => {
    expect(await edit(id, {})).toMatchObject({
      status: 404,
      body: { message: 'This trip does not exist or was already deleted.' },
    });
  });

  it('never loses a seat that is sold at the same moment', async () => {
    const { db, tokenOf } = office();
    await aBus(db, 'VAN 3 AA', 4);
    const token = await tokenOf('ada');
    for (const _round of [1, 2, 3, 4]) {
      const trip = await makeTrip();
      const [sold, edited] = await Promise.all([
        office().call('POST', '/api/book_ticket', { token, body: aBooking(trip, { seat_number: [6] }) }),
        edit(trip, { vehicle_number: 'VAN 3 AA' }, { token }),
      ]);
      expect(statusesOf([sold, edited])).toEqual([200, 422]);
    }
  });
});
