import { expect, it } from 'vitest';
import { type Database, sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type CallOptions, inEachOffice, inTheOffice } from '../../testing/office';

const CLERKS = 32;

const withKey = (key: string): CallOptions => ({ headers: { 'idempotency-key': key } });

async function ledgerOf(db: Database, trip: string) {
  const [row] = await db.query<{ tickets: number; lines: number; seats: number }>(sql`select
    (select count(*) from ticket where trip_id = ${trip}) as tickets,
    (select count(*) from operation join ticket on ticket.id = ticket_id where trip_id = ${trip}) as lines,
    (select count(*) from ticket_seat where trip_id = ${trip}) as seats`);
  return row;
}

inEachOffice('Many clerks at once', (office) => {
  const book = (options: CallOptions) => office().call('POST', '/api/book_ticket', options);

  it('can sell a seat only once: one gets it, the others are told that it went', async () => {
    const { db, company, tokenOf } = office();
    const trip = await aTrip(db, company);
    const tokens = await Promise.all(Array.from({ length: CLERKS }, () => tokenOf('ada')));
    const answers = await Promise.all(tokens.map((token) => book({ token, body: aBooking(trip) })));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: CLERKS - 1 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errors: { seat_number: ['Seat 4 has just been sold. Please choose another seat.'] },
    });
    expect(await ledgerOf(db, trip)).toEqual({ tickets: 1, lines: 1, seats: 1 });
  });

  it('get all of their seats or none, in whatever order they chose them', async () => {
    const { db, company, tokenOf } = office();
    const trip = await aTrip(db, company);
    const token = await tokenOf('tunde');
    const choices = Array.from({ length: CLERKS }, (_, clerk) => [
      (clerk % 6) + 1,
      ((clerk * 5 + 3) % 6) + 1,
    ]);
    const pairs = choices.filter(([one, other]) => one !== other);
    const answers = await Promise.all(
      pairs.map((seats) => book({ token, body: aBooking(trip, { seat_number: seats }) })),
    );
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(await ledgerOf(db, trip)).toEqual({ tickets: sold, lines: sold, seats: 2 * sold });
  });

  it('never sell a seat of a bus that is sent off meanwhile', async () => {
    const { db, company, tokenOf } = office();
    const trip = await aTrip(db, company);
    const token = await tokenOf('ada');
    const sales = [1, 2, 3, 4, 5, 6].map((seat) =>
      book({ token, body: aBooking(trip, { seat_number: [seat] }) }),
    );
    const sentOff = db.query<{ at: string }>(sql`update trip set status = 'En-route' where id = ${trip}
      returning (select count(*) from ticket_seat where trip_id = ${trip}) as at`);
    const [answers] = await Promise.all([Promise.all(sales), sentOff]);
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(await ledgerOf(db, trip)).toMatchObject({ seats: sold });
    expect((await book({ token, body: aBooking(trip, { seat_number: [6] }) })).status).toBe(422);
  });

  it('get one ticket and one answer where they send the same sale with one key, even while the first is under way', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    const twice = () => book({ by: 'ada', ...withKey('sale-1'), body: aBooking(trip) });
    const [first, ...again] = await Promise.all([twice(), twice(), twice(), twice()]);
    expect(first?.status).toBe(200);
    for (const answer of [...again, await twice()]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(first?.body);
    }
    expect(await ledgerOf(db, trip)).toEqual({ tickets: 1, lines: 1, seats: 1 });
  });
});

inTheOffice('A sale that is sent again', (office) => {
  const book = (options: CallOptions) => office().call('POST', '/api/book_ticket', { by: 'ada', ...options });

  it('is the same sale, whatever the order of its fields', async () => {
    const { db, company } = office();
    const body = aBooking(await aTrip(db, company));
    const first = await book({ ...withKey('sale-2'), body });
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    expect((await book({ ...withKey('sale-2'), body: turned })).body).toEqual(first.body);
  });

  it('is refused with another payload, and sells nothing', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await book({ ...withKey('sale-3'), body: aBooking(trip) });
    expect(await book({ ...withKey('sale-3'), body: aBooking(trip, { seat_number: [1] }) })).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was already used for something else.' },
    });
    expect(await ledgerOf(db, trip)).toEqual({ tickets: 1, lines: 1, seats: 1 });
  });

  it('is another sale when another person uses the same key', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await book({ ...withKey('sale-4'), body: aBooking(trip) });
    const others = await book({
      ...withKey('sale-4'),
      by: 'tunde',
      body: aBooking(trip, { seat_number: [1] }),
    });
    expect(others.status).toBe(200);
  });

  it('does not use up its key by failing', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await book({ body: aBooking(trip) });
    expect((await book({ ...withKey('sale-5'), body: aBooking(trip) })).status).toBe(409);
    expect((await book({ ...withKey('sale-5'), body: aBooking(trip, { seat_number: [2] }) })).status).toBe(
      200,
    );
  });

  it('refuses a key that is too long', async () => {
    const trip = await aTrip(office().db, office().company);
    expect((await book({ ...withKey('k'.repeat(201)), body: aBooking(trip) })).status).toBe(400);
  });
});
