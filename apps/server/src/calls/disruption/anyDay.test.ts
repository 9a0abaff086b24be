import type { ShiftMethod } from '@motorpark/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheModelsOffice } from '../../testing/office';
import { processesOf } from '../../testing/processes';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { parcels as parcelsOf } from '../../testing/waybill';
import { verify } from '../../verify/verify';
import { type Day, FARES, SEATS, SIZES, step, take } from './testing/day';

const DAYS = rounds(3);
const NOTHING: Readonly<Record<ShiftMethod, number>> = { Cash: 0, POS: 0, 'Bank Transfer': 0 };
const A_WHILE = 60_000 + DAYS * 20_000;

inTheModelsOffice(
  'However sales, swaps, moves, refunds, boardings, parcels and departures follow one another',
  (office) => {
    const { trip: aTrip } = ticketsOf(office);
    const { paidBy } = changesOfTickets(office);
    const { takeIn } = parcelsOf(office);

    /** Counts the passengers of a day by where they are; `odd` are in an impossible state. */
    async function counted(trips: readonly string[]) {
      const theirs = sql`trip_id = any(${[...trips]}::uuid[])`;
      const [row] = await office().db.query<Record<'people' | 'seated' | 'waiting' | 'odd', number>>(sql`
      select (select count(*)::int from passenger join ticket on ticket.id = ticket_id where ${theirs} and deleted_at is null) as people,
        (select count(*)::int from ticket_seat where ${theirs}) as seated,
        (select coalesce(sum(cardinality(unseated_seats)), 0)::int from ticket where ${theirs} and deleted_at is null) as waiting,
        (select count(*)::int from passenger join ticket on ticket.id = ticket_id
          left join ticket_seat using (ticket_id, seat_number) left join trip on trip.id = ticket_seat.trip_id
          where ticket.${theirs} and ticket.deleted_at is null
            and (unseated_at is null) <> coalesce(trip.status <> 'Cancelled' and seat_number <= trip.total_seats, false)) as odd`);
      return row;
    }

    /** Returns the parcels of a day that are neither at the terminal nor with their bus. */
    const astray = (numbers: readonly string[]) =>
      office().db.query(sql`
      select number, waybill.status, trip.status as trip from waybill left join trip on trip.id = trip_id
      where number = any(${[...numbers]}::text[]) and waybill.status <> case
        when trip_id is null or trip.status = 'Scheduled' then 'Pending'
        when trip.status = 'En-route' then 'On-Transit' else '' end`);

    it(
      'no seat is sold twice, nobody and no parcel gets lost, and the ledger is what the tickets say, with each method',
      async () => {
        const { db, tokenOf } = office();
        const processes = await processesOf(office());
        const headers = { authorization: `Bearer ${await tokenOf('ada')}` };
        const income = { ...NOTHING };
        let days = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
            const today = (days += 1);
            const plateOf = (size: number) => `DAY ${today} ${size} XA`;
            for (const size of SIZES) await aBus(db, plateOf(size), size);
            const trips: string[] = [];
            for (const [place, fare] of FARES.entries()) {
              const departsAt = `2026-11-22T${String(5 + 3 * place).padStart(2, '0')}:00:00.000Z`;
              trips.push(await aTrip({ departsAt, seats: SEATS, amountKobo: fare * 100 }));
            }
            const parcels = [await takeIn(), await takeIn(), await takeIn()].map(({ number }) => number);
            income.Cash += parcels.length * 350_000;
            const dayOf = (process: 0 | 1): Day => ({
              db,
              trips,
              parcels,
              plateOf,
              async call(method, url, payload) {
                const answer = await processes[process].inject({
                  method,
                  url,
                  headers,
                  ...(payload && { payload }),
                });
                return {
                  status: answer.statusCode,
                  headers: answer.headers,
                  text: answer.body,
                  body: answer.json(),
                };
              },
            });
            let people = 0;
            for (let place = 0; place < steps.length; place += 2) {
              const [one, other] = [steps[place], steps[place + 1]];
              const done = await Promise.all([
                one && take(dayOf(0), one).then((came) => ({ ...came, method: one.method })),
                other && take(dayOf(1), other).then((came) => ({ ...came, method: other.method })),
              ]);
              for (const came of done) {
                people += came?.people ?? 0;
                if (came) income[came.method] += came.kobo;
              }
            }
            const { seated = 0, waiting = 0, ...rest } = (await counted(trips)) ?? {};
            expect({ ...rest, together: seated + waiting }).toEqual({ people, together: people, odd: 0 });
            expect(await astray(parcels)).toEqual([]);
            expect(await db.query(WRONG_BOOKS)).toEqual([]);
            const naira = Object.entries(income).map(([method, kobo]) => [method, kobo / 100]);
            expect({ ...NOTHING, ...(await paidBy()) }).toEqual(Object.fromEntries(naira));
          }),
          { seed: 20_261_121, numRuns: DAYS },
        );
        expect((await verify(db)).broken).toEqual([]);
      },
      A_WHILE,
    );
  },
);
