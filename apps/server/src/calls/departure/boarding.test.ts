import { newTicketNumber } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { type Answer, inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { verify } from '../../verify/verify';

inTheOffice('Boarding', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const put = (path: string, body: object, by: 'ada' | 'tunde' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const board = (id: string, code: string) => put(`board_passengers/${id}`, { code });
  const unboard = (id: string, seats: number[]) => put(`unboard_passengers/${id}`, { seats });
  const setTrip = (id: string, status: string, reason?: string) =>
    put(`trip_status/${id}`, { status, reason });
  const setTicket = (id: string, status: string, reason?: string) =>
    put(`ticket_status/${id}`, { status, reason });
  const manifest = (id: string) => office().call('GET', `/api/get_manifest/${id}`, { by: 'tunde' });
  const ticket = async (id: string) =>
    (await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body;
  const numberOf = async (id: string) => textAt(await ticket(id), 'data', 'ticket_id');
  const seatsOf = ({ body }: Answer) =>
    linesIn(body).map(({ seat_number: seat, boarded_by: by, no_show: missed }) =>
      [seat, by ?? (missed === true ? 'no-show' : '-')].join(' '),
    );
  const party = async () => {
    const id = await trip();
    const { id: ticketId } = await sold(id, {
      seat_number: [4, 5],
      companions: [{ ...NOBODY, seat_number: 5, name: 'Ben Eze' }],
    });
    return { id, ticketId, number: await numberOf(ticketId) };
  };

  it('by its ticket has everybody on it aboard, and the ticket is Boarded', async () => {
    const { id, ticketId, number } = await party();
    const answer = await board(id, ` ${number.toLowerCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { data: { marked: [4, 5], is_own: true } } });
    expect(seatsOf(answer)).toEqual(['4 ada', '5 ada']);
    expect(await ticket(ticketId)).toMatchObject({
      data: {
        status: 'Boarded',
        history: [
          {},
          { kind: 'status', to_status: 'Boarded' },
          { kind: 'edited', fields: [{ field: 'Boarded seats', from: '', to: '4, 5' }] },
        ],
      },
    });
  });

  it('by the six characters of its number has everybody aboard; of an unknown one nothing is said', async () => {
    const { id, number } = await party();
    expect(await board(id, '22AB2C')).toMatchObject({
      status: 404,
      body: {
        message: textLike(/^There is no ticket TK-22AB2C-.\. Check the number, or scan the ticket\.$/),
      },
    });
    expect(seatsOf(await board(id, number.slice(3, 9)))).toEqual(['4 ada', '5 ada']);
  });

  it('by seat has one of them aboard, and is taken back', async () => {
    const { id, ticketId } = await party();
    expect(seatsOf(await board(id, '5'))).toEqual(['4 -', '5 ada']);
    expect(await unboard(id, [5, 4])).toMatchObject({
      status: 422,
      body: { errors: { seats: ['Nobody is aboard in seat 4.'] } },
    });
    expect(seatsOf(await unboard(id, [5]))).toEqual(['4 -', '5 -']);
    expect(await ticket(ticketId)).toMatchObject({ data: { status: 'Scheduled' } });
  });

  it('more than three hours before the bus leaves is asked about, by seat, by ticket and as a status, of who can answer', async () => {
    const { clock } = office();
    const { id, ticketId, number } = await party();
    const asks = {
      status: 422,
      body: { errors: { confirmed: ['This bus leaves at 22 Nov 2026, 07:00 AM, in 21 h.'] } },
    };
    const asking = { confirmed: false };
    for (const code of ['4', number])
      expect(await put(`board_passengers/${id}`, { code, ...asking })).toMatchObject(asks);
    expect(await put(`ticket_status/${ticketId}`, { status: 'Boarded', ...asking })).toMatchObject(asks);
    const { now } = clock;
    clock.now = new Date('2026-11-22T03:00:00.000Z');
    expect((await put(`board_passengers/${id}`, { code: '4', ...asking })).status).toBe(200);
    clock.now = now;
    expect((await put(`board_passengers/${id}`, { code: '5', confirmed: true })).status).toBe(200);
    const other = await party();
    const set = { status: 'Boarded', confirmed: true };
    expect((await put(`ticket_status/${other.ticketId}`, set)).status).toBe(200);
  });

  it('says what is wrong with a ticket', async () => {
    const { id, number } = await party();
    const said = async (code: string) => {
      const { status, body } = await board(id, code);
      return [status, textAt(body, 'message')];
    };
    const otherDay = await sold(await trip({ departsAt: '2026-11-23T06:00:00.000Z' }));
    const otherBus = await sold(await trip({ departsAt: '2026-11-22T09:00:00.000Z' }));
    const voided = await sold(id, { seat_number: [1] });
    await remove(voided.id);
    const elsewhere = await owerriTicket();
    expect(await said(await numberOf(otherDay.id))).toEqual([
      422,
      `Wrong day: ticket ${await numberOf(otherDay.id)} is for Awka - Lagos, 23 Nov 2026, 07:00 AM, ANB 482 XA.`,
    ]);
    expect(await said(await numberOf(otherBus.id))).toEqual([
      422,
      `Wrong bus: ticket ${await numberOf(otherBus.id)} is for Awka - Lagos, 22 Nov 2026, 10:00 AM, ANB 482 XA.`,
    ]);
    expect(await said(await numberOf(voided.id))).toEqual([
      422,
      `Ticket ${await numberOf(voided.id)} was voided on 21 Nov 2026, 10:00 AM by ada. Nobody travels with it.`,
    ]);
    expect(await said(FORGED)).toEqual([
      422,
      `There is no ticket ${FORGED}: it may be forged. Do not let anybody travel with it.`,
    ]);
    expect(await said(elsewhere)).toEqual([422, `Ticket ${elsewhere} is not for a bus of this terminal.`]);
    expect(await said('hello')).toEqual([422, 'hello is no ticket number. Scan it again, or type the seat.']);
    await board(id, number);
    expect(await said(number)).toEqual([
      409,
      `Seats 4, 5 of ticket ${number} are aboard already: boarded by ada at 10:00 AM.`,
    ]);
    expect(await said('4')).toEqual([
      409,
      `Seat 4 of ticket ${number} is aboard already: boarded by ada at 10:00 AM.`,
    ]);
  });

  it('asks before the bus leaves somebody behind, with the name and phone to call', async () => {
    const { id } = await party();
    await sold(id, { seat_number: [1], traveler_name: 'Ngozi Okafor', traveler_number: '08034127781' });
    await board(id, '4');
    expect((await put(`trip_status/${id}`, { status: 'En-route', confirmed: false })).text).toContain(
      'Seats 1 (Ngozi Okafor, 0803 412 7781), 5 (Ben Eze, 0803 ',
    );
  });

  it('counts everybody when the bus leaves: boarded and no-shows are those who were sold to', async () => {
    const { id, ticketId } = await party();
    const late = await sold(id, { seat_number: [1] });
    await board(id, '5');
    expect((await setTrip(id, 'En-route')).status).toBe(200);
    expect(seatsOf(await manifest(id))).toEqual(['1 no-show', '4 no-show', '5 ada']);
    expect(
      await office().call('GET', '/api/get_all_tickets', { by: 'ada', query: 'limit=200' }),
    ).toMatchObject({
      body: { data: anyEntryWith({ seat_number: '1', no_shows: 1 }) },
    });
    expect(await ticket(late.id)).toMatchObject({
      data: { no_shows: 1, history: [{}, { fields: [{ field: 'Did not come, seats', from: '', to: '1' }] }] },
    });
    for (const answer of [await board(id, '1'), await unboard(id, [5])]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { message: 'This bus has left. Nobody can board it now.' },
      });
    }
    expect(await setTicket(late.id, 'Boarded')).toMatchObject({
      status: 422,
      body: { errors: { status: ['The bus has left, and nobody of this ticket was aboard.'] } },
    });
    expect(await setTicket(ticketId, 'Scheduled', 'A slip')).toMatchObject({ status: 422 });
    await setTrip(id, 'Scheduled', 'It came back');
    expect(seatsOf(await board(id, '1'))).toEqual(['1 ada', '4 -', '5 ada']);
  });

  it('is nothing that a trip has to have: without it nobody is a no-show', async () => {
    const { id } = await party();
    await setTrip(id, 'En-route');
    expect(seatsOf(await manifest(id))).toEqual(['4 -', '5 -']);
  });

  it('of a bus that has left is held by the database', async () => {
    const { id, ticketId } = await party();
    await board(id, '4');
    await setTrip(id, 'En-route');
    const { db } = office();
    const forget = db.query(sql`update passenger set no_show_at = null where ticket_id = ${ticketId}`);
    await expect(forget).rejects.toThrow();
    await expect(
      db.query(sql`update passenger set no_show_at = now() where ticket_id = ${ticketId}`),
    ).rejects.toThrow();
  });

  it('goes with the status of the ticket while the bus stands there', async () => {
    const { id, ticketId } = await party();
    await setTicket(ticketId, 'Boarded');
    expect(seatsOf(await manifest(id))).toEqual(['4 ada', '5 ada']);
    await setTicket(ticketId, 'Scheduled', 'A slip');
    expect(seatsOf(await manifest(id))).toEqual(['4 -', '5 -']);
  });

  it('is counted on the board', async () => {
    const id = await trip({ departsAt: '2026-11-21T13:00:00.000Z' });
    await sold(id, { seat_number: [4, 5] });
    await board(id, '4');
    const answer = await office().call('GET', '/api/get_departures', { by: 'ada' });
    expect(answer.body).toMatchObject({ data: anyEntryWith({ id, sold_seats: 2, boarded_seats: 1 }) });
  });

  it('is sealed with the ticket', async () => {
    expect((await verify(office().db)).broken).toEqual([]);
    await office().db.query(sql`update passenger set boarded_at = boarded_at - interval '1 minute'
      where id = (select id from passenger where boarded_at is not null limit 1)`);
    expect((await verify(office().db)).broken).toMatchObject([{ table: 'ticket' }]);
  });

  async function owerriTicket(): Promise<string> {
    const { db, company, call } = office();
    const bus = await aBus(db, 'ABA 71 XA');
    const id = newId();
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${id}, ${company.owerriToAba}, ${bus}, '2026-11-22T06:00:00.000Z', 1850000, 6)`);
    const { id: ticketId } = await sold(id, {}, 'chika');
    const { body } = await call('GET', `/api/get_ticket/${ticketId}`, { by: 'chika' });
    return textAt(body, 'data', 'ticket_id');
  }
});

/** A well-formed number that no ticket has. */
const FORGED = newTicketNumber(() => 0.42);

const NOBODY = { name: '', phone: '', address: '', next_of_kin_name: '', next_of_kin_phone: '' };

type Line = Partial<Record<'seat_number' | 'boarded_by' | 'no_show', unknown>>;

function linesIn(body: unknown): Line[] {
  if (typeof body !== 'object' || body === null || !('data' in body)) return [];
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('passengers' in data)) return [];
  return Array.isArray(data.passengers)
    ? data.passengers.filter((line): line is Line => typeof line === 'object')
    : [];
}
