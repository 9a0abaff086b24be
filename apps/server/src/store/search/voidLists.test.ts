import { expect, it } from 'vitest';
import { inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';

inTheOffice('A list of what is void', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const { takeIn, remove: removeWaybill } = parcels(office);
  const get = async (path: string, query: string, by: 'ada' | 'chika' | 'ngozi' = 'ada') =>
    await office().call('GET', path, { by, query });

  it('has what was voided, marked so, in pages; the list without it has none of that, and each counts both', async () => {
    const tripId = await trip();
    const valid = await sold(tripId, { seat_number: [1] });
    const first = await sold(tripId, { seat_number: [2], traveler_name: 'Halima Garba' });
    await remove(first.id, 'ada', 'Sold twice');
    const second = await sold(tripId, { seat_number: [3, 4] });
    await remove(second.id);
    const path = '/api/get_all_tickets';
    const { body } = await get(path, 'status=VOID&limit=1');
    expect(body).toMatchObject({
      data: [{ id: second.id, seat_number: '3, 4', status: 'Scheduled', voided: { by: 'ada' } }],
      total: 2,
      counts: { Scheduled: 1, VOID: 2 },
    });
    const cursor = /"next_cursor":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
    expect((await get(path, `status=VOID&limit=1&cursor=${encodeURIComponent(cursor)}`)).body).toMatchObject({
      data: [{ id: first.id, voided: { reason: 'Sold twice' } }],
      next_cursor: null,
    });
    expect((await get(path, 'status=VOID&q=halima')).body).toMatchObject({
      data: [{ id: first.id }],
      total: 1,
    });
    expect((await get(path, 'q=halima')).body).toMatchObject({
      data: [{ id: first.id, voided: { reason: 'Sold twice' } }],
      total: 1,
      counts: { Scheduled: 0, VOID: 1 },
    });
    expect((await get(path, 'q=halima&status=Scheduled')).body).toMatchObject({ data: [], total: 0 });
    expect((await get(path, 'status=VOID&direction=incoming')).body).toMatchObject({ data: [], total: 0 });
    expect((await get(path, 'limit=50')).body).toMatchObject({
      data: [{ id: valid.id }],
      total: 1,
      counts: { Scheduled: 1, VOID: 2 },
    });
    expect((await get(path, 'limit=50')).text).not.toContain('"voided"');
    expect((await get(path, '')).text).not.toContain(first.id);
    expect((await get(path, 'status=VOID', 'chika')).body).toMatchObject({ data: [], counts: { VOID: 0 } });
    expect((await get(path, 'status=VOID&format=csv')).text).toContain('"VOID"');
  });

  it('has waybills too', async () => {
    const { id } = await takeIn();
    await removeWaybill(id, 'ada', 'Taken in twice');
    expect((await get('/api/get_waybills', 'status=VOID', 'ngozi')).body).toMatchObject({
      data: [{ id, voided: { by: 'ada', reason: 'Taken in twice' } }],
      counts: { Pending: 0, VOID: 1 },
    });
    const number = textAt(
      (await get('/api/get_waybills', 'status=VOID', 'ngozi')).body,
      'data',
      '0',
      'waybill_number',
    );
    expect((await get('/api/get_waybills', `q=${number}`, 'ngozi')).body).toMatchObject({
      data: [{ id }],
      total: 1,
    });
    const missing = await get('/api/get_waybills', `q=${number}&arrival=missing`, 'ngozi');
    expect(missing.body).toMatchObject({ data: [], total: 0 });
  });
});
