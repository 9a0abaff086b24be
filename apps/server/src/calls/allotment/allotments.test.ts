import { expect, it } from 'vitest';
import type { TicketPayload, WireAllotments } from '@motorpark/contract';
import { Due } from '../../clock';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import type { PersonName } from '../../testing/company';
import { anyEntryWith } from '../../testing/matchers';
import { NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { releaseDue } from '../../store/allotment/releaseDue';

/** Today at 11:20 AM in Lagos. */
const SOON = '2026-11-21T10:20:00.000Z';
const before = (minutes: number) => new Date(Date.parse(SOON) - minutes * 60_000);

inTheOffice('Seats that are kept for an outage', (office) => {
  const { trip, takenOn, edit } = ticketsOf(office);
  const { rules } = changesOfTickets(office);

  /** A device with a session of its own. */
  async function machine(by: PersonName = 'ada') {
    const token = await office().tokenOf(by);
    const call = (method: 'PUT' | 'POST' | 'GET', path: string, body?: object) =>
      office().call(method, `/api/${path}`, { token, ...(body && { body }) });
    return {
      call,
      async take(returned: readonly string[] = []) {
        const { body } = await call('PUT', 'take_allotments', { returned });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response of the call; the expectations fail if it differs
        return (body as { data: WireAllotments }).data.allotments;
      },
      book: (id: string, wishes: Partial<TicketPayload>) => call('POST', 'book_ticket', aBooking(id, wishes)),
    };
  }
  type Machine = Awaited<ReturnType<typeof machine>>;
  const of = async (one: Machine, id: string) =>
    (await one.take()).find(({ trip_id: tripId }) => tripId === id) ?? {
      id: '',
      seats: [],
      is_wanted: false,
    };

  it('are none unless the company says so', async () => {
    await trip();
    expect(await (await machine()).take()).toEqual([]);
  });

  it('are a login’s alone: no other machine, person or terminal sells them, and the picture of the seats says so', async () => {
    await rules({ outage_seats: '1' });
    const id = await trip();
    const [here, there, lagos] = [await machine(), await machine(), await machine('tunde')];
    const own = await of(here, id);
    expect(own).toMatchObject({ seats: [6], sells_until: '2026-11-22T05:00:00.000Z', is_wanted: false });
    expect(await of(there, id)).toMatchObject({ seats: [5] });
    // No seats are reserved on trips that arrive.
    expect(await lagos.take()).toEqual([]);
    expect((await there.call('GET', `get_trip/${id}`)).body).toMatchObject({
      data: { selected_seats: [5, 6], kept_seats: [5, 6], available_seats: [1, 2, 3, 4] },
    });
    const { body: board } = await there.call('GET', 'get_departures');
    expect(board).toMatchObject({ data: anyEntryWith({ id, sold_seats: 0, kept_seats: 2 }) });
    const kept = 'Seat 6 is kept for an outage at another counter. Please choose another seat.';
    for (const other of [there, lagos, await machine('ngozi')]) {
      expect(await other.book(id, { seat_number: [6] })).toMatchObject({
        status: 409,
        body: { errors: { seat_number: [kept] } },
      });
    }
    // The allotment of another person is ignored.
    expect((await lagos.book(id, { seat_number: [6], allotment: own.id })).status).toBe(409);
    expect((await here.book(id, { seat_number: [4, 6], allotment: own.id })).status).toBe(200);
    expect(await takenOn(id)).toEqual([4, 6]);
    await rules();
  });

  it('are at most a third of what nobody has bought, and wanted back once they are more', async () => {
    await rules({ outage_seats: '2' });
    const id = await trip();
    const [one, other] = [await machine(), await machine()];
    const own = await of(one, id);
    expect(own.seats).toEqual([5, 6]);
    expect((await of(other, id)).seats).toEqual([]);
    await other.book(id, { seat_number: [1, 2, 3, 4] });
    // The last seats stay reserved, and the message says why they are not sold.
    const full = await other.book(id, { seat_number: [6] });
    expect(full.status).toBe(422);
    expect(full.text).toContain('The last seats of this trip are kept for an outage at other counters.');
    expect(await of(one, id)).toMatchObject({ seats: [5, 6], is_wanted: true });
    expect((await one.take([own.id])).filter(({ trip_id: tripId }) => tripId === id)).toEqual([]);
    expect((await other.book(id, { seat_number: [5, 6] })).status).toBe(200);
    await rules();
  });

  it('stay kept after the session, for a sale that is still on its way, and are given back by a logout', async () => {
    await rules({ outage_seats: '1' });
    const id = await trip();
    const [lost, left] = [await machine(), await machine()];
    const own = await of(lost, id);
    await of(left, id);
    await office().db.query(sql`update session set ended_at = ${NOW} where id in (
      select session_id from allotted_seat where trip_id = ${id} and seat_number = 6)`);
    await left.call('POST', 'logout');
    const again = await machine();
    expect(await of(again, id)).toMatchObject({ seats: [5] });
    expect((await again.book(id, { seat_number: [6] })).status).toBe(409);
    expect((await again.book(id, { seat_number: [6], allotment: own.id })).status).toBe(200);
    await rules();
  });

  it('are wanted back from whoever was moved to another terminal, where they cannot be sold', async () => {
    await rules({ outage_seats: '1' });
    const id = await trip();
    const here = await machine();
    const own = await of(here, id);
    const { db, company } = office();
    const move = (terminal: string) =>
      db.query(sql`update person set terminal_id = ${terminal} where id = ${company.people.ada}`);
    await move(company.owerri);
    expect(await of(here, id)).toMatchObject({ id: own.id, seats: [6], is_wanted: true });
    expect((await here.take([own.id])).filter(({ trip_id: tripId }) => tripId === id)).toEqual([]);
    await move(company.awka);
    await rules();
  });

  it('are sold an hour before departure at the latest, kept half an hour longer, and then whoever comes first has them', async () => {
    await rules({ outage_seats: '2', sales_close: '45' });
    const id = await trip({ departsAt: SOON });
    const [offline, other] = [await machine(), await machine()];
    const own = await of(offline, id);
    office().clock.now = before(59);
    expect((await of(offline, id)).is_wanted).toBe(true);
    office().clock.now = before(31);
    // Sales are closed, but this ticket was sold in time.
    expect((await offline.book(id, { seat_number: [5], allotment: own.id })).status).toBe(200);
    await rules({ outage_seats: '2' });
    expect((await other.book(id, { seat_number: [6] })).status).toBe(409);
    office().clock.now = before(30);
    expect((await other.book(id, { seat_number: [6] })).status).toBe(200);
    const late = await offline.book(id, { seat_number: [6], allotment: own.id });
    expect(late).toMatchObject({
      status: 409,
      body: { errors: { seat_number: ['Seat 6 has just been sold. Please choose another seat.'] } },
    });
    expect((await offline.book(id, { seat_number: [4], allotment: own.id })).status).toBe(200);
    expect(await takenOn(id)).toEqual([4, 5, 6]);
    office().clock.now = new Date(NOW);
    await rules();
  });

  it('are passed over by edits and moves, and none is kept of a trip with another bus or that does not run', async () => {
    await rules({ outage_seats: '1' });
    const id = await trip();
    const [here, there] = [await machine(), await machine()];
    await of(here, id);
    const body = aBooking(id, { seat_number: [1] });
    const sale = await there.call('POST', 'book_ticket', body);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { data } = sale.body as { data: { id: string } };
    expect(await edit(data.id, { ...body, seat_number: [6] })).toMatchObject({ status: 409 });
    const keptOf = async (tripId: string) =>
      (await office().db.query(sql`select from allotted_seat where trip_id = ${tripId}`)).length;
    expect(await keptOf(id)).toBe(1);
    const bus = await aBus(office().db, 'OTH 1 XA', 8);
    await office().db.query(sql`update trip set vehicle_id = ${bus}, total_seats = 8 where id = ${id}`);
    expect(await keptOf(id)).toBe(0);
    const other = await trip();
    await of(here, other);
    expect(await keptOf(other)).toBe(1);
    await here.call('PUT', `trip_status/${other}`, { status: 'En-route' });
    expect(await keptOf(other)).toBe(0);
    await rules();
  });

  it('are sold or kept, never both, whoever writes', async () => {
    await rules({ outage_seats: '1' });
    const id = await trip();
    await of(await machine(), id);
    const { db } = office();
    const sale = await (await machine()).book(id, { seat_number: [1] });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const ticket = (sale.body as { data: { id: string } }).data.id;
    await expect(
      db.query(sql`insert into ticket_seat (trip_id, seat_number, ticket_id) values (${id}, 6, ${ticket})`),
    ).rejects.toThrow('This seat is kept for an outage');
    await expect(
      db.query(sql`insert into allotted_seat select trip_id, 1, allotment_id, person_id, session_id, sells_until, ends_at
        from allotted_seat where trip_id = ${id}`),
    ).rejects.toThrow('This seat is sold');
    await releaseDue(db, new Due('2026-11-22T05:30:00.000Z'));
    expect((await (await machine()).book(id, { seat_number: [6] })).status).toBe(200);
    await rules();
  });
});
