import { expect, it } from 'vitest';
import { sql } from '../../db';
import { type CallOptions, NOW, inTheOffice, textAt } from '../../testing/office';
import { aBus, aTripForm } from '../../testing/trips';

inTheOffice('A trip that is created', (office) => {
  const create = (options: CallOptions) =>
    office().call('POST', '/api/create_trips', { by: 'ada', body: aTripForm(), ...options });
  const saying = (field: string, message: string) => ({
    status: 422,
    body: { message, errors: { [field]: [message] } },
  });

  it('is on the list of both its terminals, with the seats of its vehicle', async () => {
    const { db, company, call } = office();
    const { status, body } = await create({
      body: aTripForm({ travel_date: '2026-11-22T20:00:00.000Z', amount: '18,500.50' }),
    });
    expect(status).toBe(200);
    const trip = {
      id: textAt(body, 'data', 'id'),
      version: 1,
      route_id: 'Awka - Lagos',
      travel_date: '2026-11-22T20:00:00.000Z',
      amount: 18_500.5,
      vehicle_type: 'Bus',
      vehicle_number: 'ANB 482 XA',
      driver: 'Emeka Eze',
      second_driver: '',
      status: 'Scheduled',
      total_seats: 6,
      selected_seats: [],
      available_seats: [1, 2, 3, 4, 5, 6],
      fromTerminal: { id: company.awka, name: 'Awka' },
      toTerminal: { id: company.lagos, name: 'Lagos' },
      type: 'Outgoing',
    };
    expect(body).toEqual({ data: trip });
    expect((await call('GET', '/api/get_trips', { by: 'tunde' })).body).toEqual({
      data: [{ ...trip, type: 'Incoming' }],
    });
    const [made] = await db.query(sql`select created_by, created_at from trip where id = ${trip.id}`);
    expect(made).toEqual({ created_by: company.people.ada, created_at: '2026-11-21T09:00:00.000Z' });
  });

  it('is understood however its route and vehicle are written', async () => {
    await aBus(office().db, 'KJA 11 XB', 14);
    const body = {
      route_id: 'awka-lagos',
      travel_date: '2026-11-22 21:00',
      vehicle_number: 'kja-11 xb',
      amount: '18500',
    };
    expect(await create({ body })).toMatchObject({
      status: 200,
      body: {
        data: {
          route_id: 'Awka - Lagos',
          vehicle_number: 'KJA 11 XB',
          travel_date: '2026-11-22T20:00:00.000Z',
        },
      },
    });
  });

  it.each([
    [{ route_id: '' }, 'route_id', 'Route is required'],
    [{ route_id: undefined }, 'route_id', 'Route is required'],
    [
      { route_id: 'Awka - Kano' },
      'route_id',
      'There is no route called Awka - Kano. Choose one from the list.',
    ],
    [{ travel_date: ' ' }, 'travel_date', 'Travel date is required'],
    [{ travel_date: 'tomorrow' }, 'travel_date', 'Please enter a valid travel date.'],
    [{ travel_date: '2026-02-30T07:00' }, 'travel_date', 'Please enter a valid travel date.'],
    [{ travel_date: '2026-11-20T23:59' }, 'travel_date', 'The travel date cannot be in the past.'],
    [{ travel_date: '2062-11-22T07:00' }, 'travel_date', 'The travel date is more than a year ahead.'],
    [{ vehicle_number: null }, 'vehicle_number', 'Vehicle is required'],
    [
      { vehicle_number: 'ZZZ 1 ZZ' },
      'vehicle_number',
      'There is no vehicle ZZZ 1 ZZ. Choose one from the list.',
    ],
    [{ amount: '' }, 'amount', 'Amount is required'],
    [{ amount: 'much' }, 'amount', 'Enter the amount in naira, such as 18,500'],
    [{ amount: 0 }, 'amount', 'Amount must be above zero'],
    [{ amount: -18_500 }, 'amount', 'Amount must be above zero'],
  ])('with %j is refused at %s', async (wrong, field, message) => {
    expect(await create({ body: aTripForm(wrong) })).toMatchObject(saying(field, message));
  });

  it('says everything that is wrong with it at once', async () => {
    expect((await create({ body: {} })).body).toEqual({
      message: 'Route is required',
      errors: {
        route_id: ['Route is required'],
        travel_date: ['Travel date is required'],
        vehicle_number: ['Vehicle is required'],
        amount: ['Amount is required'],
      },
    });
  });

  it('leaves from the terminal of whoever creates it, unless the head office does', async () => {
    const body = aTripForm({ vehicle_number: 'ABC 1 AA', travel_date: '2026-11-25T07:00' });
    await aBus(office().db, 'ABC 1 AA');
    expect(await create({ by: 'tunde', body })).toMatchObject(
      saying(
        'route_id',
        'Awka - Lagos does not leave from your terminal. Choose one that leaves from Lagos.',
      ),
    );
    expect(await create({ by: 'chika', body })).toMatchObject({ status: 422 });
    expect(await create({ by: 'ngozi', body })).toMatchObject({ status: 200 });
    expect((await office().call('POST', '/api/create_trips', { body })).status).toBe(401);
  });

  it('may leave late on the same day', async () => {
    await aBus(office().db, 'ABC 2 AA');
    const body = aTripForm({ vehicle_number: 'ABC 2 AA', travel_date: '2026-11-21T00:01' });
    expect((await create({ body })).status).toBe(200);
  });

  it('does not take a vehicle that is on the road then, and says where it is', async () => {
    const { db, company } = office();
    await aBus(db, 'ABC 3 AA');
    const at = (travelDate: string) =>
      create({ body: aTripForm({ vehicle_number: 'ABC 3 AA', travel_date: travelDate }) });
    const first = textAt((await at('2026-11-24T07:00')).body, 'data', 'id');
    const message =
      'ABC 3 AA is on Awka - Lagos from 24 Nov 2026, 07:00 AM until about 24 Nov 2026, 02:00 PM. Choose another vehicle or time.';
    for (const clash of ['2026-11-24T07:00', '2026-11-24T13:59', '2026-11-24T00:01']) {
      expect(await at(clash)).toMatchObject(saying('vehicle_number', message));
    }
    expect((await at('2026-11-24T14:00')).status).toBe(200);
    expect((await at('2026-11-24T00:00')).status).toBe(200);

    await db.query(sql`update trip set status = 'Completed' where id = ${first}`);
    expect((await at('2026-11-24T07:00')).status).toBe(200);
    await db.query(sql`update trip set deleted_at = now(), deleted_by = ${company.people.ada}
      where vehicle_id = (select id from vehicle where vehicle_number = 'ABC 3 AA')`);
    expect((await at('2026-11-24T07:00')).status).toBe(200);
  });

  it('is one of two that want the same vehicle at the same moment', async () => {
    const { db, tokenOf } = office();
    await aBus(db, 'ABC 4 AA');
    const token = await tokenOf('ada');
    const body = aTripForm({ vehicle_number: 'ABC 4 AA' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ token, body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  });

  it('is one trip when it is sent again with its key', async () => {
    const { db } = office();
    await aBus(db, 'ABC 5 AA');
    const again = () =>
      create({
        body: aTripForm({ vehicle_number: 'ABC 5 AA' }),
        headers: { 'idempotency-key': 'trip-1' },
      });
    const [first, second] = [await again(), await again()];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('is still that one when tonight’s last trip is sent again after midnight', async () => {
    const { db, clock } = office();
    await aBus(db, 'ABC 7 AA');
    const send = (headers: Record<string, string>) =>
      create({
        body: aTripForm({ vehicle_number: 'ABC 7 AA', travel_date: '2026-11-21T23:59' }),
        headers,
      });
    const first = await send({ 'idempotency-key': 'trip-2' });
    clock.now = new Date('2026-11-21T23:00:30.000Z');
    expect(await send({ 'idempotency-key': 'trip-2' })).toMatchObject({ status: 200, body: first.body });
    expect(await send({})).toMatchObject(saying('travel_date', 'The travel date cannot be in the past.'));
    clock.now = new Date(NOW);
  });

  it('can be sold at once', async () => {
    const { db, call } = office();
    await db.query(sql`delete from trip`);
    await aBus(db, 'ABC 6 AA');
    const made = await create({ body: aTripForm({ vehicle_number: 'ABC 6 AA' }) });
    const booking = {
      trip_id: textAt(made.body, 'data', 'id'),
      traveler_name: 'Ada Obi',
      traveler_number: '08034127781',
      travel_date: '1990-04-12',
      amount: 18_500,
      payment_method: 'Cash',
      next_of_kin_mobile_no: '08055512345',
      seat_number: [6],
    };
    expect((await call('POST', '/api/book_ticket', { by: 'ada', body: booking })).status).toBe(200);
    const listed = (await call('GET', '/api/get_trips', { by: 'ada' })).body;
    expect(listed).toMatchObject({ data: [{ id: booking.trip_id, selected_seats: [6] }] });
  });
});
