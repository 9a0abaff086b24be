import type { Found, LIST_SORTS, WireTrip } from '@motorpark/contract';
import { type Direction, TRIP_STATES, lagosDay } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { withinEnds } from '../../store/access/rights';
import { count, instant, money, sheetOf } from '../../csv';
import { type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import {
  type Key,
  ROUTES,
  type Run,
  type SearchedList,
  TYPED_VEHICLES,
  answerList,
  startOf,
} from '../../store/search';
import { tripFilter } from './tripFilter';
import { tripRows } from '../../store/trip/tripRows';

const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

const SORTS: Readonly<Record<(typeof LIST_SORTS.trips)[number], Key>> = {
  travel_date: { column: sql`trip.departs_at`, type: 'timestamptz' },
};

const SHEET = sheetOf<'trips', WireTrip>('trips', {
  Route: (trip) => trip.route_id,
  'Travel Date': (trip) => instant(trip.travel_date),
  Vehicle: (trip) => trip.vehicle_type,
  'Vehicle Number': (trip) => trip.vehicle_number,
  Status: ({ status }) => status,
  Origin: (trip) => trip.fromTerminal.name,
  Destination: (trip) => trip.toTerminal.name,
  Fare: ({ amount }) => money(amount),
  Seats: (trip) => count(trip.total_seats),
  'Seats sold': (trip) => count(trip.selected_seats.length - (trip.kept_seats ?? []).length),
});

/** The trips within a person's reach that were not deleted, in order of departure. */
export const tripList = (person: Person, direction?: Direction): SearchedList<WireTrip> => ({
  from: sql`from trip join route on route.id = trip.route_id`,
  id: sql`trip.id`,
  condition: sql`trip.deleted_at is null`,
  within: withinEnds(person, 'trip.see', ENDS, direction),
  search: sql`''`,
  names: [ROUTES(sql`trip.route_id`), TYPED_VEHICLES(sql`trip.vehicle_id`)],
  status: { column: sql`trip.status`, words: TRIP_STATES },
  at: SORTS.travel_date.column,
  order: orderOf,
  fullOrder: fullOrderOf,
  sorts: SORTS,
  sheet: SHEET,
  rows: (db, ids) => tripRows(db, sql`trip.id = any(${ids}::uuid[])`, person),
});

/** Returns all trips, or one page of a search. */
export async function getTrips(context: PersonContext): Promise<Found<WireTrip> | LongAnswer> {
  const narrowed = tripFilter(context.input);
  return answerList(context, (search) => {
    const list = tripList(context.person, search?.direction);
    return { ...list, condition: sql`${list.condition} and ${narrowed}` };
  });
}

/** The order of inTripOrder: today's and later departures, overdue ones, trips under way, completed ones. */
function orderOf(asOf: string): readonly Run[] {
  const key = SORTS.travel_date;
  const dayStart = sql`${startOf(lagosDay(asOf))}::timestamptz`;
  // Trips count as overdue one minute after their departure time.
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
      condition: sql`(trip.status in ('Completed', 'Cancelled') or ${isScheduled} and trip.departs_at < ${dayStart})`,
    },
  ];
}

/** Today's and later trips first, the next to leave on top; then past ones, newest first. */
function fullOrderOf(asOf: string): readonly Run[] {
  const key = SORTS.travel_date;
  const dayStart = sql`${startOf(lagosDay(asOf))}::timestamptz`;
  return [
    { key, isUpwards: true, condition: sql`trip.departs_at >= ${dayStart}` },
    { key, isUpwards: false, condition: sql`trip.departs_at < ${dayStart}` },
  ];
}
