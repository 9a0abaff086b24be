import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHIFT_METHODS, type ShiftMethod } from '@motorpark/domain';
import { openSession } from '../access/session';
import { sql } from '../db';
import { aBooking } from '../testing/booking';
import { aPerson } from '../testing/calls';
import { aTrip } from '../testing/company';
import { anExpense } from '../testing/expense';
import { inEachOffice, textAt } from '../testing/office';
import { rounds } from '../testing/rounds';
import { aWaybill } from '../testing/waybill';
import { verify } from '../verify/verify';

const WAYBILL_METHODS = {
  Cash: 'Cash',
  POS: 'Debit card/POS',
  'Bank Transfer': 'Bank transfer/USSD',
} as const;
const FARE = 18_500;

/** What a clerk does next: at one of three counters, with some money. */
const step = fc.record({
  clerk: fc.nat(2),
  does: fc.constantFrom('open', 'ticket', 'parcel', 'parcel', 'void', 'drop', 'spend', 'close'),
  method: fc.constantFrom(...SHIFT_METHODS),
  kobo: fc.integer({ min: 1, max: 9_999_999 }),
});

interface Drawer {
  id: string;
  expected: Record<ShiftMethod, number>;
  lines: number;
}

interface Sale {
  path: string;
  terminal: string;
  method: ShiftMethod;
  kobo: number;
}

inEachOffice('Every drawer', (office) => {
  it('comes to float and what was received, less what was given back and dropped, to the kobo, whatever happens', async () => {
    const { db, company, clock, call, tokenOf } = office();
    const { id: uche } = await aPerson(office(), 1);
    const clerks = [
      { terminal: 'Awka', token: await tokenOf('ada') },
      { terminal: 'Awka', token: await openSession(db, uche, clock.now) },
      { terminal: 'Lagos', token: await tokenOf('tunde') },
    ] as const;
    const drawers: (Drawer | undefined)[] = [undefined, undefined, undefined];
    const closed: Drawer[] = [];
    let outside = 0;
    const sold: Sale[] = [];

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const trip = await aTrip(db, company, { seats: 90 });
        let seat = 0;
        for (const { clerk, does, method, kobo } of steps) {
          const { terminal, token } = clerks[clerk] ?? clerks[0];
          const drawer = drawers[clerk];
          const make = async (path: string, body: object) =>
            textAt((await call('POST', path, { token, body })).body, 'data', 'id');
          const line = (signed: number, of: ShiftMethod) => {
            if (!drawer) return void (outside += 1);
            drawer.lines += 1;
            drawer.expected[of] += signed;
          };
          if (does === 'open' && !drawer) {
            const body = { terminal_id: terminal, counter: `Counter ${clerk}`, opening_float: kobo / 100 };
            const id = await make('/api/open_shift', body);
            drawers[clerk] = { id, expected: { Cash: kobo, POS: 0, 'Bank Transfer': 0 }, lines: 0 };
          }
          if (does === 'ticket') {
            const wishes = { seat_number: [(seat += 1)], payment_method: method };
            const id = await make('/api/book_ticket', aBooking(trip, wishes));
            sold.push({ path: `/api/delete_ticket/${id}`, terminal, method, kobo: FARE * 100 });
            line(FARE * 100, method);
          }
          if (does === 'parcel') {
            const ends =
              terminal === 'Awka'
                ? {}
                : { original_terminal: company.lagos, destination_terminal: company.awka };
            const payment = { amount: kobo / 100, payment_method: WAYBILL_METHODS[method] };
            const id = await make('/api/create_waybills', aWaybill(company, { ...ends, ...payment }));
            sold.push({ path: `/api/delete_waybill/${id}`, terminal, method, kobo });
            line(kobo, method);
          }
          if (does === 'void') {
            const sale = sold.findLast((one) => one.terminal === terminal);
            if (!sale) continue;
            sold.splice(sold.indexOf(sale), 1);
            expect((await call('DELETE', sale.path, { token, body: { reason: 'A slip' } })).status).toBe(200);
            line(-sale.kobo, sale.method);
          }
          if (does === 'drop' && drawer) {
            const body = { amount: kobo / 100, note: 'Safe' };
            expect((await call('POST', `/api/drop_cash/${drawer.id}`, { token, body })).status).toBe(200);
            drawer.expected.Cash -= kobo;
          }
          if (does === 'spend') {
            const id = await make(
              '/api/create_expenses',
              anExpense({ terminal_id: terminal, amount: kobo / 100 }),
            );
            const body = { status: 'Approved' };
            expect((await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body })).status).toBe(200);
            // Head office has no drawer.
            outside += 1;
          }
          if (does === 'close' && drawer) {
            const counted = await call('PUT', `/api/count_shift/${drawer.id}`, { token, body: { pos: 1 } });
            const expected = SHIFT_METHODS.map((one) => ({
              method: one,
              expected: drawer.expected[one] / 100,
            }));
            expect(counted.body).toMatchObject({ data: { status: 'Counted', lines: expected } });
            const body = { reason: 'Counted by a test' };
            expect((await call('PUT', `/api/close_shift/${drawer.id}`, { token, body })).status).toBe(200);
            closed.push(drawer);
            drawers[clerk] = undefined;
          }
        }
      }),
      { numRuns: rounds(6), seed: 44 },
    );

    const kept = await db.query<{ shift: string | null; lines: number }>(
      sql`select shift_id as shift, count(*)::int as lines from operation group by 1`,
    );
    const linesOf = (id: string | null) => kept.find(({ shift }) => shift === id)?.lines ?? 0;
    for (const { id, lines } of [...closed, ...drawers.flatMap((one) => one ?? [])]) {
      expect(linesOf(id)).toBe(lines);
    }
    expect(linesOf(null)).toBe(outside);
    expect(closed.length).toBeGreaterThan(rounds(5));

    const reports = await db.query<{ numbers: number[] }>(sql`
      select array_agg(report_number order by report_number) as numbers from shift
      where closed_at is not null group by terminal_id`);
    for (const { numbers } of reports) expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect((await verify(db)).broken).toEqual([]);
  });
});
