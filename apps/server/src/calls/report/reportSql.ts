import {
  LATE_MINUTES,
  type Earner,
  type ReportName,
  daysOf,
  mapOperationTypes,
  runMinutes,
} from '@motorpark/domain';
import { type Statement, join, sql } from '../../db';
import { lagosDayOf, lagosMonthOf, lagosWeekdayOf } from '../../db/lagos';
import { ofTerminals } from '../../store/access/ofTerminals';
import { FORMER_NO_SHOWS, IS_FORMER_NO_SHOW, SEATS_SOLD } from '../../store/departure/formerNoShows';
import { HELD } from '../../store/fare/heldBy';
import { FACT_CONDITIONS } from '../../store/giveBack/facts';
import { EARNED_BY, EARNERS, earnerOf } from '../../store/operation/earners';
import { conditionOf } from '../../store/operation/operationFilter';
import type { ReportRequest } from '../../store/report/reportRequest';
import type { Counting, ReportSql } from '../../store/report/sumReport';
import { periodConditions } from '../../store/search';
import { IS_SENT_OFF } from '../../store/trip/sentOff';

type Counts<Name extends ReportName> = Counting<ReportSql<Name>>;

const counted = (condition: Statement) => sql`count(*) filter (where ${condition})`;

/** The rows of `trip` and its `route` that a report counts: not deleted; cancelled ones too. */
const trips = ({ period, terminals, routeId }: ReportRequest, ...conditions: Statement[]): Statement =>
  join(
    [
      sql`trip.deleted_at is null`,
      ...periodConditions(sql`trip.departs_at`, period),
      ...(terminals ? [ofTerminals(sql`route.origin_terminal_id`, terminals)] : []),
      ...(routeId === undefined ? [] : [sql`trip.route_id = ${routeId}`]),
      ...conditions,
    ],
    ' and ',
  );

/** SQL: whether a trip left late. */
const IS_LATE = sql`${IS_SENT_OFF} and (
  select at from trip_departure where trip_id = trip.id order by at desc, id desc limit 1
) > coalesce(trip.delayed_from, trip.departs_at) + ${LATE_MINUTES} * interval '1 minute'`;

/** What became of trips, and their seats, which are counted per trip by key, so the cost does not depend on older trips. */
const load: Counts<'load'> = (request) => ({
  from: sql`from (
    select trip.route_id, trip.service_id, route.origin_terminal_id, ${lagosWeekdayOf(sql`trip.departs_at`)} as weekday, trip.total_seats,
      trip.status = 'Cancelled' as is_cancelled, ${IS_SENT_OFF} as has_left, ${IS_LATE} as is_late,
      case when trip.status <> 'Cancelled' then ${SEATS_SOLD} end as sold
    from trip join route on route.id = trip.route_id where ${trips(request)}
  ) as one`,
  keys: {
    route: sql`route_id`,
    weekday: sql`weekday`,
    service: sql`service_id`,
    terminal: sql`origin_terminal_id`,
  },
  figures: {
    planned: sql`count(*)`,
    run: counted(sql`has_left`),
    cancelled: counted(sql`is_cancelled`),
    late: counted(sql`is_late`),
    seatsOffered: sql`sum(total_seats) filter (where not is_cancelled)`,
    seatsSold: sql`sum(sold)`,
  },
});

/** Periods up to this length look up what earned each line; longer ones join all that there is, which is faster for many lines. */
const MOST_LOOKED_UP_DAYS = 92;

const sumOf = (type: Statement) => sql`sum(operation.amount_kobo) filter (where operation.type ${type})`;

/** The lines of the ledger; signed. */
const income: Counts<'income'> = ({ by, period, terminals }) => {
  const { from, to } = period;
  const isShort =
    from !== undefined && to !== undefined && daysOf({ from, to }).length <= MOST_LOOKED_UP_DAYS;
  const earned = (earner: Earner) => (isShort ? earnerOf(earner) : EARNERS[earner]);
  const isByEarner = by === 'route' || by === 'vehicle' || by === 'trip';
  return {
    from: sql`from operation ${isByEarner && !isShort ? EARNED_BY : sql``}
      where ${conditionOf({ ...period, ...(terminals && { terminals }) })}`,
    keys: {
      terminal: sql`operation.terminal_id`,
      person: sql`operation.person_id`,
      method: sql`operation.method`,
      day: lagosDayOf(sql`at`),
      month: lagosMonthOf(sql`at`),
      route: earned('route'),
      vehicle: earned('vehicle'),
      trip: earned('trip'),
    },
    figures: {
      ...mapOperationTypes((type) => sumOf(sql`= ${type}`)),
      luggage: sql`sum(operation.amount_kobo) filter (where operation.kind = 'luggage')`,
      income: sumOf(sql`in ('TICKET_BOOKING', 'WAYBILL')`),
      balance: sql`sum(operation.amount_kobo)`,
    },
    hasEveryDay: true,
  };
};

