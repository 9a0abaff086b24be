import { SHIFT_METHODS, type ShiftMethod, type WaybillPaymentMethod } from '@motorpark/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls';
import { aDiscard } from '../../testing/calls/discards';
import { aTrip } from '../../testing/company';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { aBus } from '../../testing/trips';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const FARE = 3_333_33;
const DEARER = 4_000_05;
const FEE = 1_000_00;
const KEPT = 10;
const CARRIED = 1_234_56;
const STORAGE = 500_05;

/** What waybills call the ways of paying. */
const OF_WAYBILLS: Readonly<Record<ShiftMethod, WaybillPaymentMethod>> = {
  Cash: 'Cash',
  POS: 'Debit card/POS',
  'Bank Transfer': 'Bank transfer/USSD',
};

const step = fc.record({
  clerk: fc.nat(1),
  does: fc.constantFrom(
    ...(['open', 'open', 'sell', 'sell', 'sell', 'move', 'split', 'refund'] as const),
    ...(['drop', 'drop', 'discard', 'close', 'takeOver', 'deposit'] as const),
    ...(['handOver', 'handOver', 'stepBack', 'lose'] as const),
  ),
  method: fc.constantFrom(...SHIFT_METHODS),
  seats: fc.integer({ min: 1, max: 3 }),
  kobo: fc.integer({ min: 1, max: 99_999 }),
  pick: fc.nat(20),
});

interface Drawer {
  id: string;
  expected: Record<ShiftMethod, number>;
  discarded: number;
}
const aDrawer = (id: string, float: number): Drawer => ({
  id,
  expected: { Cash: float, POS: 0, 'Bank Transfer': 0 },
  discarded: 0,
});

interface Ticket {
  id: string;
  trip: string;
  people: number;
  kobo: number;
  is_unseated: boolean;
}

