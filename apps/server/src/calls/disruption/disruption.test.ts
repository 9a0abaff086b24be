import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { disruptable, planned } from '../../testing/calls/disruptions';
import { PASSCODE, emailOf } from '../../testing/company';
import { anyEntryWith, anyText } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { verify } from '../../verify/verify';

let place = 0;

inTheOffice('A disruption', (office) => {
  const { trip, sold, takenOn, ledgerOf } = ticketsOf(office);
  const put = (path: string, body: object, by: 'ada' | 'tunde' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const get = (path: string, by: 'ada' | 'tunde' | 'ngozi' = 'ada') =>
    office().call('GET', `/api/${path}`, { by });
  const disrupt = async (id: string, wish: Readonly<Record<string, string>>, consent: object = {}) =>
    put(`disrupt_trip/${id}`, { ...(await planned(office(), id, wish)), ...consent });
  const ticket = async (id: string) => (await get(`get_ticket/${id}`)).body;
  const unseated = async (tripId: string) => (await get(`get_unseated?trip_id=${tripId}`)).body;
  const made = () => disruptable(office(), (place += 1));

  it('with a smaller bus keeps the seats by number, offers the rest a seat, and splits a party', async () => {
    const id = await trip();
    const bus = `BRK ${(place += 1)} XA`;
    await aBus(office().db, bus, 3);
    const { id: alone } = await sold(id, { seat_number: [2] });
    const { id: party } = await sold(id, {
      seat_number: [3, 5, 6],
      companions: [
        { ...NOBODY, seat_number: 5, name: 'Ben Eze' },
        { ...NOBODY, seat_number: 6, name: 'Uche Eze', phone: '08031112222' },
      ],
    });
    await put(`board_passengers/${id}`, { code: '5' });
    const consent = { witness: emailOf('ngozi'), secret: PASSCODE };
    const answer = await disrupt(id, { kind: 'vehicle', vehicle_number: bus }, consent);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          passengers: [
            { seat_number: 2, new_seat_number: 2 },
            { seat_number: 3, new_seat_number: 1, name: 'Chinedu Obi' },
            { seat_number: 5, new_seat_number: 3, name: 'Ben Eze' },
            { seat_number: 6, new_seat_number: null, name: 'Uche Eze', phone: '08031112222' },
          ],
        },
      },
    });
    expect((await get(`get_manifest/${id}`)).body).toMatchObject({
      data: {
        vehicle_number: bus,
        total_seats: 3,
        passengers: [
          { seat_number: 1, name: 'Chinedu Obi', boarded_at: null },
          { seat_number: 2 },
          { seat_number: 3, name: 'Ben Eze', boarded_at: null },
        ],
      },
    });
    const waiting = await unseated(id);
    expect(waiting).toMatchObject({
      data: [
        {
          name: 'Uche Eze',
          phone: '08031112222',
          seat_number: [6],
          reason: 'The gearbox broke.',
          is_own: true,
        },
      ],
    });
    const lost = textAt(waiting, 'data', '0', 'id');
    expect(await ticket(party)).toMatchObject({
      data: {
        status: 'Scheduled',
        passenger_information: { seat_number: [1, 3], companions: [{ seat_number: 3, name: 'Ben Eze' }] },
        payment_information: { amount: 37_000 },
      },
    });
    expect(await ticket(lost)).toMatchObject({
      data: {
        passenger_information: { traveler_name: 'Uche Eze', seat_number: [] },
        payment_information: { amount: 18_500 },
      },
    });
    expect(textAt(await ticket(alone), 'data', 'history', '1', 'reason')).toBe('The gearbox broke.');
    // The ledger still has exactly what was paid.
    expect(await ledgerOf(party)).toMatchObject([{ amount_kobo: 5_550_000 }, { amount_kobo: -1_850_000 }]);
    expect(await ledgerOf(lost)).toMatchObject([{ amount_kobo: 1_850_000 }]);
  });

  it('to a later time keeps everybody where they sit, and says since when it is late', async () => {
    const { trip: id, ticket: party } = await made();
    const print = () =>
      office().call('POST', `/api/print_ticket/${party}`, { by: 'ada', body: { receipt: 'customer' } });
    const original = { body: { data: { number: 1 } } };
    expect(await print()).toMatchObject(original);
    const later = '2026-11-22T13:30:00.000Z';
    expect(await disrupt(id, { kind: 'time', travel_date: later })).toMatchObject({ status: 200 });
    expect(await takenOn(id)).toEqual([4, 5]);
    // The receipt with the old time is no longer valid.
    expect(await print()).toMatchObject(original);
    expect((await get(`get_trip/${id}`)).body).toMatchObject({
      data: { travel_date: later, delayed_from: '2026-11-22T06:00:00.000Z', status: 'Scheduled' },
    });
  });

  it('moves everybody to another trip of the route as far as it has room, and cancels the first', async () => {
    const { trip: id, ticket: party } = await made();
    const to = await trip({ departsAt: '2026-11-22T09:00:00.000Z' });
    for (const seat of [1, 2, 3, 4, 5]) await sold(to, { seat_number: [seat] });
    const new_trip = {
      route_id: 'Awka - Lagos',
      travel_date: '2026-11-22T09:00:00.000Z',
      vehicle_number: 'ANB 482 XA',
    };
    expect((await get(`preview_disruption/${id}?kind=trip&trip_id=${to}`)).body).toMatchObject({
      data: { new_trip },
    });
    expect(await disrupt(id, { kind: 'trip', trip_id: to })).toMatchObject({
      body: { data: { passengers: [{ new_seat_number: 6 }, { new_seat_number: null }], new_trip } },
    });
    expect(await takenOn(id)).toEqual([]);
    expect(await takenOn(to)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await ticket(party)).toMatchObject({
      data: { trip_id: to, passenger_information: { seat_number: [6] } },
    });
    expect((await get(`get_trip/${id}`)).body).toMatchObject({ data: { status: 'Cancelled' } });
    expect(await unseated(id)).toMatchObject({ data: [{ seat_number: [5], version: 2 }] });
    const body = aBooking(id, { seat_number: [1] });
    expect(await office().call('POST', '/api/book_ticket', { by: 'ada', body })).toMatchObject({
      status: 422,
      body: { errors: { trip_id: ['This trip was cancelled. Please choose another trip.'] } },
    });
  });

  it('is done as it was shown, or refused where somebody sold in between', async () => {
    const { trip: id } = await made();
    const order = await planned(office(), id, { kind: 'cancelled' });
    await sold(id, { seat_number: [1] });
    expect(await put(`disrupt_trip/${id}`, order)).toMatchObject({
      status: 409,
      body: { errors: { plan: [anyText] } },
    });
    expect(await takenOn(id)).toEqual([1, 4, 5]);
  });

  it('is done once, however often it is sent', async () => {
    const { trip: id } = await made();
    const body = await planned(office(), id, { kind: 'cancelled' });
    const send = () =>
      office().call('PUT', `/api/disrupt_trip/${id}`, {
        by: 'ada',
        body,
        headers: { 'idempotency-key': `d${place}` },
      });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await put(`disrupt_trip/${id}`, body)).toMatchObject({
      status: 422,
      body: { message: 'This trip was cancelled already.' },
    });
  });

  it('is not of a bus that has left', async () => {
    const { trip: id } = await made();
    const body = await planned(office(), id, { kind: 'cancelled' });
    await put(`trip_status/${id}`, { status: 'En-route' });
    expect(await put(`disrupt_trip/${id}`, body)).toMatchObject({
      status: 422,
      body: { message: 'This bus has left. Take its departure back first.' },
    });
  });

  it('is for staff until its day is over, and for head office later: nobody refunds a bus that drove yesterday', async () => {
    const { trip: id, ticket: party } = await made();
    const body = await planned(office(), id, { kind: 'cancelled' });
    const { clock } = office();
    const { now } = clock;
    clock.now = new Date('2026-11-23T09:00:00.000Z');
    const why =
      'The day of this departure is over. Only a super admin can say now that it did not leave as planned.';
    expect(await get(`preview_disruption/${id}?kind=cancelled`)).toMatchObject({
      status: 403,
      body: { message: why },
    });
    expect(await put(`disrupt_trip/${id}`, body)).toMatchObject({ status: 403, body: { message: why } });
    const refund = { amount: 37_000, payment_method: 'Cash', reason: 'It did not run' };
    expect((await put(`refund_ticket/${party}`, refund)).status).toBe(403);
    const done = await office().call('PUT', `/api/disrupt_trip/${id}`, { by: 'ngozi', body });
    expect(done.status, done.text).toBe(200);
    expect((await put(`refund_ticket/${party}`, refund)).status).toBe(200);
    clock.now = now;
  });

  it('is for staff past midnight, too, while its time was a few hours ago', async () => {
    const { clock } = office();
    const { now } = clock;
    const id = await trip({ departsAt: '2026-11-22T22:30:00.000Z' });
    clock.now = new Date('2026-11-22T23:30:00.000Z');
    const done = await disrupt(id, { kind: 'cancelled' });
    expect(done.status, done.text).toBe(200);
    clock.now = now;
  });

  it('is known to the board, and leaves everything sealed', async () => {
    const today = await trip({ departsAt: '2026-11-21T20:00:00.000Z' });
    await sold(today, { seat_number: [1, 2] });
    await disrupt(today, { kind: 'cancelled' });
    const { body } = await get('get_departures');
    expect(JSON.stringify(body)).toContain('"Cancelled"');
    expect(body).toMatchObject({
      data: anyEntryWith({ id: today, unseated: 2, sold_seats: 0 }),
    });
    const [odd] = await office().db.query<{ odd: number }>(sql`
      select count(*)::int as odd from passenger left join ticket_seat using (ticket_id, seat_number) join ticket on ticket.id = ticket_id
      where ticket_seat.ticket_id is null and deleted_at is null and unseated_at is null`);
    expect(odd?.odd).toBe(0);
    expect((await verify(office().db)).broken).toEqual([]);
  });
});

const NOBODY = { name: '', phone: '', address: '', next_of_kin_name: '', next_of_kin_phone: '' };
