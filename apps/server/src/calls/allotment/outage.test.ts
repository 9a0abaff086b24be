import type { WireAllotment, WireAllotments } from '@motorpark/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { inEachOffice } from '../../testing/office';
import { processesOf } from '../../testing/processes';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS } from '../../testing/ticketChanges';
import { aBus } from '../../testing/trips';

const OUTAGES = rounds(2);
const A_WHILE = 60_000 + OUTAGES * 20_000;
const CLERKS = ['ada', 'tunde', 'chika'] as const satisfies PersonName[];

inEachOffice('An outage at three terminals at once', (office) => {
  it(
    'costs no seat: each sells out what it keeps, others all they can, and all of it is sold once',
    async () => {
      const { db, company, tokenOf } = office();
      const processes = await processesOf(office());
      const back = newId();
      await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
        values (${back}, 'Lagos - Awka', ${company.lagos}, ${company.awka}, '452 km', '7 hours')`);
      const routes = [company.awkaToLagos, back, company.owerriToAba];
      let outages = 0;
      let calls = 0;

      /** Makes a call to either process. */
      async function call(
        token: string,
        method: 'PUT' | 'POST',
        path: string,
        payload: object,
        key?: string,
      ) {
        const app = processes[(calls += 1) % 2] ?? processes[0];
        const headers = {
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        };
        const answer = await app.inject({ method, url: `/api/${path}`, headers, payload });
        return { status: answer.statusCode, json: () => answer.json<{ data: WireAllotments }>() };
      }

      const outage = fc.record({
        seats: fc.integer({ min: 6, max: 18 }),
        most: fc.integer({ min: 1, max: 6 }),
        machines: fc.integer({ min: 1, max: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(outage, async ({ seats, most, machines }) => {
          outages += 1;
          await db.query(sql`update company set outage_seats = ${most}`);
          const trips = await Promise.all(
            routes.map(async (route, place) => {
              const bus = await aBus(db, `OUT ${outages}${place} XA`, seats);
              const departsAt = `2026-11-22T${10 + place}:00:00.000Z`;
              const id = await aTrip(db, company, { route: route, seats, departsAt });
              await db.query(sql`update trip set vehicle_id = ${bus} where id = ${id}`);
              return id;
            }),
          );
          const tokens = (
            await Promise.all(
              CLERKS.map((by) => Promise.all(Array.from({ length: machines }, () => tokenOf(by)))),
            )
          ).flat();
          // All devices call at the same time, and repeat the call as if the response was lost.
          const take = async (token: string): Promise<WireAllotment[]> => {
            const [first] = await Promise.all([
              call(token, 'PUT', 'take_allotments', {}),
              call(token, 'PUT', 'take_allotments', {}),
            ]);
            return first.json().data.allotments.filter(({ trip_id: id }) => trips.includes(id));
          };
          const kept = await Promise.all(tokens.map(take));
          const keptSeats = kept
            .flat()
            .flatMap(({ trip_id: id, seats: numbers }) => numbers.map((seat) => `${id} ${seat}`));
          expect(new Set(keptSeats).size).toBe(keptSeats.length);
          expect(keptSeats.length).toBeLessThanOrEqual(trips.length * Math.floor(seats / 3));

          // Offline, each device sells its reserved seats one by one. Back online, all sales are sent twice, while others try to buy every seat.
          const sales = tokens.flatMap((token, machine) =>
            (kept[machine] ?? []).flatMap(({ id, trip_id: tripId, seats: numbers }) =>
              numbers.map((seat) => {
                const body = aBooking(tripId, { seat_number: [seat], allotment: id });
                return () => call(token, 'POST', 'book_ticket', body, `${id} ${seat}`);
              }),
            ),
          );
          const head = await tokenOf('ngozi');
          const others = trips.flatMap((id) =>
            Array.from(
              { length: seats },
              (_, place) => () =>
                call(head, 'POST', 'book_ticket', aBooking(id, { seat_number: [place + 1] })),
            ),
          );
          const [first, again, rest] = await Promise.all([
            Promise.all(sales.map((send) => send())),
            Promise.all(sales.map((send) => send())),
            Promise.all(others.map((send) => send())),
          ]);
          expect(first.map(({ status }) => status)).toEqual(sales.map(() => 200));
          expect(again.map(({ json }) => json())).toEqual(first.map(({ json }) => json()));
          const soldToOthers = rest.filter(({ status }) => status === 200).length;
          const [stored] = await db.query<Record<'seats' | 'tickets' | 'kept', number>>(sql`
            select (select count(*)::int from ticket_seat where trip_id = any(${trips}::uuid[])) as seats,
              (select count(*)::int from ticket where trip_id = any(${trips}::uuid[])) as tickets,
              (select count(*)::int from allotted_seat where trip_id = any(${trips}::uuid[])) as kept`);
          const sold = sales.length + soldToOthers;
          expect(stored).toEqual({ seats: sold, tickets: sold, kept: 0 });
          expect(sold).toBe(trips.length * seats);
          expect(await db.query(WRONG_BOOKS)).toEqual([]);
        }),
        { seed: 20_261_122, numRuns: OUTAGES },
      );
    },
    A_WHILE,
  );
});
