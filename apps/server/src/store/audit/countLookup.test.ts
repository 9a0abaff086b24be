import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { NOW, inTheOffice, textAt } from '../../testing/office';

inTheOffice('Looking customers up', (office) => {
  const read = (path: string, query = '') => office().call('GET', path, { by: 'ada', query });
  const find = (phone: string) => office().call('POST', '/api/find_traveler', { by: 'ada', body: { phone } });
  const events = async (kind: string) => {
    const { body } = await office().call('GET', '/api/get_audit', { by: 'ngozi', query: `kind=${kind}` });
    return body;
  };
  const statuses = async (count: number, call: (place: number) => ReturnType<typeof read>) => {
    const made: number[] = [];
    for (let place = 0; place < count; place += 1) made.push((await call(place)).status);
    return made;
  };

  it('by one phone after the other is an event, and soon refused', async () => {
    const made = await statuses(125, (place) => find(`08034127${100 + place}`));
    expect(made.indexOf(429)).toBe(120);
    expect(await find('08034127781')).toMatchObject({
      status: 429,
      body: { message: 'Too many look-ups of travelers. Please try again in 60 minutes.' },
    });
    expect(await events('many_lookups')).toMatchObject({
      data: [{ by: { name: 'ada' }, after: { count: 60, records: 'travelers by phone' } }],
    });
    const { clock } = office();
    clock.now = new Date(clock.now.getTime() + 60 * 60_000);
    expect((await find('08034127781')).status).toBe(200);
  });

  it('by one record or one further page after the other is counted together', async () => {
    const { db, company, call, clock } = office();
    clock.now = new Date(NOW);
    const trip = await aTrip(db, company);
    const sell = (seat: number) =>
      call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [seat] }) });
    const id = textAt((await sell(1)).body, 'data', 'id');
    await sell(2);
    await read(`/api/get_ticket/${id}`);
    await db.query(sql`update limit_count set count = 298 where what = 'records'`);
    const cursor = textAt((await read('/api/get_all_tickets', 'limit=1')).body, 'next_cursor');
    expect(await statuses(2, () => read('/api/get_all_tickets', `limit=1&cursor=${cursor}`))).toEqual([
      200, 200,
    ]);
    expect(await events('many_lookups')).toMatchObject({
      data: [{ after: { count: 300, records: 'tickets and waybills' } }, {}],
    });
    await db.query(sql`update limit_count set count = 900 where what = 'records'`);
    expect((await read(`/api/get_ticket/${id}`)).status).toBe(429);
    expect((await read('/api/get_waybill/WB-000000-0')).status).toBe(404);
    expect((await read(`/api/get_waybill/${id}`)).status).toBe(429);
  });

  it('by one line of the ledger after the other counts as opening its ticket or parcel', async () => {
    const { db, clock } = office();
    clock.now = new Date('2026-11-21T12:00:00.000Z');
    const list = await read('/api/get_operations', 'limit=1');
    const id = textAt(list.body, 'data', '0', 'id');
    expect((await read(`/api/get_operation/${id}`)).status).toBe(200);
    await db.query(sql`update limit_count set count = 900 where what = 'records'`);
    expect((await read(`/api/get_operation/${id}`)).status).toBe(429);
  });

  it('by one manifest after the other is an event, and soon refused, but not by looking at the same one', async () => {
    const { db, company } = office();
    const trips = [await aTrip(db, company), await aTrip(db, company), await aTrip(db, company)];
    const open = (place: number) => read(`/api/get_manifest/${trips[place]}`);
    expect(await statuses(3, () => open(0))).toEqual([200, 200, 200]);
    await db.query(sql`update limit_count set count = 59 where what = 'manifests'`);
    expect((await open(1)).status).toBe(200);
    expect(await events('many_lookups')).toMatchObject({
      data: [{ by: { name: 'ada' }, after: { count: 60, records: 'manifests' } }, {}, {}],
    });
    await db.query(sql`update limit_count set count = 120 where what = 'manifests'`);
    expect(await statuses(3, open)).toEqual([200, 200, 429]);
    expect((await open(2)).status).toBe(429);
  });

  it('by a complete list, as core clients do, is an event each time', async () => {
    expect((await read('/api/get_all_tickets')).status).toBe(200);
    expect((await read('/api/get_waybills')).status).toBe(200);
    expect(await events('list_read')).toMatchObject({
      data: [{ by: { name: 'ada' }, after: { list: 'waybills' } }, { after: { list: 'tickets' } }],
    });
    await office().db.query(sql`update limit_count set count = 60 where what = 'lists'`);
    expect((await read('/api/get_all_tickets')).status).toBe(429);
    expect((await read('/api/get_all_tickets', 'limit=1')).status).toBe(200);
  });
});
