import { SHIFT_METHODS } from '@motorpark/domain';
import { parse } from 'csv-parse/sync';
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
  does: fc.constantFrom(
    'till',
    'sell',
    'sell',
    'luggage',
    'luggage',
    'move',
    'move',
    'refund',
    'board',
    'void',
  ),
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
  /** What was paid for its luggage, and the expected total of the lines about that. */
  luggage: number;
  ofLuggage: number;
  /** The expected total of its operations. */
  books: number;
  state: 'open' | 'boarded' | 'gone';
}

inTheOffice('The books of tickets that are sold, moved, boarded, refunded and voided', (office) => {
  const { rules, linesOf } = changesOfTickets(office);

  it('have each line in the drawer of whoever made it, and come to what the tickets say', async () => {
    const { db, company, clock, call, tokenOf } = office();
    await rules({ refund_kept: String(KEPT), reschedule_limit: '20', luggage_free: '20', luggage_fee: 150 });
    const clerks = [
      { token: await tokenOf('ada'), name: 'One' },
      { token: await openSession(db, (await aPerson(office(), 1)).id, clock.now), name: 'Other' },
    ] as const;
    const tills: (string | undefined)[] = [undefined, undefined];
    const lines = new Map<string | null, number>();
    const done = { move: 0, refund: 0, luggage: 0 };
    let ofLuggage = 0;

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
            sold.push({ id, trip, seats, amount, luggage: 0, ofLuggage: 0, books: amount, state: 'open' });
          }
          if (!one) continue;
          if (does === 'luggage') {
            const luggage = pick * 150;
            const before = await linesOf(one.id);
            const body = {
              pieces: String(1 + clerk),
              kg: String(20 + pick),
              payment_method: method,
              reason: 'Less',
            };
            const answer = await put(`take_luggage/${one.id}`, { ...body, fee: luggage });
            expect(answer.status, answer.text).toBe(200);
            const after = await linesOf(one.id);
            const due = luggage - one.luggage;
            done.luggage += 1;
            booked(after.length - before.length);
            // Less luggage goes back as it was paid: a line for each method, and nothing is kept so soon after the sale.
            expect(after.length - before.length > 0).toBe(due !== 0);
            Object.assign(one, { luggage, ofLuggage: luggage, books: one.books + due });
          }
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
            const paid = one.amount + one.luggage;
            const amount = paid - Math.floor((paid * KEPT) / 100);
            const share = Math.round((amount * 100 * one.luggage) / paid) / 100;
            const answer = await put(`refund_ticket/${one.id}`, {
              amount,
              payment_method: method,
              reason: 'Ill',
            });
            expect(answer.status, answer.text).toBe(200);
            done.refund += 1;
            booked(1 + Number(share > 0));
            const left = { ofLuggage: one.luggage - share, books: one.books - amount };
            Object.assign(one, { state: 'gone', ...left });
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
            // All lines are reversed; if part of the price went back by another way, only the fees, and the rest is handed back, luggage as it was paid.
            const ofPrice = sql`(kind is null or kind not in ('fee', 'luggage'))`;
            const [row] = await db.query<{ standing: number }>(sql`
              select case when exists (select from operation where ticket_id = ${one.id} and ${ofPrice}
                group by method having sum(amount_kobo) < 0) then 1 + count(*) filter (where kind = 'fee') + (
                  select count(*) from (select from operation where ticket_id = ${one.id} and kind = 'luggage'
                    group by method having sum(amount_kobo) > 0) as way) else count(*) end::int as standing
              from operation where ticket_id = ${one.id}`);
            expect(
              (await call('DELETE', `/api/delete_ticket/${one.id}`, { token, body: { reason: 'A slip' } }))
                .status,
            ).toBe(200);
            booked(row?.standing ?? 0);
            Object.assign(one, { state: 'gone', books: 0, ofLuggage: 0 });
          }
        }
        ofLuggage += sold.reduce((sum, one) => sum + one.ofLuggage, 0);
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
      { numRuns: 9, seed: 47 },
    );

    expect(done.move).toBeGreaterThan(3);
    expect(done.refund).toBeGreaterThan(3);
    expect(done.luggage).toBeGreaterThan(10);
    const asked = await call('GET', '/api/get_income_report', { by: 'ngozi' });
    expect(asked.body).toMatchObject({
      data: { total: { luggage: Math.round(ofLuggage * 100) / 100 } },
    });
    const file = await call('GET', '/api/get_operations', { by: 'ngozi', query: 'format=csv' });
    const rows: Record<string, string>[] = parse(file.text, { bom: true, columns: true });
    const inFile = rows.filter(({ Type }) => Type?.startsWith('Luggage')).map(({ Amount }) => Number(Amount));
    expect(inFile.reduce((sum, one) => sum + one, 0)).toBeCloseTo(ofLuggage, 2);
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
