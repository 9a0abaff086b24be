import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { parcels } from '../../testing/waybill';

inTheOffice('What there is as of now', (office) => {
  const { takeIn, at, setStatus, remove } = parcels(office);
  const summary = async (by: PersonName, query = '') =>
    (await office().call('GET', '/api/get_summary', { by, query })).body;

  it('counts tickets by status for both ends of their trip, and for nobody else', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const book = async (seat: number) => {
      const body = aBooking(trip, { seat_number: [seat] });
      return textAt((await call('POST', '/api/book_ticket', { by: 'ada', body })).body, 'data', 'id');
    };
    const [boarded, deleted] = [await book(1), await book(2), await book(3)];
    await call('PUT', `/api/ticket_status/${boarded}`, { by: 'ada', body: { status: 'Boarded' } });
    await call('DELETE', `/api/delete_ticket/${deleted}`, { by: 'ada' });
    const counts = { data: { ticket_status: { Boarded: 1, Scheduled: 1 } } };
    for (const by of ['ada', 'tunde', 'ngozi'] as const) expect(await summary(by)).toMatchObject(counts);
    expect(await summary('chika')).toMatchObject({ data: { ticket_status: {} } });
    expect(await summary('ngozi', `terminal_id=${company.lagos}`)).toMatchObject(counts);
    expect(await summary('ngozi', `terminal_id=${company.owerri}`)).toMatchObject({
      data: { ticket_status: {} },
    });
  });

  it('counts parcels as they leave a terminal and as they come to it, whatever the period', async () => {
    const { company } = office();
    await takeIn();
    await at('On-Transit');
    await takeIn({ original_terminal: company.lagos, destination_terminal: company.awka }, 'tunde');
    await remove((await takeIn()).id);
    const there = { Pending: 1, 'On-Transit': 1 };
    const back = { Pending: 1 };
    expect(await summary('ada', 'from=2020-01-01&to=2020-01-02')).toMatchObject({
      data: { waybill_status: { outgoing: there, incoming: back }, shipments: { to_review: 2 } },
    });
    expect(await summary('tunde')).toMatchObject({
      data: { waybill_status: { outgoing: back, incoming: there }, shipments: { to_review: 2 } },
    });
    const all = { Pending: 2, 'On-Transit': 1 };
    expect(await summary('ngozi')).toMatchObject({
      data: { waybill_status: { outgoing: all, incoming: all }, shipments: { to_review: 2 } },
    });
  });

  it('counts a parcel as delivered since Monday once, and not when that was a mistake or last week', async () => {
    const { clock } = office();
    const now = clock.now;
    const delivered = async () => {
      const { body } = await office().call('GET', '/api/get_summary', { by: 'tunde' });
      return body;
    };
    clock.now = new Date('2026-11-15T22:59:00.000Z');
    await at('Delivered');
    clock.now = new Date('2026-11-15T23:00:00.000Z');
    await at('Picked Up');
    clock.now = now;
    const mistaken = await at('Delivered');
    expect(await delivered()).toMatchObject({ data: { shipments: { delivered_this_week: 2 } } });
    await setStatus(mistaken, 'On-Transit', 'tunde', 'Wrong parcel');
    expect(await delivered()).toMatchObject({ data: { shipments: { delivered_this_week: 1 } } });
    await setStatus(mistaken, 'Delivered', 'tunde');
    expect(await delivered()).toMatchObject({ data: { shipments: { delivered_this_week: 2 } } });
    expect(await summary('chika')).toMatchObject({ data: { shipments: { delivered_this_week: 0 } } });
  });

  it('counts what the company has', async () => {
    expect(await summary('ngozi')).toMatchObject({
      data: { office: { vehicles: 1, admins: 4, terminals: 4, routes: 2 } },
    });
  });
});
