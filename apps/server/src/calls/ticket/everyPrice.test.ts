import { expect, it } from 'vitest';
import { sql } from '../../db';
import { seededRandom } from '../../demo/random';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { NOW, inTheModelsOffice, textAt } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { aService } from '../../testing/timetable';

/** Number of sales on each engine; ROUNDS=100 makes 20,000. */
const SALES = rounds(200);
const SEATS = 59;
const DAY = 86_400_000;

interface Rules {
  perSeat: boolean;
  childAge: number;
  childPercent: number;
}

/** What the sale's discount takes off the fare: one of both, or nothing. */
interface Off {
  percent: number;
  naira: number;
}

/** A fare of a route as it is entered. */
interface Entered {
  id: string;
  type: string;
  from: string;
  until: string;
  naira: number;
}

/** Rounds hundredths of a kobo to whole naira, in kobo. */
const wholeNaira = (hundredths: bigint) =>
  (hundredths / 10_000n + (hundredths % 10_000n >= 5_000n ? 1n : 0n)) * 100n;

/** Looks up what a departure costs in the fare tables, shared with nothing: in kobo, undefined if no line holds. */
function lookedUp(entered: readonly Entered[], type: string, day: string): number | undefined {
  let best: Entered | undefined;
  for (const one of entered) {
    if (day < one.from || (one.until !== '' && day > one.until) || (one.type !== '' && one.type !== type))
      continue;
    if (!best) best = one;
    else if ((one.until === '') !== (best.until === '')) best = one.until === '' ? best : one;
    else if ((one.type === '') !== (best.type === '')) best = one.type === '' ? best : one;
    else if (one.from > best.from) best = one;
  }
  return best && best.naira * 100;
}

function lessDiscount(full: number, { percent, naira }: Off): number {
  let fare = full;
  if (percent > 0) fare = Number(wholeNaira(BigInt(full) * BigInt(100 - percent)));
  if (naira > 0) fare = full - naira * 100;
  if (fare < 100) fare = 100;
  return fare < full ? fare : full;
}

/**
 * Computes the price anew, from the rules and the fare as they were at the sale: it shares nothing with the product. In hundredths of a kobo, so that nothing is
 * rounded before the end.
 */
function recomputed(
  full: number,
  { perSeat, childAge, childPercent }: Rules,
  kinds: readonly string[],
  off: Off,
): number {
  const fare = lessDiscount(full, off);
  if (!perSeat) return fare;
  let sum = 0n;
  for (const kind of kinds) {
    let seat = BigInt(fare);
    if (kind === 'child' && childAge > 0) {
      const hundredths = BigInt(fare) * BigInt(childPercent);
      const part = wholeNaira(hundredths) || 100n;
      if (part < seat) seat = part;
    }
    sum += seat;
  }
  return Number(sum);
}

/** What a ticket costs less than adults would pay at the fare that holds, as the report of money given back should have it: by why, without what is nothing. */
function conceded(held: number, full: number, rules: Rules, kinds: readonly string[], off: Off) {
  const adults = kinds.map(() => '');
  const priceAt = (fare: number, of: readonly string[], less: Off) => recomputed(fare, rules, of, less);
  const none = { percent: 0, naira: 0 };
  const all = priceAt(full, kinds, none);
  return Object.fromEntries(
    Object.entries({
      below: held > full ? priceAt(held, adults, none) - priceAt(full, adults, none) : 0,
      child: priceAt(full, adults, none) - all,
      discount: all - priceAt(full, kinds, off),
    }).filter(([, less]) => less > 0),
  );
}

const SERVICE_FARE = 1_850_000;
const TYPES = ['Coach Bus', 'Bus'] as const;
const dayOf = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString().slice(0, 10);

interface Kept {
  id: string;
  /** Kobo; undefined for a trip of the timetable, whose fare is looked up. */
  fare: number | undefined;
  type: string;
  day: string;
  free: number;
}

