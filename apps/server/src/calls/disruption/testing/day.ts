import { SHIFT_METHODS } from '@motorpark/domain';
import fc from 'fast-check';
import { type Database, sql } from '../../../db';
import { aBooking } from '../../../testing/booking';
import { type Answer, textAt } from '../../../testing/office';

/** Fares of the day's trips in naira. They differ, so that rescheduling has a difference to settle. */
export const FARES = [18_500, 20_000, 17_250];
/** Seat counts of the buses that can replace a trip's bus. */
export const SIZES = [3, 5, 8];
export const SEATS = 8;

const seat = fc.integer({ min: 1, max: SEATS });

/** One action of the day, with its parameters. */
export const step = fc.record({
  does: fc.constantFrom(
    ...(['sell', 'sell', 'sell', 'sell', 'vehicle', 'vehicle', 'trip', 'cancelled', 'runs', 'time'] as const),
    ...(['board', 'seat', 'seat', 'move', 'move', 'refund'] as const),
    ...(['load', 'load', 'unload', 'leave', 'stay', 'stay'] as const),
  ),
  trip: fc.nat(FARES.length - 1),
  to: fc.nat(FARES.length - 1),
  size: fc.constantFrom(...SIZES),
  seats: fc.uniqueArray(seat, { minLength: 1, maxLength: 4 }),
  from: seat,
  pick: fc.nat(20),
  method: fc.constantFrom(...SHIFT_METHODS),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A day of three trips on one route, and the spare buses. */
export interface Day {
  db: Database;
  trips: readonly string[];
  /** Numbers of the waybills that wait for the route. */
  parcels: readonly string[];
  plateOf: (size: number) => string;
  call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>;
}

/** The effect of an action: the change in sold seats, and the money moved, in kobo. */
interface Done {
  people: number;
  kobo: number;
}
const NOTHING: Done = { people: 0, kobo: 0 };

/** Performs one action. It has no effect if a concurrent action came first. */
export async function take(day: Day, one: Step): Promise<Done> {
  const trip = day.trips[one.trip] ?? '';
  switch (one.does) {
    case 'sell': {
      const wishes = { seat_number: one.seats, payment_method: one.method };
      const amount = (FARES[one.trip] ?? 0) * one.seats.length;
      const body = aBooking(trip, { ...wishes, amount });
      const isSold = settled(await day.call('POST', '/api/book_ticket', body));
      return isSold ? { people: one.seats.length, kobo: amount * 100 } : NOTHING;
    }
    case 'board':
      settled(await day.call('PUT', `/api/board_passengers/${trip}`, { code: String(one.from) }));
      return NOTHING;
    case 'load':
    case 'unload':
      settled(await day.call('PUT', `/api/${one.does}_parcel/${trip}`, { code: parcelOf(day, one) }));
      return NOTHING;
    case 'leave':
      settled(await day.call('PUT', `/api/trip_status/${trip}`, { status: 'En-route' }));
      return NOTHING;
    case 'stay':
      settled(await day.call('PUT', `/api/trip_status/${trip}`, { status: 'Scheduled', reason: 'It stays' }));
      return NOTHING;
    case 'seat':
      return giveSeats(day, one);
    case 'move':
      return reschedule(day, one);
    case 'refund':
      return refund(day, one);
    default:
      return disrupt(day, trip, one);
  }
}

const parcelOf = ({ parcels }: Day, { pick }: Step) => parcels[pick % parcels.length] ?? '';

/** Statuses of legitimate refusals: no right, lost a race, or the ticket is gone. */
const REFUSALS: ReadonlySet<number> = new Set([403, 404, 409, 422]);

/** Whether the action was done. Throws for any other failure than a legitimate refusal. */
function settled({ status, text }: Answer): boolean {
  if (status !== 200 && !REFUSALS.has(status)) throw new Error(text);
  return status === 200;
}

async function disrupt({ call, trips, plateOf }: Day, trip: string, one: Step): Promise<Done> {
  const wish = {
    kind: one.does,
    vehicle_number: plateOf(one.size),
    travel_date: '2026-11-22T20:00:00.000Z',
    trip_id: trips[one.to] ?? '',
  };
  const shown = await call('GET', `/api/preview_disruption/${trip}?${new URLSearchParams(wish).toString()}`);
  if (!settled(shown)) return NOTHING;
  const order = { ...wish, plan: textAt(shown.body, 'data', 'plan'), reason: 'So it went.' };
  const done = await call('PUT', `/api/disrupt_trip/${trip}`, order);
  if (settled(done) && passengersIn(done) !== passengersIn(shown)) {
    throw new Error(`Shown was ${passengersIn(shown)}, and done ${passengersIn(done)}.`);
  }
  return NOTHING;
}

const passengersIn = ({ body }: Answer) => /"passengers":(\[[^\]]*\])/.exec(JSON.stringify(body))?.[1];

interface Ticket {
  id: string;
  version: number;
  kobo: number;
  people: number;
  is_unseated: boolean;
}

/** Returns the current state of one ticket of the day, as the next call has seen it. */
async function ticketOf({ db, trips }: Day, { pick }: Step): Promise<Ticket | undefined> {
  const tickets = await db.query<Ticket>(sql`
    select id, version, amount_kobo as kobo, unseated_at is not null as is_unseated,
      (select count(*)::int from passenger where ticket_id = ticket.id) as people
    from ticket where deleted_at is null and trip_id = any(${[...trips]}::uuid[]) order by number`);
  return tickets[pick % Math.max(tickets.length, 1)];
}

const seatsFrom = ({ from }: Step, people: number) =>
  Array.from({ length: people }, (_, place) => from + place);

async function giveSeats(day: Day, one: Step): Promise<Done> {
  const [ticket] = await day.db.query<Ticket>(sql`
    select id, version, cardinality(unseated_seats) as people from ticket
    where unseated_at is not null and deleted_at is null and trip_id = any(${[...day.trips]}::uuid[]) order by id limit 1`);
  if (!ticket) return NOTHING;
  const seats = seatsFrom(one, ticket.people);
  const body = { trip_id: day.trips[one.to] ?? '', seat_number: seats, version: ticket.version };
  settled(await day.call('PUT', `/api/seat_unseated/${ticket.id}`, body));
  return NOTHING;
}

const FEE = 1000;

async function reschedule(day: Day, one: Step): Promise<Done> {
  const ticket = await ticketOf(day, one);
  if (!ticket) return NOTHING;
  const amount = (FARES[one.to] ?? 0) * ticket.people;
  const fee = ticket.is_unseated ? 0 : FEE;
  const body = {
    trip_id: day.trips[one.to] ?? '',
    seat_number: seatsFrom(one, ticket.people),
    amount,
    fee,
    payment_method: one.method,
    reason: 'Ill',
    version: ticket.version,
  };
  const isDone = settled(await day.call('PUT', `/api/reschedule_ticket/${ticket.id}`, body));
  return isDone ? { people: 0, kobo: (amount + fee) * 100 - ticket.kobo } : NOTHING;
}

async function refund(day: Day, one: Step): Promise<Done> {
  const ticket = await ticketOf(day, one);
  if (!ticket) return NOTHING;
  const amount = ticket.kobo / 100;
  const body = { amount, payment_method: one.method, reason: 'Ill', version: ticket.version };
  const isDone = settled(await day.call('PUT', `/api/refund_ticket/${ticket.id}`, body));
  return isDone ? { people: -ticket.people, kobo: -ticket.kobo } : NOTHING;
}
