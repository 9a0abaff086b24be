import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { sessionOf } from '../../testing/callers';
import { aTrip } from '../../testing/company';
import { type Answer, type Office, inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

const PATH = '/api/get_departures';

inTheOffice('The board of departures', (office) => {
  const board = (by: 'ada' | 'tunde' | 'ngozi' | 'chika', query = '', headers = {}) =>
    office().call('GET', PATH, { by, query, headers });
  let trips: Record<'yesterday' | 'early' | 'noon' | 'tomorrow' | 'later', string>;

  beforeAll(async () => {
    const { db, company } = office();
    const at = (departsAt: string) => aTrip(db, company, { departsAt });
    trips = {
      yesterday: await at('2026-11-20T22:59:00.000Z'),
      noon: await at('2026-11-21T11:00:00.000Z'),
      early: await at('2026-11-20T23:00:00.000Z'),
      tomorrow: await at('2026-11-22T22:59:00.000Z'),
      later: await at('2026-11-22T23:00:00.000Z'),
    };
  });

  it('has what leaves the terminal today and tomorrow in Lagos, earliest first', async () => {
    expect(idsIn(await board('ada'))).toEqual([trips.early, trips.noon, trips.tomorrow]);
    expect(idsIn(await board('tunde'))).toEqual([]);
    expect(idsIn(await board('ngozi'))).toEqual([trips.early, trips.noon, trips.tomorrow]);
    expect(idsIn(await board('ngozi', `terminal_id=${office().company.lagos}`))).toEqual([]);
    expect(await board('ngozi', 'terminal_id=x')).toMatchObject({ status: 422 });
  });

  it('is for a manager that of the own terminals, or of one of them, and of no other', async () => {
    const token = await sessionOf(office(), 'manager of Awka', 900);
    const seen = (query = '') => office().call('GET', PATH, { token, query });
    const { awka, lagos } = office().company;
    expect(idsIn(await seen())).toEqual([trips.early, trips.noon, trips.tomorrow]);
    expect(idsIn(await seen(`terminal_id=${awka}`))).toEqual([trips.early, trips.noon, trips.tomorrow]);
    expect(await seen(`terminal_id=${lagos}`)).toMatchObject({ status: 422 });
  });

  it('keeps past midnight for a few hours what should have left and still stands there', async () => {
    const { clock, call } = office();
    const { now } = clock;
    const nightOf = async (moment: string) => {
      clock.now = new Date(moment);
      return idsIn(await board('ada'));
    };
    expect(await nightOf('2026-11-22T23:30:00.000Z')).toEqual([trips.tomorrow, trips.later]);
    expect(await nightOf('2026-11-23T05:00:00.000Z')).toEqual([trips.later]);
    clock.now = new Date('2026-11-22T23:30:00.000Z');
    await call('PUT', `/api/trip_status/${trips.tomorrow}`, { by: 'ada', body: { status: 'En-route' } });
    expect(idsIn(await board('ada'))).toEqual([trips.later]);
    clock.now = now;
    const body = { status: 'Scheduled', reason: 'It is still here' };
    await call('PUT', `/api/trip_status/${trips.tomorrow}`, { by: 'ngozi', body });
  });

  it('comes page by page', async () => {
    const first = await board('ada', 'limit=2');
    expect(first.body).toMatchObject({ next_cursor: trips.noon });
    const second = await board('ada', `limit=2&cursor=${trips.noon}`);
    expect([idsIn(first), idsIn(second)]).toEqual([[trips.early, trips.noon], [trips.tomorrow]]);
    expect(second.body).toMatchObject({ next_cursor: null });
  });

  it('is not sent again while nothing has changed, and counts what is sold and what waits', async () => {
    const before = await board('ada');
    const tag = String(before.headers['etag']);
    const same = await board('ada', '', { 'if-none-match': tag });
    expect([same.status, same.text]).toEqual([304, '']);
    await sell(office(), trips.noon);
    await sendParcel(office());
    const after = await board('ada', '', { 'if-none-match': tag });
    expect(after.status).toBe(200);
    expect(rowsIn(after)[1]).toMatchObject({
      destination: 'Lagos',
      total_seats: 6,
      sold_seats: 1,
      parcels: 1,
      status: 'Scheduled',
      travel_date: '2026-11-21T11:00:00.000Z',
    });
  });

  it('names no passenger and no money', async () => {
    expect(Object.keys(rowsIn(await board('ada'))[0] ?? {}).toSorted()).toEqual([
      'boarded_seats',
      'delayed_from',
      'destination',
      'driver',
      'id',
      'kept_seats',
      'loaded_parcels',
      'origin',
      'parcels',
      'route_id',
      'sold_seats',
      'status',
      'total_seats',
      'travel_date',
      'unseated',
      'vehicle_number',
      'vehicle_type',
    ]);
  });

  it('has at its destination the bus that is on its way, with the parcels to receive, until they are received', async () => {
    const { call, company } = office();
    const arrivals = async () => {
      const { body } = await board('tunde');
      return typeof body === 'object' && body !== null && 'arrivals' in body ? body.arrivals : undefined;
    };
    expect(await arrivals()).toEqual([]);
    const parcel = await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    const number = /WB-[0-9A-Z]{6}-[0-9A-Z]/.exec(parcel.text)?.[0] ?? '';
    const step = (status: string, by: 'ada' | 'tunde') =>
      call('PUT', `/api/trip_status/${trips.noon}`, { by, body: { status } });
    await call('PUT', `/api/load_parcel/${trips.noon}`, { by: 'ada', body: { code: number } });
    await step('En-route', 'ada');
    expect(await arrivals()).toMatchObject([
      {
        id: trips.noon,
        origin: 'Awka',
        status: 'En-route',
        passengers: 1,
        parcels: 1,
      },
    ]);
    expect((await board('ada')).body).toMatchObject({ arrivals: [] });
    await step('Completed', 'tunde');
    expect(await arrivals()).toMatchObject([{ id: trips.noon, status: 'Completed', parcels: 1 }]);
    await call('PUT', `/api/receive_parcel/${trips.noon}`, { by: 'tunde', body: { code: number } });
    expect(await arrivals()).toEqual([]);
  });

  it('lacks what was deleted', async () => {
    const { db } = office();
    await db.query(
      sql`update trip set deleted_at = now(), deleted_by = ${office().company.people.ngozi} where id = ${trips.early}`,
    );
    expect(idsIn(await board('ada'))).toEqual([trips.noon, trips.tomorrow]);
  });
});

function rowsIn({ body }: Answer): object[] {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return [];
  return body.data.filter((row): row is object => typeof row === 'object' && row !== null);
}

const idsIn = (answer: Answer) => rowsIn(answer).map((row) => textAt(row, 'id'));

const sell = ({ call }: Office, trip: string) =>
  call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });

const sendParcel = ({ call, company }: Office) =>
  call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