inTheModelsOffice('Every ticket’s price', (office) => {
  it('is what the rules, fares and discounts of its sale come to, to the kobo, and stays so', async () => {
    const { db, company, call } = office();
    const random = seededRandom(35);
    const made: { id: string; fare: number; held: number; rules: Rules; off: Off }[] = [];
    let rules: Rules = { perSeat: true, childAge: 12, childPercent: 50 };
    let trips: Kept[] = [];
    let services = 0;
    let entered: Entered[] = [];
    let offs: Off[] = [];

    /** Makes the trips of one more service, of sixty days. */
    async function moreTrips() {
      const type = TYPES[services % TYPES.length] ?? TYPES[0];
      const body = {
        departs_at: `${String(services % 24).padStart(2, '0')}:${String(10 + services / 24).slice(0, 2)}`,
        until_day: '',
        vehicle_type: type,
        seats: String(SEATS),
        fare: String(SERVICE_FARE / 100),
      };
      services += 1;
      const id = await aService(office(), body);
      const rows = await db.query<{ id: string; day: string }>(
        sql`select id, service_day::text as day from trip where service_id = ${id}`,
      );
      trips = rows.map(({ id: trip, day }) => ({ id: trip, day, fare: undefined, type, free: SEATS }));
    }

    /** Enters a fare, changes one, or takes one away. */
    async function changeFares() {
      const one = random.chance(0.6) ? undefined : entered[random.int(0, Math.max(0, entered.length - 1))];
      if (one && random.chance(0.5)) {
        entered = entered.filter((other) => other !== one);
        expect((await call('DELETE', `/api/delete_fare/${one.id}`, { by: 'ngozi' })).status).toBe(200);
        return;
      }
      const first = random.int(1, 60);
      const wish = {
        type: random.pick(['', ...TYPES]),
        from: dayOf(first),
        until: random.chance(0.7) ? dayOf(first + random.int(0, 6)) : '',
        naira: random.int(1, random.pick([99, 30_000])),
      };
      const body = {
        route_id: 'Awka - Lagos',
        vehicle_type: wish.type,
        name: '',
        from_day: wish.from,
        until_day: wish.until,
        fare: String(wish.naira),
      };
      const answer = one
        ? await call('PUT', `/api/edit_fare/${one.id}`, { by: 'ngozi', body })
        : await call('POST', '/api/create_fares', { by: 'ngozi', body });
      const same = entered.find(
        (other) =>
          other !== one &&
          other.type === wish.type &&
          other.from === wish.from &&
          (other.until === '') === (wish.until === ''),
      );
      expect(answer.status).toBe(same ? 422 : 200);
      if (same) return;
      const id = textAt(answer.body, 'data', 'id');
      entered = [...entered.filter((other) => other !== one), { id, ...wish }];
    }

    await db.query(sql`update company set timetable_days = 60`);
    for (let sale = 0; sale < SALES; sale += 1) {
      if (sale === 0 || random.chance(0.1)) {
        rules = {
          perSeat: random.chance(0.9),
          childAge: random.pick([0, 3, 12, 17]),
          childPercent: random.int(1, 100),
        };
        await db.query(sql`update company set fare_rule = ${rules.perSeat ? 'per-seat' : 'per-ticket'},
          child_age = ${rules.childAge}, child_percent = ${rules.childPercent}`);
      }
      if (sale % 25 === 0) await changeFares();
      if (sale % 10 === 0) {
        offs = Array.from({ length: 3 }, () =>
          random.chance(0.5)
            ? { percent: random.int(1, 99), naira: 0 }
            : { percent: 0, naira: random.int(1, random.pick([50, 20_000])) },
        );
        await db.query(sql`delete from discount`);
        for (const [place, { percent, naira }] of offs.entries())
          await db.query(sql`insert into discount (id, name, percent, amount_kobo, from_day, given_by, reason_rule)
            values (gen_random_uuid(), ${`Discount ${place}`}, ${percent || null}, ${naira * 100 || null}, '2026-01-01', 'staff', 'not asked')`);
      }
      const seats = random.int(1, 5);
      const open = trips.filter(({ free }) => free >= seats);
      if (open.length === 0) await moreTrips();
      let trip = random.pick(open.length === 0 ? trips : open);
      if (random.chance(0.05)) {
        const fare = random.int(1, random.pick([99, 10_000, 5_000_000]));
        const days = random.int(1, 300);
        const departsAt = new Date(Date.parse(NOW) + days * DAY).toISOString();
        const id = await aTrip(db, company, { departsAt, seats: SEATS, amountKobo: fare });
        trip = { id, fare, type: 'Bus', day: dayOf(days), free: SEATS };
      }
      const fare = trip.fare ?? lookedUp(entered, trip.type, trip.day) ?? SERVICE_FARE;
      const taken = Array.from({ length: seats }, (_, place) => trip.free - place).toReversed();
      trip.free -= seats;
      const kinds = taken.map(() => (rules.childAge > 0 && random.chance(0.4) ? 'child' : ''));
      // Somebody is the adult of the children.
      if (kinds.every(Boolean)) kinds[0] = '';
      const given = random.chance(0.4) ? random.int(0, 2) : undefined;
      const off = (given === undefined ? undefined : offs[given]) ?? { percent: 0, naira: 0 };
      const amount = recomputed(fare, rules, kinds, off) / 100;
      const companions = taken.slice(1).map((seat_number, place) => ({
        seat_number,
        name: `Passenger ${seat_number}`,
        phone: '',
        address: '',
        next_of_kin_name: '',
        next_of_kin_phone: '',
        kind: kinds[place + 1] ?? '',
        date_of_birth: kinds[place + 1] && random.pick(['2025-11-01', 'seen']),
      }));
      const traveler = { traveler_kind: kinds[0] ?? '', travel_date: kinds[0] ? '2025-11-01' : '1990-04-12' };
      const discount = given === undefined ? {} : { discount: `Discount ${given}` };
      const body = aBooking(trip.id, { seat_number: taken, companions, amount, ...traveler, ...discount });
      const answer = await call('POST', '/api/book_ticket', { by: 'ada', body });
      expect({ sale, ...answer }).toMatchObject({ status: 200 });
      made.push({
        id: textAt(answer.body, 'data', 'id'),
        fare,
        held: lookedUp(entered, trip.type, trip.day) ?? 0,
        rules,
        off,
      });
    }
    await db.query(sql`update company set fare_rule = 'per-seat', child_age = 5, child_percent = 7`);
    await db.query(sql`delete from discount`);
    for (const { id } of entered) await call('DELETE', `/api/delete_fare/${id}`, { by: 'ngozi' });
    const stored = await db.query<{
      id: string;
      amount: number;
      booked: number;
      less: Record<string, number>;
      kinds: string[];
    }>(sql`
      select ticket.id, ticket.amount_kobo as amount,
        (select sum(operation.amount_kobo)::bigint from operation where operation.ticket_id = ticket.id) as booked,
        (select coalesce(jsonb_object_agg(way, give_back.amount_kobo), '{}') from give_back where give_back.ticket_id = ticket.id) as less,
        array(select coalesce(kind, '') from passenger where ticket_id = ticket.id order by seat_number) as kinds
      from ticket`);
    const tickets = new Map(stored.map((ticket) => [ticket.id, ticket]));
    expect(made.length).toBe(SALES);
    for (const { id, fare, held, rules: then, off } of made) {
      const ticket = tickets.get(id);
      const kinds = ticket?.kinds ?? [];
      const price = recomputed(fare, then, kinds, off);
      expect({ id, amount: ticket?.amount, booked: ticket?.booked, less: ticket?.less }).toEqual({
        id,
        amount: price,
        booked: price,
        less: conceded(held, fare, then, kinds, off),
      });
    }
  });
});
