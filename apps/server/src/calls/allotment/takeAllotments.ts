import { type Data, type WireAllotment, type WireAllotments, allotmentCodec } from '@motorpark/contract';
import {
  type Instant,
  isSelling,
  maxKeptSeats,
  type Day,
  addDays,
  allotmentTimes,
  seatsToKeep,
} from '@motorpark/domain';
import { outageSeatsOf } from '../../store/company/companyRow';
import { columns, computed, type Sql, sql, newId, type RowOf, type Statement } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { listIn } from '../../request/fields';
import { instant, isId } from '../../db/rows';
import { KEPT_SEATS, SOLD_SEATS, takenSeatsOf } from '../../store/trip/tripColumns';
import { releaseDue } from '../../store/allotment/releaseDue';
import type { Person } from '../../request/person';
import { startOf } from '../../store/search';
import { lockTrips } from '../../store/trip/lockTrips';

/** Maximum number of returned allotments; more than any login can have. */
const MOST_RETURNED = 200;
const NO_ALLOTMENTS = 'It is a list of ids of allotments.';

/**
 * Releases the allotments that the caller's device has stopped selling from, reserves what the company's rule allows, and returns all allotments of this login.
 * Repeating it changes nothing. Other allotments stay until their end, because the device may be offline and selling from them (docs/decisions/allotments.md).
 */
export async function takeAllotments(context: PersonContext): Promise<Data<WireAllotments>> {
  const { db, person, now, due, today } = context;
  const returned = returnedIn(context);
  await releaseDue(db, due);
  // Runs separately, before any trip is locked, because a sale locks its trip first and its reserved seats second.
  if (returned.length > 0) {
    await db.query(sql`delete from allotted_seat
      where allotment_id = any(${returned}::uuid[]) and session_id = ${person.sessionId}`);
  }
  const most = await outageSeatsOf(db);
  await db.transaction((tx) => keepSeats(tx, { person, now, today, most }));
  return { data: { now: now.toISOString(), allotments: await allotmentsOf(db, { context, most }) } };
}

function returnedIn({ input }: PersonContext): string[] {
  const listed = listIn(input['returned']) ?? [];
  const ids = listed.flatMap((id) => (typeof id === 'string' && isId(id) ? [id] : []));
  if (ids.length < listed.length || ids.length > MOST_RETURNED) throw invalid({ returned: NO_ALLOTMENTS });
  return ids;
}

const ROW = columns(
  'trip.id as trip_id',
  'trip.total_seats',
  SOLD_SEATS,
  KEPT_SEATS,
  'route.origin_terminal_id',
  computed<{ id: string; seats: number[]; sells_until: Instant }>({
    id: sql`own.id`,
    seats: sql`own.seats`,
    sells_until: instant(sql`own.sells_until`),
  }),
);

interface AllotmentRequest {
  context: PersonContext;
  most: number;
}

async function allotmentsOf(
  db: Sql,
  { context: { person, now }, most }: AllotmentRequest,
): Promise<WireAllotment[]> {
  const rows = await db.query(sql`
    select ${ROW} from (
      select allotment_id as id, trip_id, min(sells_until) as sells_until, array_agg(seat_number order by seat_number) as seats
      from allotted_seat where session_id = ${person.sessionId} group by allotment_id, trip_id
    ) as own join trip on trip.id = own.trip_id join route on route.id = trip.route_id order by trip.departs_at, own.id`);
  return rows.map((own) => {
    const isWanted =
      // Somebody who was moved to another terminal since can sell none of them.
      own.origin_terminal_id !== person.terminal?.id ||
      own.kept_seats.length > maxKeptSeats(own.total_seats - own.sold_seats.length) ||
      own.seats.length > most ||
      !isSelling({ sellsUntil: own.sells_until }, now.toISOString());
    return allotmentCodec.write({ ...own, is_wanted: isWanted });
  });
}

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
async function keepSeats(tx: Sql, keeping: Keeping): Promise<void> {
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
