import type { WireLoad, WireReportSubject } from '@motorpark/contract';
import { NO_METHOD, type ReportGroup, weekdayName } from '@motorpark/domain';
import { count } from '../../csv';
import { type Sql, type Statement, join, sql } from '../../db';
import { SEATS_SOLD } from '../../store/departure/formerNoShows';
import { type ReportKind, byName } from '../../store/report/answerReport';
import { type ReportRequest, tripConditions, weekdayOf } from '../../store/report/reportRequest';
import { routeNamed } from '../../store/route/routeNamed';
import { serviceNamed } from '../../store/timetable/services';

interface Row extends WireLoad {
  id: string;
  name: string | null;
  weekday: number | null;
}

const ROUTE_NAME = routeNamed(sql`route_id`);

/** The id, name and weekday of each group. */
const GROUPS: Readonly<Record<ReportGroup<'load'>, { id: Statement; name: Statement; weekday: Statement }>> =
  {
    route: { id: sql`route_id`, name: ROUTE_NAME, weekday: sql`null::int` },
    weekday: { id: sql`weekday`, name: sql`null::text`, weekday: sql`null::int` },
    routeAndWeekday: { id: sql`route_id`, name: ROUTE_NAME, weekday: sql`weekday` },
    service: { id: sql`service_id`, name: serviceNamed(sql`id`), weekday: sql`null::int` },
  };

/** Returns the load of the trips of a period, including no-shows. Seats are counted per trip by key, so the cost does not depend on older trips. */
async function loadRows(db: Sql, request: ReportRequest<'load'>) {
  const { id, name, weekday } = GROUPS[request.by];
  const found = await db.query<Row>(sql`
    select coalesce(id::text, ${NO_METHOD}) as id, ${name} as name, weekday, trips, seats_offered, seats_sold from (
      select ${id} as id, ${request.by === 'weekday' || request.by === 'service' ? sql`null::uuid` : sql`route_id`} as route_id, ${weekday} as weekday,
        count(*)::int as trips, sum(total_seats)::int as seats_offered, sum(sold)::int as seats_sold
      from (
        select trip.route_id, trip.service_id, trip.total_seats, ${weekdayOf(sql`trip.departs_at`)} as weekday,
          ${SEATS_SOLD} as sold
        from trip join route on route.id = trip.route_id
        where ${join(tripConditions(request), ' and ')}
      ) as one group by 1, 2, 3
    ) as summed`);
  const rows = found.map(subjectOf);
  const total = { trips: 0, seats_offered: 0, seats_sold: 0 };
  for (const row of rows) {
    total.trips += row.trips;
    total.seats_offered += row.seats_offered;
    total.seats_sold += row.seats_sold;
  }
  const inOrder =
    request.by === 'weekday' ? rows.toSorted((a, b) => Number(a.id) - Number(b.id)) : rows.toSorted(byName);
  return { rows: inOrder, total };
}

const subjectOf = ({ name, weekday, ...row }: Row): WireReportSubject & WireLoad => ({
  ...row,
  name: name ?? weekdayName(Number(row.id)) ?? row.id,
  ...(weekday !== null && { weekday }),
});

const HEADINGS = {
  route: 'Route',
  weekday: 'Weekday',
  routeAndWeekday: 'Route',
  service: 'Service',
} as const;

export const LOAD_REPORT: ReportKind<'load', WireLoad> = {
  name: 'load',
  title: 'load factor',
  action: 'report.see',
  rows: loadRows,
  columns: (by) => [
    [HEADINGS[by], ({ name }) => name],
    ...(by === 'routeAndWeekday'
      ? [['Weekday', ({ weekday = 0 }: WireReportSubject) => weekdayName(weekday)] as const]
      : []),
    ['Trips', ({ trips }) => count(trips)],
    ['Seats offered', (row) => count(row.seats_offered)],
    ['Seats sold', (row) => count(row.seats_sold)],
    ['Load factor in percent', (row) => percent(row.seats_sold, row.seats_offered)],
  ],
};

/** Formats a percentage with one decimal, for further calculation. */
export const percent = (part: number, whole: number) =>
  whole === 0 ? null : { figure: ((100 * part) / whole).toFixed(1) };
