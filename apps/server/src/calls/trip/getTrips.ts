import type { Found, WireTrip } from '@motorpark/contract';
import { type Direction, NO_METHOD, TRIP_STATES, WEEKDAYS, waitingSince } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { withinEnds } from '../../store/access/rights';
import { count, sheetOf } from '../../csv';
import { type Statement, sql, join } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import {
  DRIVERS,
  type SortKeys,
  ROUTES,
  type Run,
  type SearchedList,
  TYPED_VEHICLES,
  answerList,
  idIn,
  isLeftOut,
  oneOf,
} from '../../store/search';
import { tripRows } from '../../store/trip/tripRows';
import type { Payload } from '../../request/payload';
import { FORMER_NO_SHOWS, IS_FORMER_NO_SHOW } from '../../store/departure/formerNoShows';
import { lagosWeekdayOf } from '../../db/lagos';

const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

const SORTS: SortKeys<'trips'> = {
  travel_date: { column: sql`trip.departs_at`, type: 'timestamptz' },
};

const SHEET = sheetOf<'trips', WireTrip>('trips', {
  origin: (trip) => trip.fromTerminal.name,
  destination: (trip) => trip.toTerminal.name,
  soldSeats: (trip) => count(trip.selected_seats.length - (trip.kept_seats ?? []).length),
});

/** The trips within a person's reach that were not deleted, in order of departure. */
export const tripList = (person: Person, direction?: Direction): SearchedList<WireTrip> => ({
  from: sql`from trip join route on route.id = trip.route_id`,
  id: sql`trip.id`,
  condition: sql`trip.deleted_at is null`,
  within: withinEnds(person, 'trip.see', ENDS, direction),
  search: sql`''`,
  names: [
    ROUTES(sql`trip.route_id`),
    TYPED_VEHICLES(sql`trip.vehicle_id`),
    DRIVERS(sql`trip.driver_id`, sql`trip.second_driver_id`),
  ],
  status: { column: sql`trip.status`, words: TRIP_STATES },
  at: SORTS.travel_date.column,
  order: (asOf) => orderOf(asOf, direction),
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

/** The order of inTripOrder: departures that still wait, overdue ones, trips under way, completed ones. Of incoming trips, those under way come first. */
function orderOf(asOf: string, direction?: Direction): readonly Run[] {
  const key = SORTS.travel_date;
  const waiting = sql`${waitingSince(asOf)}::timestamptz`;
  // Trips count as overdue one minute after their departure time.
  const late = sql`(${asOf}::timestamptz - interval '1 minute')`;
  const isScheduled = sql`trip.status = 'Scheduled'`;
  const waits = sql`${isScheduled} and trip.departs_at >= ${waiting}`;
  const isIncoming = direction === 'incoming';
  const underWay = [{ key, isUpwards: isIncoming, condition: sql`trip.status = 'En-route'` }];
  return [
    ...(isIncoming ? underWay : []),
    { key, isUpwards: true, condition: sql`${waits} and trip.departs_at > ${late}` },
    { key, isUpwards: true, condition: sql`${waits} and trip.departs_at <= ${late}` },
    ...(isIncoming ? [] : underWay),
    {
      key,
      isUpwards: false,
      condition: sql`(trip.status in ('Completed', 'Cancelled') or ${isScheduled} and trip.departs_at < ${waiting})`,
    },
  ];
}

/** Trips that may still wait first, the next to leave on top; then past ones, newest first. */
function fullOrderOf(asOf: string): readonly Run[] {
  const key = SORTS.travel_date;
  const waiting = sql`${waitingSince(asOf)}::timestamptz`;
  return [
    { key, isUpwards: true, condition: sql`trip.departs_at >= ${waiting}` },
    { key, isUpwards: false, condition: sql`trip.departs_at < ${waiting}` },
  ];
}

/** Trips that still lack a vehicle or a driver; `trip_unassigned` has them in order of departure. */
const UNASSIGNED = sql`(trip.vehicle_id is null or trip.driver_id is null) and trip.status = 'Scheduled'`;

const DAYS = WEEKDAYS.map((_, place) => String(place + 1));

/** Additional filters of the trip list, for links from reports: route, terminal of departure, service, weekday in Lagos, no-shows; and those that lack a bus or driver. */
function tripFilter(input: Payload): Statement {
  const route = idIn(input, 'route_id');
  const terminal = idIn(input, 'terminal_id');
  const weekday = oneOf('weekday', textIn(input, 'weekday'), DAYS);
  const noShows = oneOf('no_shows', textIn(input, 'no_shows'), ['some', 'counted'] as const);
  const service = input.service_id === NO_METHOD ? NO_METHOD : idIn(input, 'service_id');
  const lacks = oneOf('lacks', textIn(input, 'lacks'), ['bus_or_driver'] as const);
  const conditions = [
    ...(lacks === undefined ? [] : [UNASSIGNED]),
    ...(route === undefined ? [] : [sql`trip.route_id = ${route}`]),
    ...(terminal === undefined ? [] : [sql`route.origin_terminal_id = ${terminal}`]),
    ...(service === undefined ? [] : [ofService(service)]),
    ...(weekday === undefined ? [] : [sql`${lagosWeekdayOf(sql`trip.departs_at`)} = ${Number(weekday)}`]),
    ...(noShows === undefined ? [] : [PASSENGERS[noShows]]),
  ];
  return conditions.length === 0 ? sql`true` : join(conditions, ' and ');
}

const ofService = (id: string): Statement =>
  id === NO_METHOD ? sql`trip.service_id is null` : sql`trip.service_id = ${id}`;

const passengersWho = (condition: Statement): Statement => sql`exists (
  select from ticket_seat join passenger on passenger.ticket_id = ticket_seat.ticket_id
    and passenger.seat_number = ticket_seat.seat_number
  where ticket_seat.trip_id = trip.id and ${condition})`;

const FORMER = sql`exists (select from ${FORMER_NO_SHOWS} where ${IS_FORMER_NO_SHOW})`;

/** Trips with no-shows, and trips whose no-shows are known: boarded ones that have left, where each passenger is marked as aboard or as a no-show. */
const PASSENGERS = {
  some: sql`(${passengersWho(sql`no_show_at is not null`)} or ${FORMER})`,
  counted: sql`trip.status <> 'Scheduled' and
    (${passengersWho(sql`(no_show_at is not null or boarded_at is not null)`)} or ${FORMER})`,
};

const textIn = (input: Payload, field: string): string =>
  isLeftOut(input[field]) ? '' : String(input[field]);
