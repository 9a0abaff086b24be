import type { TicketPayload } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aService } from '../../testing/timetable';

const by = 'ngozi';

const BEN = { name: 'Ben Eze', phone: '', address: '', next_of_kin_name: '', next_of_kin_phone: '' };
const FAMILY: Partial<TicketPayload> = {
  seat_number: [3, 4],
  amount: 37_000,
  companions: [{ ...BEN, seat_number: 4 }],
};

inTheOffice('What was sold above a fare that came late', (office) => {
  const { edit, remove, sold } = ticketsOf(office);
  const aFare = async (wishes: object) => {
    const form = { route_id: 'Awka - Lagos', vehicle_type: '', name: '', until_day: '', ...wishes };
    const answer = await office().call('POST', '/api/create_fares', { by, body: form });
    return textAt(answer.body, 'data', 'id');
  };
  const drop = (fare: string) => office().call('DELETE', `/api/delete_fare/${fare}`, { by });
  let hour = 0;
  /** A trip of the timetable, of a service of its own. */
  const tripOn = async (day: string, type = 'Coach Bus') => {
    const departs_at = `${String((hour += 1)).padStart(2, '0')}:40`;
    const service = await aService(office(), { departs_at, vehicle_type: type });
    const [trip] = await office().db.query<{ id: string }>(
      sql`select id from trip where service_id = ${service} and service_day = ${day}`,
    );
    return trip?.id ?? '';
  };
  /** The report of the tickets for some days. */
  const shown = async (from: string, to = from, group = 'fareAndTicket') =>
    (await office().call('GET', `/api/get_late_fare_report?by=${group}&from=${from}&to=${to}`, { by })).body;
  const rowOf = (fare: string, ticket: string, paid: number, above: number) => ({
    id: fare,
    ticket,
    tickets: 1,
    paid,
    above,
  });

  it('is listed for each fare, ticket by ticket, for departures on its days in Lagos', async () => {
    const late = await sold(await tripOn('2026-12-02'), FAMILY);
    const before = await sold(await tripOn('2026-12-01'));
    const fare = await aFare({
      name: 'Promotion',
      from_day: '2026-12-02',
      until_day: '2026-12-02',
      fare: '15,000',
    });
    await sold(await tripOn('2026-12-02'), { amount: 15_000 });
    const rows = [{ ...rowOf(fare, late.number, 37_000, 7_000), name: 'Awka - Lagos, Promotion' }];
    expect(before.number).not.toBe('');
    expect(await shown('2026-12-01', '2026-12-03')).toEqual({
      data: { rows, total: { tickets: 1, paid: 37_000, above: 7_000 } },
    });
    expect(await shown('2026-12-02', '2026-12-02', 'fare')).toMatchObject({
      data: { rows: [{ id: fare, above: 7_000 }] },
    });
    expect(await shown('2026-12-01')).toMatchObject({ data: { rows: [] } });
    await drop(fare);
  });

  it('is given back on its ticket, once: what a super admin lowered there is listed no more, nor is what was deleted', async () => {
    const trip = await tripOn('2026-11-30');
    const [kept, gone] = [await sold(trip, FAMILY), await sold(trip, { seat_number: [1] })];
    const fare = await aFare({ from_day: '2026-11-30', until_day: '2026-11-30', fare: '15,000' });
    expect(await shown('2026-11-30')).toMatchObject({ data: { total: { tickets: 2, above: 10_500 } } });
    await remove(gone.id);
    const lowered = { ...kept.body, amount: 30_000, reason: 'The fare came late' };
    expect((await edit(kept.id, lowered, by)).status).toBe(200);
    expect(await shown('2026-11-30')).toMatchObject({ data: { rows: [] } });
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    await drop(fare);
  });

  it('is not what another fare wins over', async () => {
    const usual = await aFare({ from_day: '2026-11-22', fare: '15,000' });
    const christmas = await aFare({ from_day: '2026-11-25', until_day: '2026-11-26', fare: '25,000' });
    const coaches = await aFare({ from_day: '2026-11-22', vehicle_type: 'Coach Bus', fare: '16,000' });
    await sold(await tripOn('2026-11-25'), { amount: 25_000 });
    const bus = await tripOn('2026-11-27', 'Bus');
    await sold(await tripOn('2026-11-27'), { amount: 16_000 });
    expect(await shown('2026-11-25', '2026-11-27')).toMatchObject({ data: { rows: [] } });
    await office().db.query(sql`update trip set amount_kobo = 2000000 where id = ${bus}`);
    const late = await sold(bus, { amount: 20_000 });
    expect(await shown('2026-11-25', '2026-11-27')).toMatchObject({
      data: { rows: [rowOf(usual, late.number, 20_000, 5_000)] },
    });
    for (const fare of [usual, christmas, coaches]) await drop(fare);
  });

  it('is not that of a passenger who was erased, whom nobody can call', async () => {
    const phone = '08055512399';
    const trip = await tripOn('2026-11-29');
    const { number } = await sold(trip, { traveler_number: phone });
    await office().db.query(sql`update trip set status = 'Completed', departs_at = '2026-11-18T07:00Z',
      vehicle_id = (select id from vehicle limit 1) where id = ${trip}`);
    const fare = await aFare({ from_day: '2026-11-18', until_day: '2026-11-18', fare: '15,000' });
    expect(await shown('2026-11-18')).toMatchObject({ data: { rows: [{ ticket: number }] } });
    const erased = await office().call('POST', '/api/erase_personal_data', { by, body: { phone } });
    expect(erased.body).toMatchObject({ data: { tickets: 1 } });
    expect(await shown('2026-11-18')).toMatchObject({ data: { rows: [] } });
    await drop(fare);
  });

  it('is for a child the same part of the fare as at the sale', async () => {
    const { db } = office();
    const trip = await tripOn('2026-12-03');
    await db.query(sql`update company set child_age = 12, child_percent = 50`);
    const child = { ...BEN, seat_number: 4, kind: 'child', date_of_birth: '2020-05-01' };
    const { number } = await sold(trip, { ...FAMILY, amount: 27_750, companions: [child] });
    await db.query(sql`update company set child_age = 0`);
    const fare = await aFare({ from_day: '2026-12-03', until_day: '2026-12-03', fare: '15,000' });
    expect(await shown('2026-12-03')).toMatchObject({
      data: { rows: [rowOf(fare, number, 27_750, 5_250)] },
    });
    await drop(fare);
  });
});
