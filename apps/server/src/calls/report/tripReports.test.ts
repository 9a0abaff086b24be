import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aTrip } from '../../testing/company';
import { inTheOffice } from '../../testing/office';
import { pageIn, queryOf } from '../../testing/lists';
import { ticketsOf } from '../../testing/tickets';

inTheOffice('The reports on trips', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const report = async (name: string, fields: Record<string, string>) =>
    (await office().call('GET', `/api/get_${name}_report`, { by: 'ngozi', query: queryOf(fields) })).body;

  it('count the seats that were offered and sold, by route, weekday and both, of one terminal or route', async () => {
    const { db, company } = office();
    // Midnight in Lagos is between the two: a Friday and a Saturday.
    const friday = await trip({ departsAt: '2026-12-04T22:59:00.000Z', seats: 10 });
    const saturday = await trip({ departsAt: '2026-12-04T23:00:00.000Z', seats: 14 });
    await aTrip(db, company, {
      departsAt: '2026-12-05T09:00:00.000Z',
      seats: 6,
      route: company.owerriToAba,
    });
    const deleted = await trip({ departsAt: '2026-12-05T09:00:00.000Z' });
    await db.query(
      sql`update trip set deleted_at = now(), deleted_by = ${company.people.ngozi} where id = ${deleted}`,
    );
    await sold(friday, { seat_number: [1, 2] });
    const { id } = await sold(friday, { seat_number: [3] });
    await remove(id);
    await sold(saturday, { seat_number: [7] });
    const days = { from: '2026-12-04', to: '2026-12-05' };
    const awka = { id: company.awkaToLagos, name: 'Awka to Lagos' };
    const coming = (planned: number) => ({ planned, run: 0, cancelled: 0, late: 0 });
    expect(await report('load', days)).toEqual({
      data: {
        rows: [
          { ...awka, ...coming(2), seats_offered: 24, seats_sold: 3 },
          { id: company.owerriToAba, name: 'Owerri to Aba', ...coming(1), seats_offered: 6, seats_sold: 0 },
        ],
        total: { ...coming(3), seats_offered: 30, seats_sold: 3 },
      },
    });
    expect(await report('load', { ...days, by: 'weekday', terminal_id: company.awka })).toMatchObject({
      data: {
        rows: [
          { id: '5', name: 'Friday', planned: 1, seats_offered: 10, seats_sold: 2 },
          { id: '6', name: 'Saturday', planned: 1, seats_offered: 14, seats_sold: 1 },
        ],
      },
    });
    expect(
      await report('load', { ...days, by: 'routeAndWeekday', route_id: company.awkaToLagos }),
    ).toMatchObject({
      data: {
        rows: [
          { ...awka, weekday: 5, seats_sold: 2 },
          { ...awka, weekday: 6, seats_sold: 1 },
        ],
        total: { planned: 2 },
      },
    });
    const led = async (fields: Record<string, string>) =>
      pageIn(
        await office().call('GET', '/api/get_trips', { by: 'ngozi', query: queryOf({ ...days, ...fields }) }),
      ).ids;
    expect(new Set(await led({ route_id: company.awkaToLagos }))).toEqual(new Set([friday, saturday]));
    expect(await led({ terminal_id: company.awka, weekday: '5' })).toEqual([friday]);
    expect(await led({ no_shows: 'some' })).toEqual([]);
  });

  it('count by service what was planned, left, was cancelled and left late, and its seats without those of cancelled trips; by terminal the same', async () => {
    const { db, company, call } = office();
    const service = randomUUID();
    await db.query(sql`
      insert into service (id, route_id, departs_at, weekdays, vehicle_type, seat_count, fare_kobo, from_day)
      values (${service}, ${company.awkaToLagos}, '07:00', '1234567', 'Bus', 14, 1850000, '2026-11-01')`);
    await db.query(sql`update route set duration = '7 hours' where id = ${company.awkaToLagos}`);
    const [onTime, late, delayed, cancelled] = [
      await trip({ departsAt: '2026-11-21T06:00:00.000Z', seats: 10 }),
      await trip({ departsAt: '2026-11-20T06:00:00.000Z', seats: 10 }),
      await trip({ departsAt: '2026-11-19T08:00:00.000Z', seats: 10 }),
      await trip({ departsAt: '2026-11-18T06:00:00.000Z', seats: 10 }),
    ];
    const byHand = await trip({ departsAt: '2026-11-21T12:00:00.000Z', seats: 10 });
    await sold(onTime, { seat_number: [1, 2] });
    const left = async (id: string, at: string) => {
      await db.query(sql`update trip set status = 'Completed', service_id = ${service},
        service_day = departs_at::date, driver_id = (select id from driver order by name limit 1) where id = ${id}`);
      await db.query(
        sql`insert into trip_departure (id, trip_id, at) values (gen_random_uuid(), ${id}, ${at})`,
      );
    };
    await left(onTime, '2026-11-21T06:15:00.000Z');
    await left(late, '2026-11-20T06:15:01.000Z');
    await left(delayed, '2026-11-19T08:00:00.000Z');
    await db.query(sql`update trip set delayed_from = '2026-11-19T06:00:00.000Z' where id = ${delayed}`);
    await db.query(sql`update trip set status = 'Cancelled', service_id = ${service},
      service_day = departs_at::date where id = ${cancelled}`);
    const days = { from: '2026-11-18', to: '2026-11-21' };
    const name = 'Awka to Lagos, 07:00';
    const ofService = { planned: 4, run: 3, cancelled: 1, late: 2, seats_offered: 30, seats_sold: 2 };
    const handMade = { planned: 1, run: 0, cancelled: 0, late: 0, seats_offered: 10, seats_sold: 0 };
    const total = { planned: 5, run: 3, cancelled: 1, late: 2, seats_offered: 40, seats_sold: 2 };
    expect(await report('load', { ...days, by: 'service' })).toEqual({
      data: {
        rows: [
          { id: service, name, ...ofService },
          { id: 'none', name: 'none', ...handMade },
        ],
        total,
      },
    });
    expect(await report('load', { ...days, by: 'terminal' })).toEqual({
      data: { rows: [{ id: company.awka, name: 'Awka', ...total }], total },
    });
    const file = await call('GET', '/api/get_load_report', {
      by: 'ngozi',
      query: queryOf({ ...days, by: 'service', format: 'csv' }),
    });
    expect(file.text.trimEnd().split('\r\n')).toEqual([
      '\ufeff"Service","Planned","Left","Cancelled","Late","Seats offered","Seats sold","On time in percent","Load factor in percent"',
      '"Awka to Lagos, 07:00 AM",4,3,1,2,30,2,33.3,6.7',
      '"Planned by hand",1,0,0,0,10,0,"",0.0',
    ]);
    expect(await report('duty', days)).toMatchObject({
      data: { rows: [{ month: '2026-11', trips: 3, minutes: 1_260 }], total: { trips: 3, minutes: 1_260 } },
    });
    const trips = await call('GET', '/api/get_trips', {
      by: 'ngozi',
      query: queryOf({ ...days, service_id: 'none' }),
    });
    expect(pageIn(trips).ids).toEqual([byHand]);
  });

  it('count who did not come, of buses that were boarded and have left: boarded and no-shows are those who had a seat', async () => {
    const { company, call } = office();
    const put = (path: string, body: object) => call('PUT', `/api/${path}`, { by: 'ada', body });
    const boarded = await trip({ departsAt: '2026-11-21T11:00:00.000Z' });
    await sold(boarded, { seat_number: [1, 2, 3] });
    await put(`board_passengers/${boarded}`, { code: '2' });
    const unboarded = await trip({ departsAt: '2026-11-21T12:00:00.000Z' });
    await sold(unboarded, { seat_number: [1] });
    const days = { from: '2026-11-21', to: '2026-11-21' };
    expect(await report('no_show', days)).toMatchObject({ data: { rows: [], total: { trips: 0 } } });
    for (const id of [boarded, unboarded]) {
      const left = await put(`trip_status/${id}`, { status: 'En-route' });
      expect(left.status, left.text).toBe(200);
    }
    const missed = await call('GET', '/api/get_trips', {
      by: 'ngozi',
      query: queryOf({ ...days, no_shows: 'some' }),
    });
    expect(pageIn(missed).ids).toEqual([boarded]);
    const asBoarded = await call('GET', '/api/get_trips', {
      by: 'ngozi',
      query: queryOf({ ...days, no_shows: 'counted' }),
    });
    expect(pageIn(asBoarded).ids).toEqual([boarded]);
    const counted = { trips: 1, seats_sold: 3, no_shows: 2 };
    expect(await report('no_show', days)).toEqual({
      data: {
        rows: [{ id: company.awkaToLagos, name: 'Awka to Lagos', ...counted }],
        total: counted,
      },
    });
    expect(await report('no_show', { ...days, by: 'terminal' })).toMatchObject({
      data: { rows: [{ id: company.awka, name: 'Awka', ...counted }] },
    });
    const { text } = await call('GET', '/api/get_no_show_report', {
      by: 'ngozi',
      query: queryOf({ ...days, format: 'csv' }),
    });
    expect(text.split('\r\n')[1]).toBe('"Awka to Lagos",1,3,2,66.7');
  });
});
