import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

inTheOffice('The money of an edited ticket', (office) => {
  const { trip, sold, edit, remove, takenOn, ledgerOf } = ticketsOf(office);

  it('is taken in where seats are added, wherever it was sold', async () => {
    const { company } = office();
    const tripId = await trip();
    const { id, body } = await sold(tripId);
    const answer = await edit(id, { ...body, seat_number: [1, 2], amount: 37_000 }, 'tunde');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { payment_information: { amount: 37_000 }, booked_by: 'ada' } },
    });
    expect(await takenOn(tripId)).toEqual([1, 2]);
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 1_850_000, terminal_id: company.awka, is_reversal: false },
      { amount_kobo: 1_850_000, terminal_id: company.lagos, is_reversal: false },
    ]);
  });

  it('stays in the books in which it was when the head office edits, wherever the head office sits', async () => {
    const { company, db } = office();
    await db.query(sql`update person set terminal_id = ${company.owerri} where id = ${company.people.ngozi}`);
    const tripId = await trip();
    const { id, body } = await sold(tripId, {}, 'tunde');
    const more = await edit(id, { ...body, seat_number: [1, 2], amount: 37_000 }, 'ngozi');
    expect(more.status).toBe(200);
    await remove(id, 'ngozi');
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 1_850_000, terminal_id: company.lagos, is_reversal: false },
      { amount_kobo: -1_850_000, terminal_id: company.lagos, is_reversal: true },
      { amount_kobo: 3_700_000, terminal_id: company.lagos, is_reversal: false },
      { amount_kobo: -3_700_000, terminal_id: company.lagos, is_reversal: true },
    ]);
    const own = await sold(tripId, {}, 'ngozi');
    expect(await ledgerOf(own.id)).toMatchObject([{ terminal_id: company.awka }]);
    await db.query(sql`update person set terminal_id = null where id = ${company.people.ngozi}`);
  });

  it('is given back as it was paid last, once, when the ticket is deleted afterwards', async () => {
    const { id, body } = await sold(await trip());
    await edit(id, { ...body, seat_number: [1, 2], amount: 37_000 });
    await remove(id);
    const lines = await ledgerOf(id);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatchObject({ amount_kobo: -3_700_000, is_reversal: true });
  });

  it('stands as it was paid when the fare of the trip has changed since, and takes no other', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId);
    await office().db.query(sql`update trip set amount_kobo = 1 where id = ${tripId}`);
    expect((await edit(id, { ...body, traveler_name: 'Ada Obi' })).status).toBe(200);
    const message = 'This ticket was sold for ₦18,500.00.';
    expect(await edit(id, { ...body, amount: 0.01 })).toMatchObject({
      status: 422,
      body: { message, errors: { amount: [message] } },
    });
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('goes with the number of its seats, at the fare that it was sold at; further ones are not sold below today’s', async () => {
    const { company } = office();
    const tripId = await trip();
    const { id, body } = await sold(tripId, { seat_number: [1, 2, 3] });
    await office().db.query(sql`update trip set amount_kobo = 9900000 where id = ${tripId}`);
    const message = 'This ticket was sold at ₦18,500.00 a seat: 2 seats are ₦37,000.00.';
    for (const amount of [55_500, 18_500, 198_000]) {
      expect(await edit(id, { ...body, seat_number: [1, 2], amount })).toMatchObject({
        status: 422,
        body: { message, errors: { amount: [message] } },
      });
    }
    expect(await edit(id, { ...body, seat_number: [1, 2], amount: 37_000 })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { amount: 37_000, fare: 18_500 } } },
    });
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 5_550_000, terminal_id: company.awka, is_reversal: false },
      { amount_kobo: -5_550_000, terminal_id: company.awka, is_reversal: true },
      { amount_kobo: 3_700_000, terminal_id: company.awka, is_reversal: false },
    ]);
    const more = { ...body, seat_number: [1, 2, 3, 4], amount: 74_000 };
    const dearer = 'The fare of this trip is ₦99,000.00 now. Please sell further seats on another ticket.';
    expect(await edit(id, more)).toMatchObject({ status: 422, body: { errors: { seat_number: [dearer] } } });
    await office().db.query(sql`update trip set amount_kobo = 1850000 where id = ${tripId}`);
    expect(await edit(id, more)).toMatchObject({ status: 200 });
  });

  it('is one for all its seats where it was sold so before; then it gets no further seat for nothing', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId, { seat_number: [1, 2] });
    await office().db.query(sql`update ticket set amount_kobo = 1850000, fare_kobo = null where id = ${id}`);
    const message = 'This ticket was sold for ₦18,500.00.';
    expect(await edit(id, { ...body, seat_number: [1], amount: 37_000 })).toMatchObject({
      status: 422,
      body: { message, errors: { amount: [message] } },
    });
    const more = 'This ticket was sold for one amount. Please sell further seats on another ticket.';
    expect(await edit(id, { ...body, seat_number: [1, 2, 3], amount: 18_500 })).toMatchObject({
      status: 422,
      body: { message: more, errors: { seat_number: [more] } },
    });
    expect((await edit(id, { ...body, seat_number: [3, 4], amount: 18_500 })).status).toBe(200);
    expect((await edit(id, { ...body, seat_number: [3], amount: 18_500 })).status).toBe(200);
  });

  it('stays for the seats that it was put right for, also where the bus comes back', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId, { seat_number: [1] });
    const setTrip = (status: string) =>
      office().db.query(sql`update trip set status = ${status} where id = ${tripId}`);
    await setTrip('En-route');
    const right = { ...body, amount: 12_000 };
    expect((await edit(id, { ...right, reason: 'A child' }, 'ngozi')).status).toBe(200);
    await setTrip('Scheduled');
    expect(await edit(id, { ...right, seat_number: [1, 2, 3, 4, 5, 6] })).toMatchObject({
      status: 422,
      body: { errors: { seat_number: [expect.any(String)] } },
    });
    expect((await edit(id, right)).status).toBe(200);
  });
});
