import type { BookTicketPayload } from '@motorpark/api/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../db';
import { NOWHERE } from '../testing/answers';
import { aBooking } from '../testing/booking';
import { type TripWishes, aTrip } from '../testing/company';
import { NOW, inTheOffice, textAt } from '../testing/office';

inTheOffice('Editing a ticket', (office) => {
  const trip = (wishes?: TripWishes) => aTrip(office().db, office().company, wishes);
  const edit = (id: string, body: object, by: 'ada' | 'tunde' | 'chika' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/edit_ticket/${id}`, { by, body });

  async function sold(tripId: string, wishes: Partial<BookTicketPayload> = {}) {
    const body = aBooking(tripId, wishes);
    const { body: answer } = await office().call('POST', '/api/book_ticket', { by: 'ada', body });
    return { id: textAt(answer, 'data', 'id'), body };
  }

  const takenOn = async (tripId: string) => {
    const rows = await office().db.query<{ seat_number: number }>(
      sql`select seat_number from ticket_seat where trip_id = ${tripId} order by seat_number`,
    );
    return rows.map((row) => row.seat_number);
  };
  const ledgerOf = (id: string) =>
    office().db.query(sql`select amount_kobo, terminal_id, reverses is not null as is_reversal
      from operation where ticket_id = ${id} order by id`);
  const historyOf = async (id: string) => {
    const { body } = await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' });
    return body;
  };

  it('moves its seats on the same bus: the old ones are free, the new ones taken', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId, { seat_number: [4, 5] });
    const answer = await edit(id, { ...body, seat_number: [6, 5] });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id, trip_id: tripId, passenger_information: { seat_number: [5, 6] } } },
    });
    expect(await takenOn(tripId)).toEqual([5, 6]);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('moves to another trip, and the money follows the other fare', async () => {
    const { company } = office();
    const [from, to] = [await trip(), await trip({ amountKobo: 2_000_050 })];
    const { id, body } = await sold(from);
    const answer = await edit(id, { ...body, trip_id: to, seat_number: [1], amount: 20_000.5 }, 'tunde');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { trip_id: to, payment_information: { amount: 20_000.5 }, booked_by: 'ada' } },
    });
    expect([await takenOn(from), await takenOn(to)]).toEqual([[], [1]]);
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 1_850_000, terminal_id: company.awka, is_reversal: false },
      { amount_kobo: -1_850_000, terminal_id: company.lagos, is_reversal: true },
      { amount_kobo: 2_000_050, terminal_id: company.lagos, is_reversal: false },
    ]);
  });

  it('by the head office keeps the money in the books in which it was, wherever the head office sits', async () => {
    const { company, call, db } = office();
    await db.query(sql`update person set terminal_id = ${company.owerri} where id = ${company.people.ngozi}`);
    const [from, to] = [await trip(), await trip({ amountKobo: 2_000_000 })];
    const body = aBooking(from);
    const sale = await call('POST', '/api/book_ticket', { by: 'tunde', body });
    const id = textAt(sale.body, 'data', 'id');
    const moved = await edit(id, { ...body, trip_id: to, amount: 20_000 }, 'ngozi');
    expect(moved.status).toBe(200);
    await call('DELETE', `/api/delete_ticket/${id}`, { by: 'ngozi' });
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 1_850_000, terminal_id: company.lagos, is_reversal: false },
      { amount_kobo: -1_850_000, terminal_id: company.lagos, is_reversal: true },
      { amount_kobo: 2_000_000, terminal_id: company.lagos, is_reversal: false },
      { amount_kobo: -2_000_000, terminal_id: company.lagos, is_reversal: true },
    ]);
    const own = await call('POST', '/api/book_ticket', {
      by: 'ngozi',
      body: aBooking(to, { amount: 20_000 }),
    });
    expect(await ledgerOf(textAt(own.body, 'data', 'id'))).toMatchObject([{ terminal_id: company.awka }]);
    await db.query(sql`update person set terminal_id = null where id = ${company.people.ngozi}`);
  });

  it('gives back what was paid last, once, when it is deleted afterwards', async () => {
    const { call } = office();
    const [from, to] = [await trip(), await trip({ amountKobo: 2_000_000 })];
    const { id, body } = await sold(from);
    await edit(id, { ...body, trip_id: to, amount: 20_000 });
    await call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' });
    const lines = await ledgerOf(id);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatchObject({ amount_kobo: -2_000_000, is_reversal: true });
  });

  it('keeps what changed, in people’s words, with who and when', async () => {
    const [from, to] = [await trip(), await trip({ departsAt: '2026-11-23T13:30:00.000Z' })];
    const { id, body } = await sold(from);
    const changed = { traveler_name: 'Ada Obi', travel_date: '1991-01-02', payment_method: 'POS' };
    await edit(id, { ...body, ...changed, trip_id: to, seat_number: [2, 1] });
    expect(await historyOf(id)).toMatchObject({
      data: {
        history: [
          { kind: 'created', by: 'ada', terminal: 'Awka', at: NOW },
          {
            kind: 'edited',
            by: 'ada',
            terminal: 'Awka',
            at: NOW,
            fields: [
              {
                field: 'Trip',
                from: 'Awka - Lagos, 22 Nov 2026, 07:00 AM, ANB 482 XA',
                to: 'Awka - Lagos, 23 Nov 2026, 02:30 PM, ANB 482 XA',
              },
              { field: 'Seats', from: '4', to: '1, 2' },
              { field: 'Traveler name', from: 'Chinedu Obi', to: 'Ada Obi' },
              { field: 'Date of birth', from: '12 Apr 1990', to: '2 Jan 1991' },
              { field: 'Payment mode', from: 'Cash', to: 'POS' },
            ],
          },
        ],
      },
    });
  });

  it('keeps nothing where nothing was changed, however often it is sent', async () => {
    const { id, body } = await sold(await trip());
    const answers = [await edit(id, body), await edit(id, body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await office().db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(0);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('keeps its own seats on a trip that is full', async () => {
    const tripId = await trip({ seats: 2 });
    const { id, body } = await sold(tripId, { seat_number: [1] });
    await sold(tripId, { seat_number: [2] });
    expect((await edit(id, { ...body, traveler_name: 'Ada Obi' })).status).toBe(200);
    const message = 'Seat 2 has just been sold. Please choose another seat.';
    expect(await edit(id, { ...body, seat_number: [1, 2] })).toMatchObject({
      status: 409,
      body: { message, errors: { seat_number: [message] } },
    });
    expect(await takenOn(tripId)).toEqual([1, 2]);
  });

  it('names the seats that others have, on another trip too, and changes nothing', async () => {
    const [from, to] = [await trip(), await trip()];
    const { id, body } = await sold(from);
    await sold(to, { seat_number: [2, 3] });
    const message = 'Seats 2 and 3 have just been sold. Please choose other seats.';
    const answer = await edit(id, { ...body, trip_id: to, seat_number: [1, 2, 3] });
    expect(answer).toMatchObject({ status: 409, body: { message, errors: { seat_number: [message] } } });
    expect([await takenOn(from), await takenOn(to)]).toEqual([[4], [2, 3]]);
  });

  it('says at each field what is wrong, as for a sale', async () => {
    const { id, body } = await sold(await trip());
    const full = await trip({ seats: 1 });
    await sold(full, { seat_number: [1] });
    const elsewhere = await trip({ route: office().company.owerriToAba });
    const cases: [object, string, string][] = [
      [{ seat_number: [7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
      [{ seat_number: [] }, 'seat_number', 'Please select at least one seat.'],
      [{ traveler_name: ' ' }, 'traveler_name', 'Traveler name is required.'],
      [{ travel_date: '2026-11-22' }, 'travel_date', 'Date of birth cannot be in the future.'],
      [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment mode.'],
      [{ amount: 1 }, 'amount', 'The fare of this trip is ₦18,500.00.'],
      [{ trip_id: full, seat_number: [1] }, 'trip_id', 'This trip is full. Please choose another trip.'],
      [
        { trip_id: await trip({ status: 'En-route' }) },
        'trip_id',
        'This trip has left. Please choose another trip.',
      ],
      ...[elsewhere, 'x'].map((tripId): [object, string, string] => [
        { trip_id: tripId },
        'trip_id',
        'This trip was not found at your terminal. Please choose another trip.',
      ]),
    ];
    for (const [wrong, field, message] of cases) {
      expect(await edit(id, { ...body, ...wrong })).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      });
    }
    expect(await office().db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(0);
  });

  it('lets what was paid stand when the fare of its trip has changed since, or follow the new fare', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId);
    await office().db.query(sql`update trip set amount_kobo = 2000000 where id = ${tripId}`);
    expect((await edit(id, { ...body, traveler_name: 'Ada Obi' })).status).toBe(200);
    expect(await ledgerOf(id)).toHaveLength(1);
    expect((await edit(id, { ...body, amount: 20_000 })).status).toBe(200);
    expect(await ledgerOf(id)).toHaveLength(3);
  });

  describe.each([
    ['is Boarded', 'This ticket is Boarded: only the passenger’s information can still be changed.'],
    [
      'is of a bus that left',
      'The trip of this ticket has left: only the passenger’s information can still be changed.',
    ],
  ])('that %s', (how, message) => {
    async function gone() {
      const tripId = await trip();
      const ticket = await sold(tripId);
      await office().db.query(
        how === 'is Boarded'
          ? sql`update ticket set status = 'Boarded' where id = ${ticket.id}`
          : sql`update trip set status = 'En-route' where id = ${tripId}`,
      );
      return ticket;
    }

    it('keeps its trip, its seats and its money', async () => {
      const { id, body } = await gone();
      const cases: [object, string][] = [
        [{ trip_id: await trip() }, 'trip_id'],
        [{ seat_number: [1] }, 'seat_number'],
        [{ payment_method: 'POS' }, 'payment_method'],
      ];
      for (const [change, field] of cases) {
        expect(await edit(id, { ...body, ...change })).toMatchObject({
          status: 422,
          body: { message, errors: { [field]: [message] } },
        });
      }
    });

    it('still takes what concerns the passenger', async () => {
      const { id, body } = await gone();
      expect(await edit(id, { ...body, traveler_name: 'Ada Obi' })).toMatchObject({
        status: 200,
        body: { data: { passenger_information: { traveler_name: 'Ada Obi', seat_number: [4] } } },
      });
    });
  });

  it('is for those who sell or receive it: others don’t know it, just as tickets that are none', async () => {
    const { id, body } = await sold(await trip());
    const gone = { status: 404, body: { message: 'This ticket does not exist or was already deleted.' } };
    expect(await edit(id, body, 'chika')).toMatchObject(gone);
    expect(await edit(NOWHERE, body, 'ngozi')).toMatchObject(gone);
    expect(await edit('7', body, 'ngozi')).toMatchObject(gone);
    expect((await edit(id, body, 'tunde')).status).toBe(200);
    expect((await edit(id, body, 'ngozi')).status).toBe(200);
    await office().call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' });
    expect(await edit(id, body)).toMatchObject(gone);
    expect((await office().call('PUT', `/api/edit_ticket/${id}`, { body })).status).toBe(401);
  });
});
