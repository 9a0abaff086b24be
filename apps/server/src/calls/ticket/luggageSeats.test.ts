import { expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { inTheOffice, textAt } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { verify } from '../../verify/verify';

const LUGGAGE = {
  seat_number: 2,
  name: '',
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
  kind: 'luggage',
  date_of_birth: '',
};
const TWO_SEATS = { seat_number: [1, 2], companions: [LUGGAGE] };

inTheOffice('A seat for luggage', (office) => {
  const { trip, sold, edit, remove, takenOn } = ticketsOf(office);
  const { rules, reschedule, refund, ticket } = changesOfTickets(office);
  const board = (on: string, code: string) =>
    office().call('PUT', `/api/board_passengers/${on}`, { by: 'ada', body: { code } });
  const manifest = async (on: string) =>
    (await office().call('GET', `/api/get_manifest/${on}`, { by: 'ada' })).body;
  const leave = (on: string, confirmed: boolean) =>
    office().call('PUT', `/api/trip_status/${on}`, { by: 'ada', body: { status: 'En-route', confirmed } });

  it('costs the fare and needs no name, but somebody travels with it', async () => {
    const on = await trip();
    const { id } = await sold(on, TWO_SEATS);
    expect(await ticket(id)).toMatchObject({
      data: {
        payment_information: { amount: 37_000 },
        passenger_information: { companions: [{ ...LUGGAGE, name: 'Luggage' }] },
      },
    });
    const alone = await office().call('POST', '/api/book_ticket', {
      by: 'ada',
      body: { ...(await sold(on, { seat_number: [3] })).body, seat_number: [4], traveler_kind: 'luggage' },
    });
    expect(alone.body).toMatchObject({
      errors: { traveler_kind: ['A passenger travels with the luggage: enter who it is.'] },
    });
  });

  it('makes nobody a child’s adult', async () => {
    await rules({ child_age: '12', infant_age: '2' });
    const child = { traveler_kind: 'child', travel_date: '2020-01-01', companions: [LUGGAGE], infants: '' };
    const body = { ...(await sold(await trip())).body, trip_id: await trip(), seat_number: [1, 2] };
    const answer = await office().call('POST', '/api/book_ticket', {
      by: 'ada',
      body: { ...body, ...child, amount: 27_750 },
    });
    expect(answer.body).toMatchObject({
      errors: { traveler_kind: ['A child pays less only with an adult on the same ticket.'] },
    });
    await rules();
  });

  it('is a number on the manifest and no passenger, and nothing is missing of it', async () => {
    await rules({ passenger_details: 'required' });
    const on = await trip();
    await sold(on, { ...TWO_SEATS, traveler_address: '1 Zik Avenue', next_of_kin_name: 'Uche Obi' });
    expect(await manifest(on)).toMatchObject({
      data: { luggage_seats: 1, passengers: [{ seat_number: 1 }] },
    });
    expect((await leave(on, true)).status).toBe(200);
    await rules();
  });

  it('is aboard with its passenger, and comes to nobody in the counts of those who came', async () => {
    const on = await trip();
    const { id } = await sold(on, TWO_SEATS);
    const number = textAt(await ticket(id), 'data', 'ticket_id');
    expect((await board(on, '2')).body).toMatchObject({
      errors: {
        code: [`Seat 2 is for the luggage of ticket ${number}, which goes aboard with its passenger.`],
      },
    });
    expect((await board(on, number)).body).toMatchObject({ data: { marked: [1, 2] } });
    const undone = { by: 'ada', body: { seats: [1] } } as const;
    await office().call('PUT', `/api/unboard_passengers/${on}`, undone);
    expect(
      await office().db.query(
        sql`select count(*)::int as aboard from passenger where ticket_id = ${id} and boarded_at is not null`,
      ),
    ).toEqual([{ aboard: 0 }]);
    await board(on, '1');
    await sold(on, { seat_number: [3, 4], companions: [{ ...LUGGAGE, seat_number: 4 }] });
    expect((await leave(on, true)).status).toBe(200);
    expect((await office().call('GET', '/api/get_departures', { by: 'tunde' })).text).toContain(
      '"passengers":1',
    );
    const report = await office().call('GET', '/api/get_no_show_report', { by: 'ngozi' });
    expect(report.body).toMatchObject({ data: { total: { seats_sold: 2, no_shows: 1 } } });
    const missed = await office().call('GET', '/api/get_all_tickets', { by: 'ada', query: 'count=0' });
    expect(missed.text).toContain('"no_shows":2');
  });

  it('is moved, taken off, refunded and voided like any seat', async () => {
    const on = await trip();
    const { id, body } = await sold(on, TWO_SEATS);
    const to = await trip({ departsAt: '2026-11-24T06:00:00.000Z' });
    expect((await reschedule(id, { trip_id: to, seat_number: [3, 5], amount: 37_000 })).body).toMatchObject({
      data: { passenger_information: { companions: [{ seat_number: 5, kind: 'luggage' }] } },
    });
    const less = {
      ...body,
      trip_id: to,
      seat_number: [3],
      companions: [],
      amount: 18_500,
      reason: 'Smaller bag',
    };
    expect((await edit(id, less)).status).toBe(200);
    expect(await takenOn(to)).toEqual([3]);
    const other = await sold(on, TWO_SEATS);
    expect((await refund(other.id, { amount: 37_000 })).status).toBe(200);
    const wrong = await sold(on, TWO_SEATS);
    expect((await remove(wrong.id)).status).toBe(200);
    expect(await takenOn(on)).toEqual([]);
  });

  it('that a smaller bus has no room for is a seat of its traveler’s from then on', async () => {
    const on = await trip();
    await sold(on, TWO_SEATS);
    await aBus(office().db, 'LUG 1 XA', 1);
    const body = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'LUG 1 XA' });
    expect((await office().call('PUT', `/api/disrupt_trip/${on}`, { by: 'ngozi', body })).status).toBe(200);
    expect(
      await office().db.query(sql`
        select name, kind, seat_number as seat from passenger join ticket on ticket.id = ticket_id
        where ticket.trip_id = ${on} and split_from is not null`),
    ).toEqual([{ name: 'Chinedu Obi', kind: null, seat: 2 }]);
  });

  it('that loses its place with a child is the child’s from then on, who travels with the ticket of its adult', async () => {
    await rules({ child_age: '12', accompanied_age: '12' });
    const on = await trip();
    const child = { ...LUGGAGE, seat_number: 3, name: 'Ben Obi', kind: 'child', date_of_birth: '2018-03-04' };
    const family = { seat_number: [1, 2, 3], companions: [LUGGAGE, child], amount: 46_250 };
    const { number } = await sold(on, family);
    await aBus(office().db, 'LUG 2 XA', 1);
    const body = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'LUG 2 XA' });
    expect((await office().call('PUT', `/api/disrupt_trip/${on}`, { by: 'ngozi', body })).status).toBe(200);
    expect(
      await office().db.query(sql`
        select name, kind, seat_number as seat, passenger.phone is not null as reached, accompanied_by from passenger join ticket on ticket.id = ticket_id
        where ticket.trip_id = ${on} and split_from is not null order by seat_number`),
    ).toEqual([
      { name: 'Ben Obi', kind: 'child', seat: 2, reached: true, accompanied_by: number },
      { name: 'Luggage', kind: 'luggage', seat: 3, reached: false, accompanied_by: number },
    ]);
    await rules();
  });

  it('leaves seals that hold', async () => {
    expect((await verify(office().db)).broken).toEqual([]);
  });
});