inTheOffice('To the kobo', (office) => {
  const { rules } = changesOfTickets(office);

  it('drawers, income report, dashboard and bank agree, however parties are moved, split and refunded, parcels are stored, and cash is dropped, taken over, paid in and taken back from there', async () => {
    const { db, company, clock, call, tokenOf } = office();
    const head = await tokenOf('ngozi');
    await rules({
      refund_kept: String(KEPT),
      reschedule_fee: String(FEE / 100),
      storage_fee: String(STORAGE / 100),
    });
    const clerks = [
      await tokenOf('ada'),
      await openSession(db, (await aPerson(office(), 1)).id, clock.now),
    ] as const;
    const drawers: (Drawer | undefined)[] = [undefined, undefined];
    const closed: Drawer[] = [];
    const done = new Map<string, number>();
    let [income, carried, dropped, banked, trips] = [0, 0, 0, 0, 0];
    /** Parcels that were handed over, with how their storage was paid, and by whom they were. */
    const handedOver: { id: string; method: ShiftMethod; clerk: number }[] = [];
    /** One that came to Awka four days ago; the head office took it in, so that no drawer has its price. */
    const aParcel = async () => {
      const body = aWaybill(company, {
        original_terminal: company.lagos,
        destination_terminal: company.awka,
        amount: CARRIED / 100,
      });
      const id = textAt(
        (await call('POST', '/api/create_waybills', { by: 'ngozi', body })).body,
        'data',
        'id',
      );
      clock.now = new Date(Date.parse(NOW) - 96 * 3_600_000);
      for (const status of ['On-Transit', 'Delivered'])
        await call('PUT', `/api/waybill_status/${id}`, {
          by: 'ngozi',
          body: { status, reason: 'Went with a taxi' },
        });
      clock.now = new Date(NOW);
      carried += CARRIED;
      return id;
    };
    const trip = (amountKobo: number) =>
      aTrip(db, company, {
        amountKobo,
        departsAt: new Date(Date.UTC(2026, 11, 1, 0, (trips += 1))).toISOString(),
      });
    const ticketAt = async (place: number, condition = sql`true`) => {
      const tickets = await db.query<Ticket>(sql`
        select id, trip_id as trip, amount_kobo as kobo, unseated_at is not null as is_unseated,
          (select count(*)::int from passenger where ticket_id = ticket.id) as people
        from ticket where deleted_at is null and ${condition} order by id`);
      return tickets[place % Math.max(tickets.length, 1)];
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        for (const { clerk, does, method, seats, kobo, pick } of steps) {
          const token = clerks[clerk] ?? clerks[0];
          const drawer = drawers[clerk];
          const beside = drawers[1 - clerk];
          const send = async (verb: 'POST' | 'PUT', path: string, body: object, headers = {}, by = token) => {
            const answer = await call(verb, `/api/${path}`, { token: by, body, headers });
            expect(answer.status, `${does}: ${answer.text}`).toBe(200);
            done.set(does, (done.get(does) ?? 0) + 1);
            return answer.body;
          };
          const book = (signed: number) => {
            income += signed;
            if (drawer) drawer.expected[method] += signed;
          };
          const expected = ({ expected: should }: Drawer) => ({
            data: { lines: SHIFT_METHODS.map((by) => ({ method: by, expected: should[by] / 100 })) },
          });
          /** A drawer gives back no cash that it does not hold. */
          const holds = (back: number, by: ShiftMethod) =>
            !drawer || by !== 'Cash' || drawer.expected.Cash >= back;
          const chosen = Array.from({ length: seats }, (_, place) => place + 1);

          if (does === 'open' && !drawer) {
            const body = { terminal_id: 'Awka', counter: newId(), opening_float: kobo / 100 };
            drawers[clerk] = aDrawer(textAt(await send('POST', 'open_shift', body), 'data', 'id'), kobo);
          }
          if (does === 'sell') {
            const amount = (FARE * seats) / 100;
            const wishes = { seat_number: chosen, amount, payment_method: method };
            await send('POST', 'book_ticket', aBooking(await trip(FARE), wishes));
            book(FARE * seats);
          }
          const ticket = await ticketAt(pick);
          if (does === 'move' && ticket) {
            const [price, fee] = [DEARER * ticket.people, ticket.is_unseated ? 0 : FEE];
            await send('PUT', `reschedule_ticket/${ticket.id}`, {
              trip_id: await trip(DEARER),
              seat_number: Array.from({ length: ticket.people }, (_, place) => place + 1),
              amount: price / 100,
              fee: fee / 100,
              payment_method: method,
              reason: 'Ill',
            });
            book(price - ticket.kobo + fee);
          }
          if (does === 'refund' && ticket) {
            const kept = ticket.is_unseated ? 0 : Math.floor((ticket.kobo * KEPT) / 10_000) * 100;
            const amount = (ticket.kobo - kept) / 100;
            if (!holds(ticket.kobo - kept, method)) continue;
            await send('PUT', `refund_ticket/${ticket.id}`, {
              amount,
              payment_method: method,
              reason: 'Ill',
            });
            book(kept - ticket.kobo);
          }
          const party = await ticketAt(
            pick,
            sql`unseated_at is null and (select count(*) from passenger where ticket_id = ticket.id) > 1`,
          );
          if (does === 'split' && party) {
            const plate = `ONE ${(trips += 1)} XA`;
            await aBus(db, plate, 1);
            const wish = { kind: 'vehicle', vehicle_number: plate };
            const query = new URLSearchParams(wish).toString();
            const shown = await call('GET', `/api/preview_disruption/${party.trip}`, { token, query });
            const plan = textAt(shown.body, 'data', 'plan');
            // Whoever takes a seat does not pay it out.
            const order = { ...wish, plan, reason: 'Broken down' };
            await send('PUT', `disrupt_trip/${party.trip}`, order, {}, head);
          }
          if (does === 'handOver') {
            const id = await aParcel();
            await send('PUT', `waybill_status/${id}`, {
              status: 'Picked Up',
              collected_by: 'Bola Ade',
              collector_phone: '07061234567',
              identification: '',
              storage_fee: STORAGE / 100,
              storage_method: OF_WAYBILLS[method],
            });
            carried += STORAGE;
            if (drawer) drawer.expected[method] += STORAGE;
            handedOver.push({ id, method, clerk });
          }
          const parcel = handedOver[pick % Math.max(handedOver.length, 1)];
          if (does === 'stepBack' && parcel?.clerk === clerk && holds(STORAGE, parcel.method)) {
            await send('PUT', `waybill_status/${parcel.id}`, { status: 'Delivered', reason: 'Not theirs' });
            carried -= STORAGE;
            if (drawer) drawer.expected[parcel.method] -= STORAGE;
            handedOver.splice(handedOver.indexOf(parcel), 1);
          }
          if (does === 'lose' && parcel) {
            const path = `/api/delete_waybill/${parcel.id}`;
            expect((await call('DELETE', path, { by: 'ngozi', body: { reason: 'Lost' } })).status).toBe(200);
            done.set(does, (done.get(does) ?? 0) + 1);
            carried -= CARRIED + STORAGE;
            handedOver.splice(handedOver.indexOf(parcel), 1);
          }
          const held = Math.min(kobo, drawer?.expected.Cash ?? 0);
          if (does === 'drop' && drawer && held > 0) {
            await send('POST', `drop_cash/${drawer.id}`, { amount: held / 100, received_by: 'The bank' });
            drawer.expected.Cash -= held;
            dropped += held;
          }
          if (does === 'discard' && drawer) {
            const headers = { 'idempotency-key': newId(), 'made-in-shift': drawer.id };
            await send('POST', 'discard_sale', aDiscard({ amount: kobo / 100 }), headers);
            drawer.discarded += kobo;
          }
          const whole = { note_500: pick, coins: kobo / 100 };
          const counted = pick * 500_00 + kobo;
          const reason = 'Counted by a test';
          if (does === 'close' && drawer) {
            expect(await send('PUT', `count_shift/${drawer.id}`, whole)).toMatchObject(expected(drawer));
            const left = Math.floor(counted / 3);
            await send('PUT', `close_shift/${drawer.id}`, { reason, float_left: left / 100 });
            dropped += counted - left;
            closed.push(drawer);
            drawers[clerk] = undefined;
          }
          if (does === 'takeOver' && !drawer && beside) {
            expect(await send('PUT', `count_drawer/${beside.id}`, whole)).toMatchObject(expected(beside));
            const next = await send('POST', `take_over_drawer/${beside.id}`, { reason });
            closed.push(beside);
            drawers[1 - clerk] = undefined;
            drawers[clerk] = aDrawer(textAt(next, 'data', 'id'), counted);
          }
          if (does === 'deposit') {
            const drops = await db.query<{ id: string; kobo: number }>(sql`
              select id, amount_kobo as kobo from cash_drop
              where not exists (select from standing_banking where drop_id = cash_drop.id)`);
            const sum = drops.reduce((so_far, drop) => so_far + drop.kobo, 0);
            if (sum < 2) continue;
            const body = { drops: drops.map(({ id }) => id), slip: newId(), amount: (sum - 1) / 100, reason };
            const payIn = () => call('POST', '/api/deposit_cash', { by: 'ngozi', body });
            const paidIn = await payIn();
            expect(paidIn.status).toBe(200);
            if (pick % 2 === 0) {
              const path = `/api/take_back_deposit/${textAt(paidIn.body, 'data', 'id')}`;
              expect((await call('POST', path, { by: 'ngozi', body: { reason } })).status).toBe(200);
              expect((await payIn()).status).toBe(200);
              done.set('takeBack', (done.get('takeBack') ?? 0) + 1);
            }
            done.set(does, (done.get(does) ?? 0) + 1);
            banked += sum;
          }
        }
      }),
      { numRuns: rounds(5), seed: 76 },
    );

    const all = ['move', 'split', 'refund', 'drop', 'discard', 'close', 'takeOver', 'deposit', 'takeBack'];
    for (const does of [...all, 'handOver', 'stepBack', 'lose'])
      expect(done.get(does), does).toBeGreaterThan(0);
    expect(await db.query(WRONG_BOOKS)).toEqual([]);
    const of = async (path: string) => (await call('GET', `/api/${path}`, { by: 'ngozi' })).body;
    for (const by of ['person', 'method', 'terminal', 'day'])
      expect(await of(`get_income_report?by=${by}`)).toMatchObject({
        data: {
          total: {
            amounts: { TICKET_BOOKING: income / 100, WAYBILL: carried / 100 },
            balance: (income + carried) / 100,
          },
        },
      });
    expect(await of('get_summary')).toMatchObject({
      data: {
        ticket_income: income / 100,
        waybill_income: carried / 100,
        balance: (income + carried) / 100,
      },
    });
    expect(await of('get_banking')).toMatchObject({
      data: {
        not_banked: { amount: (dropped - banked) / 100 },
        banked: { amount: banked / 100 },
        short: (done.get('deposit') ?? 0) / 100,
      },
    });
    for (const { id, discarded, expected } of [...closed, ...drawers.flatMap((one) => one ?? [])]) {
      const shift = await of(`get_shift/${id}`);
      expect(shift).toMatchObject({
        data: { lines: SHIFT_METHODS.map((method) => ({ expected: expected[method] / 100 })) },
      });
      const [row] = await db.query<{ kobo: number }>(sql`
        select coalesce(sum(amount_kobo), 0)::float8 as kobo from discarded_sale where shift_id = ${id}`);
      expect(row?.kobo).toBe(discarded);
    }
    expect((await verify(db)).broken).toEqual([]);
    await rules();
  });
});
