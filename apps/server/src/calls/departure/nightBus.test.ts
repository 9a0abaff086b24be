import { afterEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { type Answer, NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aWaybill } from '../../testing/waybill';

const LEAVES = '2026-11-21T22:55:00.000Z';
/** 00:25 AM in Lagos: the bus of 11:55 PM still waits. */
const AFTER_MIDNIGHT = '2026-11-21T23:25:00.000Z';
/** Six hours after its time and a moment. */
const NEXT_MORNING = '2026-11-22T04:55:00.001Z';

inTheOffice('A bus of 11:55 PM that still waits after midnight', (office) => {
  const { trip, sold, remove, edit } = ticketsOf(office);
  const { reschedule } = changesOfTickets(office);
  const at = (moment: string) => (office().clock.now = new Date(moment));
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    office().call(method, `/api/${path}`, { by: 'ada', ...(body && { body }) });
  const isOnBoard = async (bus: string) => (await ask('GET', 'get_departures')).text.includes(bus);
  const refusal = ({ status, text }: Answer) => [status, text];

  afterEach(() => at(NOW));

  it('is on the board, sold, boarded, loaded, given to others and sent off: has it left, all say the same', async () => {
    const bus = await trip({ departsAt: LEAVES });
    const before = await sold(bus);
    const elsewhere = await sold(await trip({ departsAt: '2026-11-24T06:00:00.000Z' }));
    const parcel = await ask('POST', 'create_waybills', aWaybill(office().company));
    const code = /WB-[0-9A-Z]{6}-[0-9A-Z]/.exec(parcel.text)?.[0] ?? '';
    at(AFTER_MIDNIGHT);
    expect(await isOnBoard(bus)).toBe(true);
    const late = await sold(bus, { seat_number: [5] });
    const doneFor = [
      await edit(before.id, { ...before.body, seat_number: [2] }),
      await reschedule(elsewhere.id, { trip_id: bus, seat_number: [3] }),
      await remove(late.id),
      await ask('PUT', `board_passengers/${bus}`, { code: '2', reason: 'Came by taxi' }),
      await ask('PUT', `load_parcel/${bus}`, { code }),
    ];
    expect(doneFor.map(refusal)).toEqual(doneFor.map(({ text }) => [200, text]));
    expect(refusal(await ask('PUT', `trip_status/${bus}`, { status: 'En-route' }))[0]).toBe(200);
  });

  it('has tickets that move to another departure for the company’s late fee', async () => {
    const { rules } = changesOfTickets(office);
    await rules({ reschedule_rule: 'late-fee' });
    const bus = await trip({ departsAt: LEAVES });
    const { id } = await sold(bus);
    const other = await trip({ departsAt: '2026-11-23T06:00:00.000Z' });
    at(AFTER_MIDNIGHT);
    expect(refusal(await reschedule(id, { trip_id: other, seat_number: [1] }))[0]).toBe(200);
    await rules();
  });

  it('has left six hours after its time, wherever one asks', async () => {
    const left = 'This trip has left. Please choose another trip.';
    const bus = await trip({ departsAt: LEAVES });
    const { id, body } = await sold(bus);
    at(NEXT_MORNING);
    expect(await isOnBoard(bus)).toBe(false);
    expect(await ask('POST', 'book_ticket', aBooking(bus, { seat_number: [6] }))).toMatchObject({
      body: { errors: { trip_id: [left] } },
    });
    expect((await edit(id, { ...body, seat_number: [2] })).text).toContain(
      'The trip of this ticket has left',
    );
    expect((await reschedule(id, { trip_id: await trip() })).text).toContain(
      'The bus of this ticket has left.',
    );
  });

  it('keeps its vehicle in service, and is where a bus that broke down sends its passengers', async () => {
    const { call, company } = office();
    await office().db.query(sql`update trip set status = 'Completed'`);
    const bus = await trip({ departsAt: LEAVES });
    const broken = await trip({ departsAt: '2026-11-21T22:30:00.000Z' });
    at(AFTER_MIDNIGHT);
    const vehicle = await call('PUT', `/api/vehicle_status/${company.bus}`, {
      by: 'ngozi',
      body: { status: 'Out of Service' },
    });
    expect(vehicle.text).toContain('not left yet');
    const merge = await call('GET', `/api/preview_disruption/${broken}`, {
      by: 'ada',
      query: `kind=trip&trip_id=${bus}`,
    });
    expect(refusal(merge)).toEqual([200, expect.stringContaining('"other_trips":')]);
  });
});
