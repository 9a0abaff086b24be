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
    expect(await report('load', days)).toEqual({
      data: {
        rows: [
          { ...awka, trips: 2, seats_offered: 24, seats_sold: 3 },
          { id: company.owerriToAba, name: 'Owerri to Aba', trips: 1, seats_offered: 6, seats_sold: 0 },
        ],
        total: { trips: 3, seats_offered: 30, seats_sold: 3 },
      },
    });
    expect(await report('load', { ...days, by: 'weekday', terminal_id: company.awka })).toMatchObject({
      data: {
        rows: [
          { id: '5', name: 'Friday', trips: 1, seats_offered: 10, seats_sold: 2 },
          { id: '6', name: 'Saturday', trips: 1, seats_offered: 14, seats_sold: 1 },
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
        total: { trips: 2 },
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
