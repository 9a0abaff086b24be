import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHIFT_METHODS, type ShiftMethod } from '@motorpark/domain';
import { openSession } from '../../store/access/session';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls';
import { PASSCODE, aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { inTheModelsOffice, textAt } from '../../testing/office';
import { callsInTurn } from '../../testing/processes';
import { rounds } from '../../testing/rounds';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';
import {
  COLLEAGUES,
  type Drawer,
  WAYBILL_METHODS,
  aDrawer,
  dropsOf,
  newPayment,
  step,
} from './testing/drawers';

const FARE = 18_500;

interface Sale {
  noun: 'ticket' | 'waybill';
  id: string;
  terminal: string;
  method: ShiftMethod;
  kobo: number;
}

/** A sale made offline that waits at its device. */
interface UnsentSale {
  clerk: number;
  drawer: Drawer;
  kobo: number;
  method: ShiftMethod;
  /** Whether its clerk has opened another drawer since. */
  isPast?: boolean;
}

inTheModelsOffice('Every drawer', (office) => {
  it('comes to float and what was received, less what was given back, paid and dropped, to the kobo, whatever happens', async () => {
    const { db, company, clock, tokenOf } = office();
    const call = await callsInTurn(office());
    const { id: uche } = await aPerson(office(), 1);
    const clerks = [
      { terminal: 'Awka', token: await tokenOf('ada') },
      { terminal: 'Awka', token: await openSession(db, uche, clock.now) },
      { terminal: 'Lagos', token: await tokenOf('tunde') },
    ] as const;
    const drawers: (Drawer | undefined)[] = [undefined, undefined, undefined];
    const closed: Drawer[] = [];
    const counters = new Map<string, string>();
    /** What was in drawers that nobody counted, and what the next shift at the counter said that it found of it. */
    const uncounted: { terminal: string; counter: string; kobo: number; found?: number | undefined }[] = [];
    const pass = () => (clock.now = new Date(clock.now.getTime() + 1_000));
    let outside = 0;
    let opened = 0;
    const sold: Sale[] = [];
    const kept: UnsentSale[] = [];

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const trip = await aTrip(db, company, { seats: 90 });
        let seat = 0;
        for (const { clerk, does, method, kobo, sent } of steps) {
          const { terminal, token } = clerks[clerk] ?? clerks[0];
          const drawer = drawers[clerk];
          const make = async (path: string, body: object) =>
            textAt((await call('POST', path, { token, body })).body, 'data', 'id');
          /** Sends a sale repeatedly with one retry key, as during an outage, to either process. */
          async function sell(path: string, body: object) {
            const headers = { 'idempotency-key': newId() };
            const ids: string[] = [];
            for (let time = 0; time < sent; time += 1) {
              ids.push(textAt((await call('POST', path, { token, body, headers })).body, 'data', 'id'));
            }
            expect(new Set(ids).size).toBe(1);
            return ids[0] ?? '';
          }
          const line = (signed: number, of: ShiftMethod) => {
            if (!drawer) return void (outside += 1);
            drawer.lines += 1;
            drawer.expected[of] += signed;
          };
          /** A drawer gives back no cash that it does not hold. */
          const holds = (back: number, by: ShiftMethod) =>
            !drawer || by !== 'Cash' || drawer.expected.Cash >= back;
          const isAnother = () =>
            kept.filter((one) => one.clerk === clerk).forEach((one) => (one.isPast = true));
          if (does === 'open' && !drawer) {
            pass();
            const before = uncounted.find((one) => one.terminal === terminal && one.found === undefined);
            const counter = before?.counter ?? `Counter ${(opened += 1)}`;
            const found = before && Math.min(kobo, before.kobo, 3_000_00);
            if (before) before.found = found;
            const money = { opening_float: kobo / 100, found: found === undefined ? '' : found / 100 };
            const id = await make('/api/open_shift', { terminal_id: terminal, counter, ...money });
            drawers[clerk] = aDrawer(id, kobo);
            counters.set(id, counter);
            isAnother();
          }
          if (does === 'ticket') {
            const wishes = { seat_number: [(seat += 1)], payment_method: method };
            const id = await sell('/api/book_ticket', aBooking(trip, wishes));
            sold.push({ noun: 'ticket', id, terminal, method, kobo: FARE * 100 });
            line(FARE * 100, method);
          }
          if (does === 'parcel') {
            const ends =
              terminal === 'Awka'
                ? {}
                : { original_terminal: company.lagos, destination_terminal: company.awka };
            const payment = { amount: kobo / 100, payment_method: WAYBILL_METHODS[method] };
            const id = await sell('/api/create_waybills', aWaybill(company, { ...ends, ...payment }));
            sold.push({ noun: 'waybill', id, terminal, method, kobo });
            line(kobo, method);
          }
          if (does === 'void') {
            const sale = sold.findLast((one) => one.terminal === terminal);
            if (!sale || !holds(sale.kobo, sale.method)) continue;
            sold.splice(sold.indexOf(sale), 1);
            const path = `/api/delete_${sale.noun}/${sale.id}`;
            expect((await call('DELETE', path, { token, body: { reason: 'A slip' } })).status).toBe(200);
            line(-sale.kobo, sale.method);
          }
          if (does === 'refund') {
            const sale = sold.findLast((one) => one.terminal === terminal && one.noun === 'ticket');
            if (!sale || !holds(FARE * 100, method)) continue;
            sold.splice(sold.indexOf(sale), 1);
            const body = { amount: FARE, payment_method: method, reason: 'The passenger is ill' };
            expect((await call('PUT', `/api/refund_ticket/${sale.id}`, { token, body })).status).toBe(200);
            line(-sale.kobo, method);
          }
          const held = Math.min(kobo, drawer?.expected.Cash ?? 0);
          if (does === 'drop' && drawer && held > 0) {
            const body = { amount: held / 100, received_by: 'The bank' };
            const { body: answer } = await call('POST', `/api/drop_cash/${drawer.id}`, { token, body });
            const made = dropsOf(answer).find((id) => drawer.drops.every((one) => one.id !== id));
            drawer.drops.push({ id: made ?? '', kobo: held });
            drawer.expected.Cash -= held;
          }
          const slip = does === 'putBack' ? drawer?.drops.pop() : undefined;
          if (slip && drawer) {
            const body = { reason: 'A zero too many' };
            const path = `/api/take_back_drop/${slip.id}`;
            expect((await call('POST', path, { token, body })).status).toBe(200);
            drawer.expected.Cash += slip.kobo;
          }
          if (does === 'pay' && drawer && held > 0) {
            const { expense_type, approving_officer, description } = anExpense();
            const body = { expense_type, approving_officer, description, amount: held / 100 };
            const { body: answer } = await call('POST', `/api/pay_expense/${drawer.id}`, { token, body });
            drawer.paid.set(newPayment(answer, drawer), held);
            drawer.expected.Cash -= held;
          }
          const [paid, cost] = drawer?.paid.entries().next().value ?? [];
          if (does === 'dearer' && drawer && paid !== undefined && cost !== undefined) {
            const most = Math.max(cost + Math.max(drawer.expected.Cash, 0), 1);
            const dearer = Math.min(kobo, most);
            const body = anExpense({ terminal_id: terminal, amount: dearer / 100 });
            expect((await call('PUT', `/api/edit_expense/${paid}`, { token, body })).status).toBe(200);
            drawer.paid.set(paid, dearer);
            drawer.expected.Cash -= dearer - cost;
          }
          if (does === 'unpay' && drawer && paid !== undefined && cost !== undefined) {
            expect((await call('DELETE', `/api/delete_expense/${paid}`, { token })).status).toBe(200);
            drawer.paid.delete(paid);
            drawer.expected.Cash += cost;
          }
          if (does === 'spend') {
            const id = await make(
              '/api/create_expenses',
              anExpense({ terminal_id: terminal, amount: kobo / 100 }),
            );
            const body = { status: 'Approved' };
            expect((await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body })).status).toBe(200);
            // The head office has no drawer.
            outside += 1;
          }
          if (does === 'outage' && drawer) kept.push({ clerk, drawer, kobo, method });
          const due = does === 'back' ? kept.shift() : undefined;
          if (due) {
            const at = clerks[due.clerk] ?? clerks[0];
            const ends =
              at.terminal === 'Awka'
                ? {}
                : { original_terminal: company.lagos, destination_terminal: company.awka };
            const payment = { amount: due.kobo / 100, payment_method: WAYBILL_METHODS[due.method] };
            const headers = { 'idempotency-key': newId(), 'made-in-shift': due.drawer.id };
            const body = aWaybill(company, { ...ends, ...payment });
            const times = Array.from({ length: sent }, () =>
              call('POST', '/api/create_waybills', { token: at.token, body, headers }),
            );
            expect(new Set((await Promise.all(times)).map(({ status }) => status))).toEqual(new Set([200]));
            if (drawers.includes(due.drawer)) {
              due.drawer.lines += 1;
              due.drawer.expected[due.method] += due.kobo;
            } else if (due.drawer.isClosedByOwner || due.isPast) {
              // Nothing proves when it was made: it goes to the open till.
              const own = drawers[due.clerk];
              if (own) {
                own.lines += 1;
                own.expected[due.method] += due.kobo;
              } else outside += 1;
            } else {
              due.drawer.late += due.kobo;
              outside += 1;
            }
          }
          const whole = { note_500: kobo % 90, pos: 1 };
          const expectedOf = (one: Drawer) => ({
            data: {
              lines: SHIFT_METHODS.map((by) => ({ method: by, expected: one.expected[by] / 100 })),
            },
          });
          const over = { reason: 'Counted by a test' };
          if (does === 'close' && drawer) {
            const counted = await call('PUT', `/api/count_shift/${drawer.id}`, { token, body: whole });
            expect(counted.body).toMatchObject(expectedOf(drawer));
            expect((await call('PUT', `/api/close_shift/${drawer.id}`, { token, body: over })).status).toBe(
              200,
            );
            closed.push(Object.assign(drawer, { isClosedByOwner: true }));
            drawers[clerk] = undefined;
          }
          if (does === 'end' && drawer) {
            const body = { counting: kobo % 2 ? 'Counted' : 'Not counted', ...whole, ...over };
            pass();
            const ended = await call('PUT', `/api/end_shift/${drawer.id}`, { by: 'ngozi', body });
            expect(ended.body).toMatchObject(expectedOf(drawer));
            closed.push(drawer);
            drawers[clerk] = undefined;
            const counter = counters.get(drawer.id) ?? '';
            if (body.counting === 'Not counted' && drawer.expected.Cash > 0)
              uncounted.push({ terminal, counter, kobo: drawer.expected.Cash });
          }
          const beside = COLLEAGUES[clerk];
          const theirs = beside === undefined ? undefined : drawers[beside];
          if (does === 'takeOver' && !drawer && theirs && beside !== undefined) {
            const counted = await call('PUT', `/api/count_drawer/${theirs.id}`, { token, body: whole });
            expect(counted.body).toMatchObject(expectedOf(theirs));
            if (kobo % 2) {
              const body = { secret: PASSCODE };
              const witnessed = await call('PUT', `/api/witness_count/${theirs.id}`, { token, body });
              expect(witnessed.status).toBe(200);
            }
            const { body } = await call('POST', `/api/take_over_drawer/${theirs.id}`, { token, body: over });
            closed.push(theirs);
            drawers[beside] = undefined;
            const id = textAt(body, 'data', 'id');
            drawers[clerk] = aDrawer(id, whole.note_500 * 500_00);
            counters.set(id, counters.get(theirs.id) ?? '');
            isAnother();
          }
        }
      }),
      { numRuns: rounds(6), seed: 54 },
    );

    const written = await db.query<{ shift: string | null; lines: number }>(
      sql`select shift_id as shift, count(*)::int as lines from operation group by 1`,
    );
    const linesOf = (id: string | null) => written.find(({ shift }) => shift === id)?.lines ?? 0;
    for (const { id, lines } of [...closed, ...drawers.flatMap((one) => one ?? [])]) {
      expect(linesOf(id)).toBe(lines);
    }
    expect(linesOf(null)).toBe(outside);
    const late = await db.query<{ shift: string; kobo: number }>(
      sql`select late_shift_id as shift, sum(amount_kobo)::float8 as kobo from operation where late_shift_id is not null group by 1`,
    );
    expect(new Map(late.map(({ shift, kobo }) => [shift, kobo]))).toEqual(
      new Map(closed.filter((one) => one.late > 0).map((one) => [one.id, one.late])),
    );
    expect(closed.length).toBeGreaterThan(rounds(3));

    const { text } = await call('GET', '/api/get_shift_differences?by=terminal', { by: 'ngozi' });
    const named = [...text.matchAll(/"uncounted_cash":([\d.]+)/g)].map(([, naira]) =>
      Math.round(Number(naira) * 100),
    );
    const lacking = uncounted.map(({ kobo, found = 0 }) => kobo - found);
    expect(named.reduce((sum, kobo) => sum + kobo, 0)).toBe(lacking.reduce((sum, kobo) => sum + kobo, 0));
    expect(uncounted.some(({ found = 0 }) => found > 0)).toBe(true);

    const reports = await db.query<{ numbers: number[] }>(sql`
      select array_agg(report_number order by report_number) as numbers from shift
      where closed_at is not null group by terminal_id`);
    for (const { numbers } of reports) expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect((await verify(db)).broken).toEqual([]);
  });
});
