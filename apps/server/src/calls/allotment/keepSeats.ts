import { type Day, addDays, allotmentTimes, maxKeptSeats, seatsToKeep } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, newId, type RowOf, type Sql, type Statement, sql } from '../../db';
import { startOf } from '../../store/search';
import { lockTrips } from '../../store/trip/lockTrips';
import { KEPT_SEATS, SOLD_SEATS, takenSeatsOf } from '../../store/trip/tripColumns';

/** Seats are reserved for trips of today and tomorrow, the next to leave first, up to a maximum number of trips. */
const DAYS = 2;
const MOST_TRIPS = 50;

const TRIP = columns('trip.id', 'trip.departs_at', 'trip.total_seats', SOLD_SEATS, KEPT_SEATS);

interface Keeping {
  person: Person;
  now: Date;
  today: Day;
  /** Maximum number of seats per trip and login. */
  most: number;
}

/** Reserves seats for a login, up to the company's limit, on each trip that leaves its terminal soon and has enough free seats. */
export async function keepSeats(tx: Sql, keeping: Keeping): Promise<void> {
  const { person, most, now } = keeping;
  if (most === 0 || !person.terminal) return;
  const incomplete = (await tripsFor(tx, keeping, sql`true`)).filter((trip) => missingSeats(trip, most) > 0);
  if (incomplete.length === 0) return;
  const ids = incomplete.map(({ id }) => id);
  // Locks before reading, so that sales committed while waiting are included.
  await lockTrips(tx, ids);
  const reserved = (await tripsFor(tx, keeping, sql`trip.id = any(${ids}::uuid[])`)).flatMap((trip) => {
    const { sellsUntil, endsAt } = allotmentTimes(trip.departs_at);
    const id = trip.allotment ?? newId();
    const seats = seatsToKeep(freeOf(trip), missingSeats(trip, most));
    return seats.map((seat) => ({ id, trip: trip.id, seat, sellsUntil, endsAt }));
  });
  if (reserved.length === 0) return;
  await tx.query(sql`
    insert into allotted_seat (trip_id, seat_number, allotment_id, person_id, session_id, sells_until, ends_at, kept_at)
    select trip, seat, allotment, ${person.id}::uuid, ${person.sessionId}::uuid, sells_until, ends_at, ${now}::timestamptz
    from unnest(${reserved.map(({ trip }) => trip)}::uuid[], ${reserved.map(({ seat }) => seat)}::int[],
      ${reserved.map(({ id }) => id)}::uuid[], ${reserved.map(({ sellsUntil }) => sellsUntil)}::timestamptz[],
      ${reserved.map(({ endsAt }) => endsAt)}::timestamptz[]) as given (trip, seat, allotment, sells_until, ends_at)
    order by trip, seat`);
}

const row = (sessionId: string) =>
  columns(
    TRIP,
    computed<{ own: number; allotment: string | null }>({
      own: sql`(select count(*)::int from allotted_seat where trip_id = trip.id and session_id = ${sessionId})`,
      allotment: sql`(select allotment_id from allotted_seat where trip_id = trip.id and session_id = ${sessionId} limit 1)`,
    }),
  );

type KeepingTrip = RowOf<ReturnType<typeof row>>;

function tripsFor(tx: Sql, { person, now, today }: Keeping, condition: Statement): Promise<KeepingTrip[]> {
  return tx.query(sql`
    select ${row(person.sessionId)} from trip join route on route.id = trip.route_id
    where trip.deleted_at is null and trip.status = 'Scheduled' and route.origin_terminal_id = ${person.terminal?.id ?? null}
      and trip.departs_at > ${now}::timestamptz + interval '1 hour'
      and trip.departs_at < ${startOf(addDays(today, DAYS))}::timestamptz and ${condition}
    order by trip.departs_at, trip.id limit ${MOST_TRIPS}::int`);
}

/** Returns how many more seats this login may reserve. */
function missingSeats(
  { total_seats: total, sold_seats: sold, kept_seats: reserved, own }: KeepingTrip,
  most: number,
): number {
  return Math.min(most - own, maxKeptSeats(total - sold.length) - reserved.length);
}

function freeOf(trip: KeepingTrip): number[] {
  const taken = new Set(takenSeatsOf(trip));
  return Array.from({ length: trip.total_seats }, (_, place) => place + 1).filter((seat) => !taken.has(seat));
}
