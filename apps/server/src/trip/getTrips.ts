import { LIST_SORTS, type Found, type WireTrip } from '@motorpark/contract';
import { type Day, type Direction, TRIP_STATUSES, lagosDay, parseInstant } from '@motorpark/domain';
import type { Person } from '../access/person';
import { withinEnds, withinReach } from '../access/rights';
import { type Database, type Sql, type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import {
  type Key,
  ROUTES,
  type Run,
  TYPED_VEHICLES,
  foundPage,
  searchIn,
  startOf,
  wholeList,
} from '../search';
import { tripRows } from './tripRows';

const FROM = sql`from trip join route on route.id = trip.route_id`;

const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

const SORTS: Readonly<Record<(typeof LIST_SORTS.trips)[number], Key>> = {
  travel_date: { column: sql`trip.departs_at`, type: 'timestamptz' },
};

/** The trips within the person's reach that were not deleted: all of them, or one page in the order of the day. */
export async function getTrips(context: PersonContext): Promise<Found<WireTrip> | LongAnswer> {
  const { db, input, person, now, today } = context;
  const search = searchIn(input, { statuses: TRIP_STATUSES, sorts: LIST_SORTS.trips });
  if (!search) return wholeTrips(db, person, today);
  const list = {
    from: FROM,
    id: sql`trip.id`,
    condition: sql`trip.deleted_at is null`,
    within: withinEnds(person, ENDS, search.direction),
    search: sql`''`,
    names: [ROUTES(sql`trip.route_id`), TYPED_VEHICLES(sql`trip.vehicle_id`)],
    status: { column: sql`trip.status`, words: TRIP_STATUSES },
    at: SORTS.travel_date.column,
    order: orderOf,
    sorts: SORTS,
    rows: (tx: Sql, ids: string[]) => tripRows(tx, { condition: sql`trip.id = any(${ids}::uuid[])`, person }),
  };
  return foundPage(db, search, list, now);
}

/** The order of inTripOrder: what is still to come, what should have left today, what is on its way, what is done. */
function orderOf(asOf: string): readonly Run[] {
  const key = SORTS.travel_date;
  const dayStart = sql`${startOf(lagosDay(asOf))}::timestamptz`;
  // Late is what should have left a minute ago.
  const late = sql`(${asOf}::timestamptz - interval '1 minute')`;
  const isScheduled = sql`trip.status = 'Scheduled'`;
  const isToday = sql`${isScheduled} and trip.departs_at >= ${dayStart}`;
  return [
    { key, isUpwards: true, condition: sql`${isToday} and trip.departs_at > ${late}` },
    { key, isUpwards: true, condition: sql`${isToday} and trip.departs_at <= ${late}` },
    { key, isUpwards: false, condition: sql`trip.status = 'En-route'` },
    {
      key,
      isUpwards: false,
      condition: sql`(trip.status = 'Completed' or ${isScheduled} and trip.departs_at < ${dayStart})`,
    },
  ];
}

/** Today's and later ones first, the next to leave on top; then the past ones, newest first. */
function wholeTrips(db: Database, person: Person, today: Day) {
  const dayStart = parseInstant(today);
  const list = (when: Statement, isUpwards: boolean) => ({
    from: FROM,
    condition: sql`trip.deleted_at is null and ${when} and ${withinReach(person)}`,
    at: sql`trip.departs_at`,
    id: sql`trip.id`,
    isUpwards,
    rows: (tx: Sql, ids: string[]) =>
      tripRows(tx, {
        condition: sql`trip.id = any(${ids}::uuid[])`,
        order: isUpwards ? sql`trip.departs_at, trip.id` : sql`trip.departs_at desc, trip.id desc`,
        person,
      }),
  });
  return wholeList(
    { db, person },
    list(sql`trip.departs_at >= ${dayStart}`, true),
    list(sql`trip.departs_at < ${dayStart}`, false),
  );
}
