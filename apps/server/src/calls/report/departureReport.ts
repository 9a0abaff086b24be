import type { WireDepartures, WireReportSubject } from '@motorpark/contract';
import { NO_METHOD, type ReportGroup } from '@motorpark/domain';
import { count } from '../../csv';
import { type Sql, type Statement, join, sql } from '../../db';
import { type ReportKind, byName } from '../../store/report/answerReport';
import { HAS_LEFT, type ReportRequest, everyTrip } from '../../store/report/reportRequest';
import { routeNamed } from '../../store/route/routeNamed';
import { serviceNamed } from '../../store/timetable/services';
import { percent } from './loadReport';

const GROUPS: Readonly<Record<ReportGroup<'departures'>, { id: Statement; name: Statement }>> = {
  service: { id: sql`service_id`, name: serviceNamed(sql`summed.id`) },
  route: { id: sql`route_id`, name: routeNamed(sql`summed.id`) },
  terminal: {
    id: sql`origin_terminal_id`,
    name: sql`(select name from terminal where terminal.id = summed.id)`,
  },
};

/** SQL: whether a trip left more than a quarter of an hour after its first planned departure. */
const IS_LATE = sql`${HAS_LEFT} and (
  select at from trip_departure where trip_id = trip.id order by at desc, id desc limit 1
) > coalesce(trip.delayed_from, trip.departs_at) + interval '15 minutes'`;

/** Returns what became of the trips of a period. */
async function departureRows(db: Sql, request: ReportRequest<'departures'>) {
  const { id, name } = GROUPS[request.by];
  const rows = await db.query<WireDepartures & WireReportSubject>(sql`
    select coalesce(id::text, ${NO_METHOD}) as id, coalesce(${name}, ${NO_METHOD}) as name, planned, run, cancelled, late from (
      select ${id} as id, count(*)::int as planned, count(*) filter (where has_left)::int as run,
        count(*) filter (where status = 'Cancelled')::int as cancelled, count(*) filter (where is_late)::int as late
      from (
        select trip.service_id, trip.route_id, route.origin_terminal_id, trip.status, ${HAS_LEFT} as has_left,
          ${IS_LATE} as is_late
        from trip join route on route.id = trip.route_id where ${join(everyTrip(request), ' and ')}
      ) as one group by 1
    ) as summed`);
  const total = { planned: 0, run: 0, cancelled: 0, late: 0 };
  for (const row of rows) {
    total.planned += row.planned;
    total.run += row.run;
    total.cancelled += row.cancelled;
    total.late += row.late;
  }
  return { rows: rows.toSorted(byName), total };
}

const HEADINGS = { service: 'Service', route: 'Route', terminal: 'Terminal' } as const;

export const DEPARTURE_REPORT: ReportKind<'departures', WireDepartures> = {
  name: 'departures',
  title: 'departures',
  action: 'report.see',
  rows: departureRows,
  columns: (by) => [
    [HEADINGS[by], ({ name }) => name],
    ['Planned', ({ planned }) => count(planned)],
    ['Left', ({ run }) => count(run)],
    ['Cancelled', ({ cancelled }) => count(cancelled)],
    ['Late', ({ late }) => count(late)],
    ['On time in percent', ({ run, late }) => percent(run - late, run)],
  ],
};
