import { SHIFT_METHODS } from '@motorpark/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls';
import { aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { verify } from '../../verify/verify';

const FARES = [18_500, 20_000.5, 9_000];
const SEATS = 8;
const FEE = 1000;
const KEPT = 10;

const step = fc.record({
  clerk: fc.nat(1),
  does: fc.constantFrom('till', 'sell', 'sell', 'move', 'move', 'refund', 'board', 'void'),
  method: fc.constantFrom(...SHIFT_METHODS),
  pick: fc.nat(20),
  trip: fc.nat(FARES.length - 1),
  seats: fc.uniqueArray(fc.integer({ min: 1, max: SEATS }), { minLength: 1, maxLength: 3 }),
});

interface Sold {
  id: string;
  trip: number;
  seats: number[];
  amount: number;
  /** The expected total of its operations. */
  books: number;
  state: 'open' | 'boarded' | 'gone';
}

inTheOffice('The books of tickets that are sold, moved, boarded, refunded and voided', (office) => {
  const { rules } = changesOfTickets(office);

  it('have each line in the drawer of whoever made it, and come to what the tickets say', async () => {
    const { db, company, clock, call, tokenOf } = office();
    await rules({ refund_kept: String(KEPT), reschedule_limit: '20' });
    const clerks = [
      { token: await tokenOf('ada'), name: 'One' },
      { token: await openSession(db, (await aPerson(office(), 1)).id, clock.now), name: 'Other' },
    ] as const;
    const tills: (string | undefined)[] = [undefined, undefined];
    const lines = new Map<string | null, number>();
    const done = { move: 0, refund: 0 };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const trips: string[] = [];
        for (const fare of FARES) {
          trips.push(
            await aTrip(db, company, {
              seats: SEATS,
              amountKobo: fare * 100,
              departsAt: '2026-11-24T06:00:00.000Z',
            }),
          );
        }
        const sold: Sold[] = [];
        const takenOn = (trip: number) =>
          new Set(
            sold.filter((one) => one.trip === trip && one.state !== 'gone').flatMap(({ seats }) => seats),
          );

        for (const { clerk, does, method, pick, trip, seats } of steps) {
          const { token, name } = clerks[clerk] ?? clerks[0];
          const fare = FARES[trip] ?? 0;
          const booked = (count: number) => {
            const till = tills[clerk] ?? null;
            lines.set(till, (lines.get(till) ?? 0) + count);
          };
          const put = (path: string, body: object) => call('PUT', `/api/${path}`, { token, body });
          const open = sold.filter(({ state }) => state === 'open');
          const one = open[pick % Math.max(open.length, 1)];

          if (does === 'till' && tills[clerk] === undefined) {
            const body = { terminal_id: 'Awka', counter: name, opening_float: 10_000_000 };
            tills[clerk] = textAt(
              (await call('POST', '/api/open_shift', { token, body })).body,
              'data',
              'id',
            );
          }
          if (does === 'sell') {
            const isFree = seats.every((seat) => !takenOn(trip).has(seat));
            const amount = fare * seats.length;
            const wishes = { seat_number: seats, amount, payment_method: method };
            const answer = await call('POST', '/api/book_ticket', {
              token,
              body: aBooking(trips[trip] ?? '', wishes),
            });
            expect(answer.status === 200, answer.text).toBe(isFree);
            if (!isFree) continue;
            booked(1);
            const id = textAt(answer.body, 'data', 'id');
            sold.push({ id, trip, seats, amount, books: amount, state: 'open' });
          }
          if (!one) continue;
          if (does === 'move') {
            const amount = fare * one.seats.length;
            const body = {
              trip_id: trips[trip],
              seat_number: seats,
              amount,
              fee: FEE,
              payment_method: method,
              reason: 'Ill',
            };
            const answer = await put(`reschedule_ticket/${one.id}`, body);
            const isFree = seats.every((seat) => !takenOn(trip).has(seat));
            const may = trip !== one.trip && seats.length === one.seats.length && isFree;
            expect(answer.status === 200, answer.text).toBe(may);
            if (!may) continue;
            done.move += 1;
            const kept = Math.max(0, Math.floor(((one.amount - amount) * KEPT) / 100));
            booked(1 + Number(amount !== one.amount) + Number(kept > 0));
            Object.assign(one, { trip, seats, amount, books: one.books + amount - one.amount + FEE + kept });
          }
          if (does === 'refund') {
            const kept = Math.floor((one.amount * KEPT) / 100);
            const amount = one.amount - kept;
            const answer = await put(`refund_ticket/${one.id}`, {
              amount,
              payment_method: method,
              reason: 'Ill',
            });
            expect(answer.status, answer.text).toBe(200);
            done.refund += 1;
            booked(1);
            Object.assign(one, { state: 'gone', books: one.books - amount });
          }
          if (does === 'board') {
            const answer = await put(`board_passengers/${trips[one.trip]}`, { code: String(one.seats[0]) });
            expect(answer.status, answer.text).toBe(200);
            one.state = 'boarded';
            expect(
              (
                await put(`refund_ticket/${one.id}`, {
                  amount: one.amount,
                  payment_method: 'Cash',
                  reason: 'Ill',
                })
              ).status,
            ).toBe(403);
          }
          if (does === 'void') {
            // All lines are reversed; if part of the price went back by another way, only the fees, and the rest is handed back.
            const [row] = await db.query<{ standing: number }>(sql`
              select case when exists (select from operation where ticket_id = ${one.id} and kind is distinct from 'fee'
                group by method having sum(amount_kobo) < 0) then 1 + count(*) filter (where kind = 'fee') else count(*) end::int as standing
              from operation where ticket_id = ${one.id}`);
            expect(
              (await call('DELETE', `/api/delete_ticket/${one.id}`, { token, body: { reason: 'A slip' } }))
                .status,
            ).toBe(200);
            booked(row?.standing ?? 0);
            Object.assign(one, { state: 'gone', books: 0 });
          }
        }
        for (const { id, books } of sold) {
          const [row] = await db.query<{ booked: number }>(
            sql`select sum(amount_kobo)::int as booked from operation where ticket_id = ${id}`,
          );
          expect(row?.booked).toBe(Math.round(books * 100));
        }
        for (const [place, id] of trips.entries()) {
          const rows = await db.query<{ seat: number }>(
            sql`select seat_number as seat from ticket_seat where trip_id = ${id} order by 1`,
          );
          expect(rows.map(({ seat }) => seat)).toEqual([...takenOn(place)].toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 6, seed: 47 },
    );

    expect(done.move).toBeGreaterThan(3);
    expect(done.refund).toBeGreaterThan(3);
    expect(await db.query(WRONG_BOOKS)).toEqual([]);
    const kept = await db.query<{ shift: string | null; lines: number }>(
      sql`select shift_id as shift, count(*)::int as lines from operation group by 1`,
    );
    expect(new Map(kept.map(({ shift, lines: count }) => [shift, count]))).toEqual(lines);
    const [sum] = await db.query<{ naira: number }>(
      sql`select sum(amount_kobo)::float / 100 as naira from operation`,
    );
    expect((await call('GET', '/api/get_summary', { by: 'ngozi' })).body).toMatchObject({
      data: { ticket_income: sum?.naira },
    });
    expect((await verify(db)).broken).toEqual([]);
  });
});
