import type { TicketPayload } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type Answer, inEachOffice, textAt } from '../../testing/office';

const CLERKS = 32;
const SEATS = 40;

inEachOffice('Many clerks who move seats at once', (office) => {
  async function sell(trip: string, seats: number[], token: string) {
    const body = aBooking(trip, { seat_number: seats });
    const answer = await office().call('POST', '/api/book_ticket', { token, body });
    return { id: textAt(answer.body, 'data', 'id'), body };
  }
  const edit = (id: string, body: TicketPayload, token: string) =>
    office().call('PUT', `/api/edit_ticket/${id}`, { token, body });
  const countOf = (answers: Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  /** Asserts that every valid ticket has the seats of its last response, no seat is sold twice, and the ledger matches. */
  async function expectInOrder(trips: string[]) {
    const [sums] = await office().db.query(sql`select
      (select count(*) from ticket_seat where trip_id = any(${trips}::uuid[])) as seats,
      (select count(*) from ticket where trip_id = any(${trips}::uuid[]) and deleted_at is null
        and not exists (select from ticket_seat where ticket_id = ticket.id)) as without_seat,
      (select count(*) from ticket where trip_id = any(${trips}::uuid[]) and deleted_at is null and amount_kobo + coalesce(fees_kobo, 0) <>
        (select sum(amount_kobo) from operation where operation.ticket_id = ticket.id)) as out_of_ledger`);
    expect(sums).toEqual({ seats: CLERKS, without_seat: 0, out_of_ledger: 0 });
  }

  it('give the one free seat to one of them; the others keep theirs and are told', async () => {
    const { db, company, tokenOf } = office();
    const trip = await aTrip(db, company, { seats: SEATS });
    const token = await tokenOf('ada');
    const tickets = await Promise.all(
      Array.from({ length: CLERKS }, (_, index) => sell(trip, [index + 1], token)),
    );
    const answers = await Promise.all(
      tickets.map(({ id, body }) => edit(id, { ...body, seat_number: [SEATS] }, token)),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, CLERKS - 1]);
    await expectInOrder([trip]);
  });

  it('swap seats and trips crosswise without waiting for each other in a circle', async () => {
    const { db, company, tokenOf } = office();
    const trips = [
      await aTrip(db, company, { seats: SEATS }),
      await aTrip(db, company, { seats: SEATS, amountKobo: 2_000_000 }),
    ] as const;
    const token = await tokenOf('ada');
    const fares = [18_500, 20_000] as const;
    const tickets = [];
    for (let clerk = 0; clerk < CLERKS; clerk += 1) {
      const side = clerk % 2 === 0 ? 0 : 1;
      const body = aBooking(trips[side], { seat_number: [clerk + 1], amount: fares[side] });
      const answer = await office().call('POST', '/api/book_ticket', { token, body });
      tickets.push({ id: textAt(answer.body, 'data', 'id'), side });
    }
    const answers = await Promise.all(
      tickets.map(({ id, side }, clerk) => {
        const other = side === 0 ? 1 : 0;
        // The seat of the neighbour on the other trip, who may or may not have moved yet.
        const seat = side === 0 ? clerk + 2 : clerk;
        const settled = { amount: fares[other], fee: 1_000, payment_method: 'Cash', reason: 'They swap' };
        const body = { trip_id: trips[other], seat_number: [seat], ...settled };
        return office().call('PUT', `/api/reschedule_ticket/${id}`, { token, body });
      }),
    );
    expect(countOf(answers, 200) + countOf(answers, 409)).toBe(CLERKS);
    await expectInOrder([...trips]);
  });

  it('sell a freed seat to one buyer, while it is moved and deleted beside', async () => {
    const { db, company, tokenOf } = office();
    const trip = await aTrip(db, company, { seats: SEATS });
    const token = await tokenOf('ada');
    const { id, body } = await sell(trip, [1], token);
    const [moved, deleted, ...sales] = await Promise.all([
      edit(id, { ...body, seat_number: [2] }, token),
      office().call('DELETE', `/api/delete_ticket/${id}`, { token }),
      ...Array.from({ length: CLERKS }, (_, index) =>
        office().call('POST', '/api/book_ticket', {
          token,
          body: aBooking(trip, { seat_number: [1 + (index % 2)] }),
        }),
      ),
    ]);
    expect([200, 404, 409]).toContain(moved.status);
    expect(deleted.status).toBe(200);
    expect(sales.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const rows = await db.query(sql`select from ticket_seat where trip_id = ${trip}`);
    expect(rows).toHaveLength(countOf(sales, 200));
    expect(countOf(sales, 200)).toBeLessThanOrEqual(2);
  });
});
