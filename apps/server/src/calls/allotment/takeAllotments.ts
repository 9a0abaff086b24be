import type { Data, WireAllotment, WireAllotments } from '@motorpark/contract';
import { type Instant, isSelling, maxKeptSeats } from '@motorpark/domain';
import { outageSeatsOf } from '../../store/company/companyRow';
import { columns, computed, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { listIn } from '../../request/fields';
import { instant, isId } from '../../db/rows';
import { KEPT_SEATS, SOLD_SEATS } from '../../store/trip/tripColumns';
import { keepSeats } from './keepSeats';
import { releaseDue } from '../../store/allotment/releaseDue';

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
  return rows.map(({ id, trip_id, seats, sells_until, ...trip }) => ({
    id,
    trip_id,
    seats,
    sells_until,
    is_wanted:
      // Somebody who was moved to another terminal since can sell none of them.
      trip.origin_terminal_id !== person.terminal?.id ||
      trip.kept_seats.length > maxKeptSeats(trip.total_seats - trip.sold_seats.length) ||
      seats.length > most ||
      !isSelling({ sellsUntil: sells_until }, now.toISOString()),
  }));
}
