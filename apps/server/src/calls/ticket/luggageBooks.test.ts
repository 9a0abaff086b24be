import { REPORTS, SHIFT_METHODS } from '@motorpark/domain';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { seededRandom } from '../../demo/random';
import { openSession } from '../../store/access/session';
import { aPerson } from '../../testing/calls';
import { aTrip } from '../../testing/company';
import { queryOf } from '../../testing/lists';
import { NOW, inTheModelsOffice, textAt } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

/** Number of sales; ROUNDS=100 makes 2,000 on each engine. */
const SALES = rounds(20);
const timeout = rounds(300_000);
const SEED = 164;
const KEPT = 10;
const FREE_KG = 20;
/** In kobo, as all figures here. */
const FEE = 15_025;
const FARES = [1_850_050, 2_000_100, 900_000];
const LATER = '2026-11-21T09:30:00.000Z';

interface Line {
  ticket: string;
  shift: string | null;
  method: string;
  kind: string | null;
  reverses: string | null;
  kobo: number;
}

interface Sold {
  id: string;
  number: string;
  /** What it paid for its seats and for its luggage. */
  amount: number;
  luggage: number;
  kg: number;
  /** The expected totals of its lines about luggage, and of all. */
  ofLuggage: number;
  books: number;
}

const naira = (kobo: number) => kobo / 100;
const kobo = (said: unknown) => Math.round(Number(said) * 100);
const keptOf = (part: number) => Math.floor((part * KEPT) / 10_000) * 100;
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.kobo, 0);
const isLuggage = ({ kind }: Line) => kind === 'luggage';
/** A child pays half, in whole naira. */
const priceOf = (fare: number, kinds: readonly string[]) =>
  kinds.reduce((sum, kind) => sum + (kind === 'child' ? Math.round(fare / 200) * 100 : fare), 0);
const costOf = (kg: number) => Math.max(0, kg - FREE_KG) * FEE;

