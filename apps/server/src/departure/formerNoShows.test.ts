import { expect, it } from 'vitest';
import { queryOf } from '../testing/lists';
import { inEachOffice } from '../testing/office';
import { changesOfTickets } from '../testing/ticketChanges';
import { ticketsOf } from '../testing/tickets';

inEachOffice('Somebody who did not come and was refunded since', (office) => {
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
    // What was no sale is gone.
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

    await setTrip(id, 'Scheduled', 'It had not left');
    expect(await manifest(id)).toMatchObject({ data: { passengers: [{ seat_number: 1 }] } });
    await setTrip(id, 'En-route');
    expect(await manifest(id)).toMatchObject(both);
    await rules();
  });
});
