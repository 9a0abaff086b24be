import type { TicketPayload } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aService } from '../../testing/timetable';
import { closeOwn } from '../../testing/calls/drawers';
import { verify } from '../../verify/verify';

const by = 'ngozi';

const FAMILY: Partial<TicketPayload> = {
  seat_number: [3, 4],
  amount: 37_000,
  companions: [
    {
      seat_number: 4,
      name: 'Ben Eze',
      phone: '',
      address: '',
      next_of_kin_name: '',
      next_of_kin_phone: '',
    },
  ],
};

/** Fares that come after the sale, and what they give back. */
function lateFares(office: () => Office) {
  const { edit, remove, sold } = ticketsOf(office);
  const { linesOf, openTill } = changesOfTickets(office);
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
  const shown = async (fare: string) =>
    (await office().call('GET', `/api/get_promotion/${fare}`, { by })).body;
  const give = async (fare: string, seen?: unknown) => {
    const plan = textAt(seen ?? (await shown(fare)), 'data', 'plan');
    const body = { payment_method: 'Bank Transfer', reason: 'It came late', plan };
    return office().call('POST', `/api/give_promotion/${fare}`, { by, body });
  };

  return { edit, remove, sold, linesOf, openTill, aFare, drop, tripOn, shown, give };
}

inEachOffice('A late fare at the moment of another change', (office) => {
  const { edit, remove, sold, aFare, drop, tripOn, shown, give } = lateFares(office);

  it('is not given back for tickets that are void, and at the same moment as a refund only one of both counts', async () => {
    const trip = await tripOn('2026-12-01');
    const gone = await sold(trip, { seat_number: [1] });
    await remove(gone.id);
    const kept = await sold(trip, { seat_number: [2] });
    const fare = await aFare({ from_day: '2026-12-01', until_day: '2026-12-01', fare: '15,000' });
    const seen = await shown(fare);
    expect(seen).toMatchObject({ data: { tickets: [{ id: kept.id }] } });
    const refund = office().call('PUT', `/api/refund_ticket/${kept.id}`, {
      by: 'ada',
      body: { amount: 18_500, payment_method: 'Cash', reason: 'Ill' },
    });
    const [given, refunded] = await Promise.all([give(fare, seen), refund]);
    expect([given.status, refunded.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    await drop(fare);
  });

  it('is not undone by an edit of the same moment: further seats cost the new price', async () => {
    const trip = await tripOn('2026-12-02');
    const { id, body } = await sold(trip, { seat_number: [3] });
    const fare = await aFare({ from_day: '2026-12-02', until_day: '2026-12-02', fare: '15,000' });
    const more = { ...body, ...FAMILY };
    await Promise.all([give(fare, await shown(fare)), edit(id, more)]);
    if ((await give(fare)).status === 200) expect(await shown(fare)).toMatchObject({ data: { total: 0 } });
    const [ticket] = await office().db.query<{ amount: number; seats: number }>(sql`
      select amount_kobo::int as amount, (select count(*)::int from ticket_seat where ticket_id = ticket.id) as seats
      from ticket where id = ${id}`);
    expect(ticket?.amount).toBe(1_500_000 * (ticket?.seats ?? 0));
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    await drop(fare);
  });
});

inTheOffice('A fare that came late', (office) => {
  const { remove, sold, linesOf, openTill, aFare, drop, tripOn, shown, give } = lateFares(office);

  it('gives nothing back where another fare wins over it', async () => {
    const usual = await aFare({ from_day: '2026-11-22', fare: '15,000' });
    const christmas = await aFare({ from_day: '2026-11-25', until_day: '2026-11-26', fare: '25,000' });
    const coaches = await aFare({ from_day: '2026-11-22', vehicle_type: 'Coach Bus', fare: '16,000' });
    const dear = await sold(await tripOn('2026-11-25'), { amount: 25_000 });
    const bus = await tripOn('2026-11-27', 'Bus');
    const coach = await sold(await tripOn('2026-11-27'), { amount: 16_000 });
    expect([dear.id, coach.id]).not.toContain('');
    expect(await shown(usual)).toMatchObject({ data: { tickets: [], total: 0 } });
    await office().db.query(sql`update trip set amount_kobo = 2000000 where id = ${bus}`);
    const late = await sold(bus, { amount: 20_000 });
    expect(await shown(usual)).toMatchObject({ data: { tickets: [{ id: late.id, difference: 5_000 }] } });
    expect(await shown(coaches)).toMatchObject({ data: { tickets: [] } });
    for (const fare of [usual, christmas, coaches]) await drop(fare);
  });

  it('is not offered to a passenger who was erased, whom nobody can call', async () => {
    const trip = await tripOn('2026-11-29');
    const phone = '08055512399';
    const { id } = await sold(trip, { traveler_number: phone });
    await office().db.query(sql`update trip set status = 'Completed', departs_at = '2026-11-18T07:00Z',
      vehicle_id = (select id from vehicle limit 1) where id = ${trip}`);
    const fare = await aFare({ from_day: '2026-11-18', until_day: '2026-11-18', fare: '15,000' });
    expect(await shown(fare)).toMatchObject({ data: { tickets: [{ id }] } });
    const erased = await office().call('POST', '/api/erase_personal_data', { by, body: { phone } });
    expect(erased.body).toMatchObject({ data: { tickets: 1 } });
    expect(await shown(fare)).toMatchObject({ data: { tickets: [] } });
    await drop(fare);
  });

  it('is given back once: a ticket that is deleted afterwards hands back what is left of its price, from one drawer', async () => {
    const till = await openTill();
    const trip = await tripOn('2026-11-30');
    const { id } = await sold(trip, FAMILY);
    const fare = await aFare({ from_day: '2026-11-30', until_day: '2026-11-30', fare: '15,000' });
    expect(await give(fare)).toMatchObject({ status: 200, body: { data: { total: 7_000 } } });
    expect((await remove(id)).status).toBe(200);
    expect(await linesOf(id)).toMatchObject([
      { amount: 37_000, method: 'Cash' },
      { amount: -7_000, method: 'Bank Transfer', kind: 'difference' },
      { amount: -30_000, method: 'Cash', kind: 'refund' },
    ]);
    const { body } = await office().call('GET', `/api/get_shift/${till}`, { by });
    expect(body).toMatchObject({ data: { lines: [{ expected: 7_000 }, { expected: 0 }, { expected: 0 }] } });
    await closeOwn(office());
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
    await drop(fare);
  });
});
