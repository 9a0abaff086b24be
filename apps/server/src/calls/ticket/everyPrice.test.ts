import { expect, it } from 'vitest';
import { sql } from '../../db';
import { seededRandom } from '../../demo/random';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { NOW, inEachOffice, textAt } from '../../testing/office';
import { rounds } from '../../testing/rounds';

/** Number of sales on each engine; ROUNDS=100 makes 20,000. */
const SALES = rounds(200);
const SEATS = 59;
const DAY = 86_400_000;

interface Rules {
  perSeat: boolean;
  childAge: number;
  childPercent: number;
}

/**
 * Computes the price anew, from the rules and the fare as they were at the sale: it shares nothing with the product. In hundredths of a kobo, so that nothing is
 * rounded before the end.
 */
function recomputed(
  fare: number,
  { perSeat, childAge, childPercent }: Rules,
  kinds: readonly string[],
): number {
  if (!perSeat) return fare;
  let sum = 0n;
  for (const kind of kinds) {
    let seat = BigInt(fare);
    if (kind === 'child' && childAge > 0) {
      const hundredths = BigInt(fare) * BigInt(childPercent);
      const naira = hundredths / 10_000n + (hundredths % 10_000n >= 5_000n ? 1n : 0n);
      const part = (naira < 1n ? 1n : naira) * 100n;
      if (part < seat) seat = part;
    }
    sum += seat;
  }
  return Number(sum);
}

inEachOffice('Every ticket’s price', (office) => {
  it('is what the rules of its sale come to, to the kobo, and stays so', async () => {
    const { db, company, call } = office();
    const random = seededRandom(35);
    const made: { id: string; fare: number; rules: Rules }[] = [];
    let rules: Rules = { perSeat: true, childAge: 12, childPercent: 50 };
    let trip = { id: '', fare: 0, free: 0 };
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
      const seats = random.int(1, 5);
      if (trip.free < seats || random.chance(0.1)) {
        const fare = random.int(1, random.pick([99, 10_000, 5_000_000]));
        const departsAt = new Date(Date.parse(NOW) + random.int(1, 300) * DAY).toISOString();
        trip = {
          id: await aTrip(db, company, { departsAt, seats: SEATS, amountKobo: fare }),
          fare,
          free: SEATS,
        };
      }
      const taken = Array.from({ length: seats }, (_, place) => trip.free - place).toReversed();
      trip.free -= seats;
      const kinds = taken.map(() => (rules.childAge > 0 && random.chance(0.4) ? 'child' : ''));
      const amount = recomputed(trip.fare, rules, kinds) / 100;
      const companions = taken.slice(1).map((seat_number, place) => ({
        seat_number,
        name: `Passenger ${seat_number}`,
        phone: '',
        address: '',
        next_of_kin_name: '',
        next_of_kin_phone: '',
        kind: kinds[place + 1] ?? '',
      }));
      const traveler = { traveler_kind: kinds[0] ?? '', travel_date: kinds[0] ? '2025-11-01' : '1990-04-12' };
      const body = aBooking(trip.id, { seat_number: taken, companions, amount, ...traveler });
      const answer = await call('POST', '/api/book_ticket', { by: 'ada', body });
      expect({ sale, ...answer }).toMatchObject({ status: 200 });
      made.push({ id: textAt(answer.body, 'data', 'id'), fare: trip.fare, rules });
    }
    await db.query(sql`update company set fare_rule = 'per-seat', child_age = 5, child_percent = 7`);
    const stored = await db.query<{ id: string; amount: number; booked: number; kinds: string[] }>(sql`
      select ticket.id, ticket.amount_kobo as amount,
        (select sum(operation.amount_kobo)::bigint from operation where operation.ticket_id = ticket.id) as booked,
        array(select coalesce(kind, '') from passenger where ticket_id = ticket.id order by seat_number) as kinds
      from ticket`);
    const tickets = new Map(stored.map((ticket) => [ticket.id, ticket]));
    expect(made.length).toBe(SALES);
    for (const { id, fare, rules: then } of made) {
      const ticket = tickets.get(id);
      const price = recomputed(fare, then, ticket?.kinds ?? []);
      expect({ id, amount: ticket?.amount, booked: ticket?.booked }).toEqual({
        id,
        amount: price,
        booked: price,
      });
    }
  });
});
