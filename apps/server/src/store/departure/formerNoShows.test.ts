import { expect, it } from 'vitest';
import { anyEntryWith } from '../../testing/matchers';
import { queryOf } from '../../testing/lists';
import { inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

inTheOffice('Somebody who did not come and was refunded since', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const { rules, refund } = changesOfTickets(office);
  const put = (path: string, body: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const manifest = async (id: string) =>
    (await office().call('GET', `/api/get_manifest/${id}`, { by: 'ada' })).body;
  const setTrip = (id: string, status: string, reason?: string) =>
    put(`trip_status/${id}`, { status, reason });

  it('stays on the manifest of the bus and in the report: boarded and no-shows are those who were sold a seat', async () => {
    await rules({ no_show_rule: 'refund' });
    const id = await trip({ departsAt: '2026-11-21T11:00:00.000Z' });
    await sold(id, { seat_number: [1] });
    const { id: missed } = await sold(id, { seat_number: [2] });
    const { id: slip } = await sold(id, { seat_number: [3] });
    await put(`board_passengers/${id}`, { code: '1' });
    expect(await setTrip(id, 'En-route')).toMatchObject({ status: 200 });
    expect(await refund(missed, {})).toMatchObject({ status: 200 });
    // A voided ticket was not a sale, so it does not count.
    await remove(slip, 'ngozi');

    const both = {
      data: {
        passengers: [
          { seat_number: 1, no_show: false },
          { seat_number: 2, no_show: true },
        ],
      },
    };
    expect(await manifest(id)).toMatchObject(both);
    const report = await office().call('GET', '/api/get_no_show_report', {
      by: 'ngozi',
      query: queryOf({ by: 'route', from: '2026-11-21', to: '2026-11-21' }),
    });
    expect(report.body).toMatchObject({ data: { total: { trips: 1, seats_sold: 2, no_shows: 1 } } });
    const load = await office().call('GET', '/api/get_load_report', {
      by: 'ngozi',
      query: queryOf({ by: 'route', from: '2026-11-21', to: '2026-11-21' }),
    });
    expect(load.body).toMatchObject({ data: { total: { planned: 1, seats_sold: 2 } } });
    const board = await office().call('GET', '/api/get_departures', { by: 'ada' });
    expect(board.body).toMatchObject({ data: [{ id, sold_seats: 2, boarded_seats: 1 }] });

    await setTrip(id, 'Scheduled', 'It had not left');
    expect(await manifest(id)).toMatchObject({ data: { passengers: [{ seat_number: 1 }] } });
    await setTrip(id, 'En-route');
    expect(await manifest(id)).toMatchObject(both);
    await rules();
  });
});

inTheOffice('Somebody who did not come and was rescheduled since', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { rules, reschedule } = changesOfTickets(office);
  const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
    office().call(method, `/api/${path}`, { by: 'ada', ...(body && { body }) });
  const manifest = async (id: string) => (await call('GET', `get_manifest/${id}`)).body;
  const report = async (name: string, by: 'ngozi' = 'ngozi') =>
    (
      await office().call('GET', `/api/${name}`, {
        by,
        query: queryOf({ by: 'route', from: '2026-11-21', to: '2026-11-21' }),
      })
    ).body;

  it('stays in the record of the bus that left without them: sold is boarded and no-shows, wherever it is said', async () => {
    await rules({ no_show_rule: 'reschedule', reschedule_notice: '0' });
    const id = await trip({ departsAt: '2026-11-21T12:00:00.000Z' });
    const next = await trip();
    await sold(id, { seat_number: [1] });
    const { id: missed } = await sold(id, { seat_number: [2, 3] });
    const load = { planned: 1, seats_sold: 3 };
    expect(await report('get_load_report')).toMatchObject({ data: { total: load } });
    await call('PUT', `board_passengers/${id}`, { code: '1' });
    await call('PUT', `trip_status/${id}`, { status: 'En-route' });
    expect(await reschedule(missed, { trip_id: next, seat_number: [4, 5], amount: 37_000 })).toMatchObject({
      status: 200,
    });
    await call('PUT', `board_passengers/${next}`, { code: '4' });

    const both = {
      data: {
        passengers: [
          { seat_number: 1, no_show: false },
          { seat_number: 2, no_show: true, boarded_at: null, name: 'Chinedu Obi' },
          { seat_number: 3, no_show: true, boarded_at: null },
        ],
      },
    };
    expect(await manifest(id)).toMatchObject(both);
    expect(await manifest(next)).toMatchObject({
      data: {
        passengers: [
          { seat_number: 4, no_show: false },
          { seat_number: 5, no_show: false },
        ],
      },
    });
    const { body } = await call('GET', 'get_departures');
    expect(body).toMatchObject({ data: anyEntryWith({ id, sold_seats: 3, boarded_seats: 1 }) });
    expect(await report('get_no_show_report')).toMatchObject({
      data: { total: { trips: 1, seats_sold: 3, no_shows: 2 } },
    });
    expect(await report('get_load_report')).toMatchObject({ data: { total: load } });
    const { body: trips } = await office().call('GET', '/api/get_trips', {
      by: 'ngozi',
      query: queryOf({ no_shows: 'some', from: '2026-11-21', to: '2026-11-21' }),
    });
    expect(trips).toMatchObject({ data: [{ id }] });
    expect((await verify(office().db)).broken).toEqual([]);
    await rules();
  });
});