/** The passengers of trips that were boarded and have left; of other trips nobody knows who came. */
const noShows: Counts<'noShows'> = (request) => ({
  from: sql`from (
    select trip.id, trip.route_id, route.origin_terminal_id, count(boarded_at) as boarded, count(no_show_at) as no_shows
    from trip join route on route.id = trip.route_id
      cross join lateral (
        select boarded_at, no_show_at from ticket_seat
          join passenger on passenger.ticket_id = ticket_seat.ticket_id and passenger.seat_number = ticket_seat.seat_number
        where ticket_seat.trip_id = trip.id and kind is distinct from 'luggage'
        union all
        select null, former.no_show_at from ${FORMER_NO_SHOWS} left join passenger on passenger.id = former.passenger_id
        where ${IS_FORMER_NO_SHOW} and kind is distinct from 'luggage'
      ) as counted
    where ${trips(request, sql`trip.status not in ('Scheduled', 'Cancelled')`)}
    group by trip.id, route.origin_terminal_id
  ) as one where boarded + no_shows > 0`,
  keys: { route: sql`route_id`, terminal: sql`origin_terminal_id` },
  figures: { trips: sql`count(*)`, seatsSold: sql`sum(boarded + no_shows)`, noShows: sql`sum(no_shows)` },
});

const givenBack: Counts<'givenBack'> = ({ period, terminals }) => ({
  from: sql`from give_back where ${join(
    [
      sql`true`,
      ...periodConditions(sql`at`, period),
      ...(terminals ? [ofTerminals(sql`terminal_id`, terminals)] : []),
    ],
    ' and ',
  )}`,
  keys: { person: sql`person_id`, terminal: sql`terminal_id`, way: sql`way`, day: lagosDayOf(sql`at`) },
  figures: {
    acts: sql`count(*)`,
    amount: sql`sum(amount_kobo)`,
    afterPrinting: counted(FACT_CONDITIONS.after_printing),
    afterBoarding: counted(FACT_CONDITIONS.after_boarding),
    afterDeparture: counted(FACT_CONDITIONS.after_departure),
    alone: counted(FACT_CONDITIONS.alone),
  },
});

/** The trips that left, for each of their two drivers, and how long they take by their routes. */
const duties: Counts<'duties'> = async (request, db) => {
  const durations = await db.query<{ duration: string }>(sql`select distinct duration from route`);
  const minutes = Object.fromEntries(durations.map(({ duration }) => [duration, runMinutes(duration)]));
  return {
    from: sql`from trip join route on route.id = trip.route_id
      cross join lateral (values (trip.driver_id), (trip.second_driver_id)) as crew (driver_id)
      where crew.driver_id is not null and ${trips(request, IS_SENT_OFF)}`,
    keys: {
      driver: sql`crew.driver_id`,
      month: lagosMonthOf(sql`trip.departs_at`),
    },
    figures: {
      trips: sql`count(*)`,
      minutes: sql`sum((${JSON.stringify(minutes)}::jsonb ->> route.duration)::int)`,
    },
  };
};

/** SQL: what a ticket's seats cost at the fare that holds now; a child's the same part of it as at the sale, in whole naira. */
const PRICE_NOW = sql`(
  select sum(case when kind = 'child' and child_fare_kobo is not null
    then least(held.fare_kobo, greatest(100, 100 * round(held.fare_kobo::numeric * child_fare_kobo / ticket.fare_kobo / 100)))
    else held.fare_kobo end)
  from passenger where ticket_id = ticket.id)`;

/** The tickets whose seats were sold above the fare that holds for their trip by now. Those without a confirmed payment wait until it is confirmed. */
const lateFares: Counts<'lateFares'> = (request) => ({
  from: sql`from (
    select ticket.number, ticket.amount_kobo, held.id, ticket.amount_kobo - ${PRICE_NOW} as above
    from trip join route on route.id = trip.route_id
      cross join lateral (select id, fare_kobo from fare where id = ${HELD}) as held
      join ticket on ticket.trip_id = trip.id and ticket.fare_kobo > held.fare_kobo
    where ${trips(request, sql`ticket.deleted_at is null`, sql`ticket.erasure_id is null`)}
      and not exists (select from awaited_payment as awaited join operation on operation.id = awaited.id
        where operation.ticket_id = ticket.id and awaited.outcome is null)
  ) as one where above > 0`,
  keys: { fare: sql`id`, ticket: sql`number` },
  figures: { tickets: sql`count(*)`, paid: sql`sum(amount_kobo)`, above: sql`sum(above)` },
});

/** What each report counts. */
export const REPORT_SQL: { readonly [Name in ReportName]: Counts<Name> } = {
  load,
  income,
  noShows,
  givenBack,
  duties,
  lateFares,
};
