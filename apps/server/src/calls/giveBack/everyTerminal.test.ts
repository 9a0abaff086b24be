import { SHIFT_METHODS, WAYBILL_PAYMENT_METHODS } from '@motorpark/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheModelsOffice } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const FARE = 18_500;
const SEATS = 60;

const step = fc.record({
  does: fc.constantFrom('more', 'more', 'fewer', 'both', 'move', 'delete', 'refund'),
  by: fc.constantFrom('ada', 'tunde', 'ngozi'),
  method: fc.constantFrom(...SHIFT_METHODS),
});

/*
 * Clerks of two terminals and the head office change a ticket in any order. What comes in is in the books of whoever took it, the head office's in the seller's. So
 * for each terminal, what its books have of the ticket is what came in there, less what left them by Money given back; what is paid in another way comes in again.
 */
inTheModelsOffice('The books of each terminal', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const { rules, reschedule, refund } = changesOfTickets(office);
  const { takeIn, edit: editWaybill, remove: removeWaybill } = parcels(office);

  it(
    'have what came in there less what Money given back says, whoever changes a ticket',
    async () => {
      const { db, company } = office();
      await rules({ reschedule_notice: '0', reschedule_limit: '20' });
      const terminals = { ada: company.awka, tunde: company.lagos } as const;
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('ada' as const, 'tunde' as const),
          fc.array(step, { minLength: 3, maxLength: 9 }),
          async (seller, steps) => {
            let on = await trip({ seats: SEATS });
            let seats = [1, 2];
            let payment_method = 'Cash';
            const { id, body } = await sold(on, { seat_number: seats, amount: 2 * FARE }, seller);
            const came = { [company.awka]: 0, [company.lagos]: 0, [terminals[seller]]: 2 * FARE };
            for (const { does, by, method } of steps) {
              const books = by === 'ngozi' ? terminals[seller] : terminals[by];
              const take = (naira: number) => (came[books] = (came[books] ?? 0) + naira);
              const change = async (to: number[], paid: string) => {
                const amount = to.length * FARE;
                const form = { trip_id: on, seat_number: to, amount, payment_method: paid, reason: 'So' };
                const answer = await edit(id, { ...body, ...form }, by);
                if (answer.status !== 200) return;
                done.add(does);
                take(Math.max(0, to.length - seats.length) * FARE);
                const [row] = await db.query<{ method: string }>(
                  sql`select payment_method as method from ticket where id = ${id}`,
                );
                payment_method = row?.method ?? payment_method;
                seats = to;
              };
              if (does === 'more') await change([...seats, Math.max(...seats) + 1], payment_method);
              if (does === 'fewer' && seats.length > 1) await change(seats.slice(0, -1), payment_method);
              if (does === 'both' && seats.length > 1) await change(seats.slice(0, -1), method);
              if (does === 'move') {
                const to = await trip({ seats: SEATS });
                const fields = { trip_id: to, seat_number: seats, amount: seats.length * FARE, fee: 1000 };
                if ((await reschedule(id, { ...fields, payment_method: method }, by)).status !== 200)
                  continue;
                done.add(does);
                take(1000);
                on = to;
              }
              const amount = seats.length * FARE;
              const isVoid =
                (does === 'delete' && (await remove(id, by)).status === 200) ||
                (does === 'refund' &&
                  (await refund(id, { amount, payment_method: method }, by)).status === 200);
              if (!isVoid) continue;
              done.add(does);
              break;
            }
            const rows = await db.query<{ terminal: string; naira: number }>(sql`
              select id as terminal, ((select coalesce(sum(amount_kobo), 0) from operation where ticket_id = ${id} and terminal_id = terminal.id)
                + (select coalesce(sum(amount_kobo), 0) from give_back
                  where ticket_id = ${id} and terminal_id = terminal.id and way <> 'method'))::float8 / 100 as naira
              from terminal where id in (${company.awka}, ${company.lagos})`);
            expect(Object.fromEntries(rows.map(({ terminal, naira }) => [terminal, naira]))).toEqual(came);
          },
        ),
        { numRuns: rounds(25), seed: 8 },
      );
      expect([...done].toSorted()).toEqual(['both', 'delete', 'fewer', 'more', 'move', 'refund']);
      expect(await db.query(WRONG_BOOKS)).toEqual([]);
      expect((await verify(db)).broken).toEqual([]);
    },
    rounds(60_000),
  );

  it(
    'have what came in there less what Money given back says, whoever changes a parcel, even where it was taken in',
    async () => {
      const { db, company } = office();
      const { awka, owerri } = company;
      const { chika } = company.people;
      await db.query(sql`update person set role = 'manager', terminal_id = null where id = ${chika}`);
      await db.query(sql`insert into managed_terminal values (${chika}, ${awka}), (${chika}, ${owerri})`);
      const parcelStep = fc.record({
        does: fc.constantFrom('amount', 'method', 'origin', 'everything', 'delete'),
        by: fc.constantFrom('ada', 'chika', 'ngozi'),
        amount: fc.constantFrom(3_000, 3_500, 5_000),
        payment_method: fc.constantFrom(...WAYBILL_PAYMENT_METHODS),
        original_terminal: fc.constantFrom(awka, owerri),
      });
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(parcelStep, { minLength: 2, maxLength: 7 }), async (steps) => {
          const { id } = await takeIn();
          let now = { amount: 3_500, payment_method: 'Cash', original_terminal: awka };
          const came = { [awka]: 3_500, [owerri]: 0 };
          for (const { does, by, ...wish } of steps) {
            if (does === 'delete') {
              if ((await removeWaybill(id, by)).status !== 200) continue;
              done.add(does);
              break;
            }
            const key = { amount: 'amount', method: 'payment_method', origin: 'original_terminal' } as const;
            const next = does === 'everything' ? wish : { ...now, [key[does]]: wish[key[does]] };
            if ((await editWaybill(id, { ...next, reason: 'So' } as object, by)).status !== 200) continue;
            done.add(does);
            const { original_terminal: books, amount } = next;
            const more = books === now.original_terminal ? Math.max(0, amount - now.amount) : amount;
            came[books] = (came[books] ?? 0) + more;
            now = next;
          }
          const rows = await db.query<{ terminal: string; naira: number }>(sql`
            select id as terminal, ((select coalesce(sum(amount_kobo), 0) from operation where waybill_id = ${id} and terminal_id = terminal.id)
              + (select coalesce(sum(amount_kobo), 0) from give_back
                where waybill_id = ${id} and terminal_id = terminal.id and way <> 'method'))::float8 / 100 as naira
            from terminal where id in (${awka}, ${owerri})`);
          expect(Object.fromEntries(rows.map(({ terminal, naira }) => [terminal, naira]))).toEqual(came);
        }),
        { numRuns: rounds(25), seed: 8 },
      );
      expect([...done].toSorted()).toEqual(['amount', 'delete', 'everything', 'method', 'origin']);
      expect((await verify(db)).broken).toEqual([]);
    },
    rounds(60_000),
  );
});