inTheModelsOffice(
  'The luggage of families who buy, move, stay at home and take their money back',
  (office) => {
    const { rules, refund, reschedule } = changesOfTickets(office);
    const { edit, remove } = ticketsOf(office);

    it('has its line for each kobo, the same in drawer, ledger, reports and file', { timeout }, async () => {
      const { db, company, clock, call } = office();
      const random = seededRandom(SEED);
      const clerks = [company.people.ada, (await aPerson(office(), 1)).id];
      /** The session of a clerk who has just come to the counter. */
      const sessionOf = (clerk: string) => openSession(db, clerk, clock.now);
      await rules({
        refund_kept: String(KEPT),
        reschedule_limit: '20',
        luggage_free: String(FREE_KG),
        luggage_fee: naira(FEE),
        child_age: '12',
      });
      const tills: string[] = [];
      for (const [place, clerk] of clerks.entries()) {
        const token = await sessionOf(clerk);
        const body = { terminal_id: 'Awka', counter: `Counter ${place}`, opening_float: 90_000_000 };
        tills.push(textAt((await call('POST', '/api/open_shift', { token, body })).body, 'data', 'id'));
      }
      const sold: Sold[] = [];
      const done = { luggage: 0, less: 0, seat: 0, move: 0, refund: 0, part: 0, delete: 0 };

      for (let sale = 0; sale < SALES; sale += 1) {
        clock.now = new Date(NOW);
        const trips = await Promise.all(
          FARES.map((amountKobo) =>
            aTrip(db, company, { amountKobo, departsAt: '2026-11-24T06:00:00.000Z' }),
          ),
        );
        let on = random.int(0, FARES.length - 1);
        let seats = [1, 2, 3].slice(0, random.int(1, 3));
        const kinds = seats.map((seat) => (seat > 1 ? random.pick(['', 'child', 'luggage']) : ''));
        const companionsIn = (of: readonly number[]) =>
          of.slice(1).map((seat_number, place) => ({
            seat_number,
            name: `Passenger ${seat_number}`,
            phone: '',
            address: '',
            next_of_kin_name: '',
            next_of_kin_phone: '',
            kind: kinds[place + 1] ?? '',
            date_of_birth: kinds[place + 1] === 'child' ? 'seen' : '',
          }));
        const price = (fare: number | undefined) => priceOf(fare ?? 0, kinds.slice(0, seats.length));
        let fare = FARES[on];
        const form = () => ({
          trip_id: trips[on] ?? '',
          traveler_name: 'Chinedu Obi',
          traveler_number: '0803 412 7781',
          travel_date: '1990-04-12',
          next_of_kin_mobile_no: '08055512345',
          seat_number: seats,
          companions: companionsIn(seats),
          amount: naira(price(fare)),
        });
        const paidBy = random.pick(SHIFT_METHODS);
        const token = await sessionOf(random.pick(clerks));
        const answer = await call('POST', '/api/book_ticket', {
          token,
          body: { ...form(), payment_method: paidBy },
        });
        expect(answer.status, answer.text).toBe(200);
        const id = textAt(answer.body, 'data', 'id');
        const amount = price(fare);
        const one: Sold = {
          id,
          number: textAt(answer.body, 'data', 'ticket_id'),
          amount,
          luggage: 0,
          kg: 0,
          ofLuggage: 0,
          books: amount,
        };
        sold.push(one);
        const went = async (change: Promise<{ status: number; text: string }>) => {
          const { status, text } = await change;
          expect({ sale, status, text }).toMatchObject({ status: 200 });
        };

        for (let act = random.int(1, 5); act > 0; act -= 1) {
          if (random.chance(0.2)) clock.now = new Date(LATER);
          const isLate = clock.now.toISOString() === LATER;
          const payment_method = random.pick(SHIFT_METHODS);
          const paid = one.amount + one.luggage;
          const handBack = (back: number) => {
            one.ofLuggage -= Math.round((back * one.luggage) / paid);
            one.books -= back;
          };
          const does = random.pick([
            'luggage',
            'luggage',
            'luggage',
            'seat',
            'move',
            'refund',
            'part',
            'delete',
          ] as const);
          if (does === 'luggage') {
            const kg = random.int(0, 60);
            const fee = Math.max(0, one.luggage + costOf(kg) - costOf(one.kg));
            const pieces = String(random.int(1, 3));
            const body = { pieces, kg: String(kg), fee: naira(fee), payment_method, reason: 'Less' };
            const taker = await sessionOf(random.pick(clerks));
            await went(call('PUT', `/api/take_luggage/${id}`, { token: taker, body }));
            const due = fee - one.luggage;
            one.books += due + (isLate && due < 0 ? keptOf(-due) : 0);
            Object.assign(one, { kg, luggage: fee, ofLuggage: fee });
            done.luggage += 1;
            done.less += Number(due < 0);
          } else if (does === 'seat') {
            if (seats.length === 1) continue;
            seats = seats.slice(0, -1);
            await went(edit(id, { ...form(), payment_method: paidBy, reason: 'One stays at home' }));
            const back = one.amount - price(fare);
            one.books -= back - (isLate ? keptOf(back) : 0);
            one.amount -= back;
            done.seat += 1;
          } else if (does === 'move') {
            on = (on + 1) % FARES.length;
            fare = FARES[on];
            const to = { trip_id: trips[on], seat_number: seats, amount: naira(price(fare)), fee: 0 };
            await went(reschedule(id, { ...to, payment_method }, 'ngozi'));
            const more = price(fare) - one.amount;
            one.books += more + (more < 0 ? keptOf(-more) : 0);
            one.amount += more;
            done.move += 1;
          } else if (does === 'refund' || does === 'part') {
            const back = does === 'refund' ? paid - keptOf(paid) : random.int(1, paid);
            await went(
              refund(id, { amount: naira(back), payment_method }, does === 'refund' ? 'ada' : 'ngozi'),
            );
            handBack(back);
            done[does] += 1;
            break;
          } else {
            await went(remove(id));
            if (isLate) handBack(paid - keptOf(paid));
            else Object.assign(one, { ofLuggage: 0, books: 0 });
            done.delete += 1;
            break;
          }
        }
      }

      clock.now = new Date(LATER);
      expect(Object.entries(done).filter(([, times]) => times < SALES / 20)).toEqual([]);
      const lines = await db.query<Line>(sql`
      select ticket_id::text as ticket, shift_id::text as shift, method, kind, reverses::text as reverses,
        amount_kobo::float8 as kobo from operation`);
      const file = await call('GET', '/api/get_operations', { by: 'ngozi', query: 'format=csv' });
      const rows: Record<string, string>[] = parse(file.text, { bom: true, columns: true });
      const fileSum = (of: readonly Record<string, string>[]) =>
        of.reduce((sum, { Amount }) => sum + kobo(Amount), 0);
      for (const { id, number, ofLuggage, books } of sold) {
        const own = lines.filter(({ ticket }) => ticket === id);
        const filed = rows.filter((row) => row['Number'] === number);
        expect({
          id,
          books: sumOf(own),
          ofLuggage: sumOf(own.filter(isLuggage)),
          filed: fileSum(filed),
          filedOfLuggage: fileSum(filed.filter(({ Type }) => Type?.startsWith('Luggage'))),
        }).toEqual({ id, books, ofLuggage, filed: books, filedOfLuggage: ofLuggage });
      }

      const total = sumOf(lines);
      const ofLuggage = sumOf(lines.filter(isLuggage));
      expect(ofLuggage).toBe(sold.reduce((sum, one) => sum + one.ofLuggage, 0));
      for (const by of REPORTS.income.groups) {
        const { body } = await call('GET', '/api/get_income_report', { by: 'ngozi', query: queryOf({ by }) });
        expect({ by, body }).toMatchObject({
          body: { data: { total: { luggage: naira(ofLuggage), balance: naira(total) } } },
        });
      }
      for (const till of tills) {
        const own = lines.filter(({ shift }) => shift === till);
        const { body } = await call('GET', `/api/get_shift/${till}`, { by: 'ngozi' });
        expect(body).toMatchObject({
          data: {
            luggage: own.filter((line) => isLuggage(line) && !line.reverses && line.kobo > 0).length,
            lines: SHIFT_METHODS.map((method) => ({
              method,
              expected: naira(
                sumOf(own.filter((line) => line.method === method)) + (method === 'Cash' ? 9_000_000_000 : 0),
              ),
            })),
          },
        });
      }
      expect(await db.query(WRONG_BOOKS)).toEqual([]);
      expect((await verify(db)).broken).toEqual([]);
    });
  },
);
