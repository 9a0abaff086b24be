import { expect, it } from 'vitest';
import { readTicketNumber } from '@motorpark/domain';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { aTrip, type TripWishes } from '../../testing/company';
import { anyText, textLike } from '../../testing/matchers';
import { NOW, type CallOptions, inTheOffice, textAt } from '../../testing/office';
import { seatsSoldOn } from '../../testing/tickets';

inTheOffice('Selling a seat', (office) => {
  const trip = (wishes?: TripWishes) => aTrip(office().db, office().company, wishes);
  const book = (options: CallOptions) => office().call('POST', '/api/book_ticket', { by: 'ada', ...options });
  const countOf = async (table: 'ticket' | 'operation', tripId: string) => {
    const mine =
      table === 'ticket' ? sql`ticket` : sql`operation join ticket on ticket.id = operation.ticket_id`;
    const [row] = await office().db.query<{ count: number }>(
      sql`select count(*) as count from ${mine} where ticket.trip_id = ${tripId}`,
    );
    return row?.count;
  };

  it('answers the ticket as the overview reads it', async () => {
    const tripId = await trip();
    const { status, body } = await book({ body: aBooking(tripId, { seat_number: [5, 4] }) });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        id: anyText,
        ticket_id: textLike(/^TK-/),
        code: textLike(/^MP\w+-TK-/),
        ...seatsSoldOn(tripId, office().company),
      },
    });
    const number = textAt(body, 'data', 'ticket_id');
    expect(readTicketNumber(number)).toBe(number);
  });

  it.each([
    [[4], 18_500],
    [[1, 2, 3], 55_500],
    [[1, 2, 3, 4, 5, 6], 111_000],
  ])('costs the fare for each seat: %o are ₦%d, in the ledger too', async (seats, amount) => {
    const tripId = await trip();
    const { body } = await book({ body: aBooking(tripId, { seat_number: seats, amount }) });
    expect(body).toMatchObject({ data: { payment_information: { amount, fare: 18_500 } } });
    const lines = await office().db.query(sql`select operation.amount_kobo from operation
      join ticket on ticket.id = ticket_id where trip_id = ${tripId}`);
    expect(lines).toEqual([{ amount_kobo: amount * 100 }]);
  });

  it('refuses another amount than the sum, and says the sum', async () => {
    const tripId = await trip();
    const message = 'The fare of this trip is ₦18,500.00: 3 seats are ₦55,500.00.';
    for (const amount of [18_500, 37_000, 55_499.99, 74_000]) {
      expect(await book({ body: aBooking(tripId, { seat_number: [1, 2, 3], amount }) })).toMatchObject({
        status: 422,
        body: { message, errors: { amount: [message] } },
      });
    }
    expect(await countOf('ticket', tripId)).toBe(0);
  });

  it('says the sum where it is more than any ledger holds', async () => {
    const tripId = await trip({ amountKobo: Number.MAX_SAFE_INTEGER });
    const wishes = { seat_number: [1, 2], amount: Number.MAX_SAFE_INTEGER / 100 };
    expect(await book({ body: aBooking(tripId, wishes) })).toMatchObject({
      status: 422,
      body: { errors: { amount: [expect.stringMatching(/^The fare of this trip is /)] } },
    });
  });

  it('writes the money into the ledger of the seller’s terminal, a super admin’s into the origin’s', async () => {
    const { company, db } = office();
    const tripId = await trip();
    await book({ by: 'tunde', body: aBooking(tripId, { seat_number: [1] }) });
    await book({ by: 'ngozi', body: aBooking(tripId, { seat_number: [2] }) });
    const lines =
      await db.query(sql`select type, operation.amount_kobo, terminal_id, person_id, at from operation
      join ticket on ticket.id = ticket_id where trip_id = ${tripId} order by operation.id`);
    const line = { type: 'TICKET_BOOKING', amount_kobo: 1_850_000, at: NOW };
    expect(lines).toEqual([
      { ...line, terminal_id: company.lagos, person_id: company.people.tunde },
      { ...line, terminal_id: company.awka, person_id: company.people.ngozi },
    ]);
  });

  it('names every missing field, the first one of the form first', async () => {
    expect(await book({ body: {} })).toMatchObject({
      status: 422,
      body: {
        message: 'Please select a trip.',
        errors: {
          trip_id: ['Please select a trip.'],
          seat_number: ['Please select at least one seat.'],
          traveler_name: ['Traveler name is required.'],
          traveler_number: ['Mobile number is required.'],
          next_of_kin_mobile_no: ['Next of kin is required.'],
          travel_date: ['Date of birth is required.'],
          payment_method: ['Please select a payment mode.'],
          amount: ['Amount paid is required.'],
        },
      },
    });
  });

  it.each([
    [{ trip_id: 'x' }, 'trip_id', 'This trip was not found at your terminal. Please choose another trip.'],
    [{ seat_number: [] }, 'seat_number', 'Please select at least one seat.'],
    [{ seat_number: ['A'] }, 'seat_number', 'Please select at least one seat.'],
    [{ seat_number: '1e1' }, 'seat_number', 'Please select at least one seat.'],
    [{ seat_number: [['9']] }, 'seat_number', 'Please select at least one seat.'],
    [{ traveler_name: 'Ada\r\nObi' }, 'traveler_name', 'Please write this on one line.'],
    [
      { traveler_name: `A${'\u0301'.repeat(120)}da` },
      'traveler_name',
      'There are too many marks on one letter. Please type it again.',
    ],
    [{ seat_number: [0] }, 'seat_number', 'Please select at least one seat.'],
    [{ seat_number: [4, 4] }, 'seat_number', 'A seat can be chosen only once.'],
    [{ seat_number: [7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
    [{ seat_number: [1.5] }, 'seat_number', 'Please select at least one seat.'],
    [{ traveler_name: '   ' }, 'traveler_name', 'Traveler name is required.'],
    [{ traveler_name: 'x'.repeat(201) }, 'traveler_name', 'At most 200 characters.'],
    [{ traveler_name: { toString: 1 } }, 'traveler_name', 'Traveler name is required.'],
    [{ traveler_number: '' }, 'traveler_number', 'Mobile number is required.'],
    [{ next_of_kin_mobile_no: null }, 'next_of_kin_mobile_no', 'Next of kin is required.'],
    [{ travel_date: '1990-02-30' }, 'travel_date', 'Please enter a valid date of birth.'],
    [{ travel_date: '2026-11-22' }, 'travel_date', 'Date of birth cannot be in the future.'],
    [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment mode.'],
    [{ amount: 'much' }, 'amount', 'Amount paid is required.'],
    [{ amount: 18_000 }, 'amount', 'The fare of this trip is ₦18,500.00.'],
  ])('refuses %o', async (wrong, field, message) => {
    const tripId = await trip();
    const answer = await book({ body: { ...aBooking(tripId), ...wrong } });
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: [message] } } });
    expect(await countOf('ticket', tripId)).toBe(0);
  });

  it('refuses a full trip', async () => {
    const tripId = await trip({ seats: 2 });
    await book({ body: aBooking(tripId, { seat_number: [1, 2] }) });
    const message = 'This trip is full. Please choose another trip.';
    expect(await book({ body: aBooking(tripId, { seat_number: [1] }) })).toMatchObject({
      status: 422,
      body: { message, errors: { trip_id: [message] } },
    });
  });

  it.each([{ status: 'En-route' }, { status: 'Completed' }, { departsAt: '2026-11-20T22:00:00.000Z' }])(
    'refuses a trip that has left: %o',
    async (wishes) => {
      const message = 'This trip has left. Please choose another trip.';
      expect(await book({ body: aBooking(await trip(wishes)) })).toMatchObject({
        status: 422,
        body: { message, errors: { trip_id: [message] } },
      });
    },
  );

  it('sells a trip of today that is late', async () => {
    expect(
      (await book({ body: aBooking(await trip({ departsAt: '2026-11-21T05:00:00.000Z' })) })).status,
    ).toBe(200);
  });

  it('does not know trips of other terminals, just as trips that are none', async () => {
    const elsewhere = await trip({ route: office().company.owerriToAba });
    const message = 'This trip was not found at your terminal. Please choose another trip.';
    for (const tripId of [elsewhere, NOWHERE]) {
      expect(await book({ body: aBooking(tripId) })).toMatchObject({
        status: 422,
        body: { message, errors: { trip_id: [message] } },
      });
    }
    expect((await book({ by: 'ngozi', body: aBooking(elsewhere) })).status).toBe(200);
  });

  it.each([
    [[4], 'Seat 4 has just been sold. Please choose another seat.'],
    [[3, 4], 'Seat 4 has just been sold. Please choose another seat.'],
    [[5, 4, 1], 'Seats 4 and 5 have just been sold. Please choose other seats.'],
    [[2, 4, 5], 'Seats 2, 4 and 5 have just been sold. Please choose other seats.'],
  ])('names the seats that went when %o were chosen, and sells none of them', async (seats, message) => {
    const tripId = await trip();
    await book({ body: aBooking(tripId, { seat_number: [2, 4, 5] }) });
    expect(await book({ by: 'tunde', body: aBooking(tripId, { seat_number: seats }) })).toMatchObject({
      status: 409,
      body: { message, errors: { seat_number: [message] } },
    });
    expect([await countOf('ticket', tripId), await countOf('operation', tripId)]).toEqual([1, 1]);
  });
});
