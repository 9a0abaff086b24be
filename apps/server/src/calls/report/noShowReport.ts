import type { WireNoShows } from '@motorpark/contract';
import type { ReportGroup } from '@motorpark/domain';
import { count } from '../../csv';
import { type Sql, type Statement, join, sql } from '../../db';
import { type ReportKind, byName } from '../../store/report/answerReport';
import { FORMER_NO_SHOWS, IS_FORMER_NO_SHOW } from '../../store/departure/formerNoShows';
import { type ReportRequest, tripConditions } from '../../store/report/reportRequest';
import { routeNamed } from '../../store/route/routeNamed';
import { percent } from './loadReport';

const GROUPS: Readonly<Record<ReportGroup<'noShows'>, { id: Statement; name: Statement }>> = {
  route: { id: sql`route_id`, name: routeNamed(sql`summed.id`) },
  terminal: {
    id: sql`origin_terminal_id`,
    name: sql`(select name from terminal where terminal.id = summed.id)`,
  },
};

/** Returns the no-shows on trips of a period that were boarded and have left; for other trips they are unknown. */
async function noShowRows(db: Sql, request: ReportRequest<'noShows'>) {
  const { id, name } = GROUPS[request.by];
  const rows = await db.query<WireNoShows & { id: string; name: string }>(sql`
    select id::text, ${name} as name, trips, seats_sold, no_shows from (
      select ${id} as id, count(*)::int as trips, sum(boarded + no_shows)::int as seats_sold, sum(no_shows)::int as no_shows
      from (
        select trip.id, trip.route_id, route.origin_terminal_id, count(boarded_at) as boarded, count(no_show_at) as no_shows
        from trip join route on route.id = trip.route_id
          cross join lateral (
            select boarded_at, no_show_at from ticket_seat
              join passenger on passenger.ticket_id = ticket_seat.ticket_id and passenger.seat_number = ticket_seat.seat_number
            where ticket_seat.trip_id = trip.id
            union all
            select null, former.no_show_at from ${FORMER_NO_SHOWS} where ${IS_FORMER_NO_SHOW}
          ) as counted
        where trip.status <> 'Scheduled' and ${join(tripConditions(request), ' and ')}
        group by trip.id, route.origin_terminal_id
      ) as one where boarded + no_shows > 0 group by 1
    ) as summed`);
  const total = { trips: 0, seats_sold: 0, no_shows: 0 };
  for (const row of rows) {
    total.trips += row.trips;
    total.seats_sold += row.seats_sold;
    total.no_shows += row.no_shows;
  }
  return { rows: rows.toSorted(byName), total };
}

const HEADINGS = { route: 'Route', terminal: 'Terminal' } as const;

export const NO_SHOW_REPORT: ReportKind<'noShows', WireNoShows> = {
  name: 'noShows',
  title: 'no-shows',
  action: 'report.see',
  rows: noShowRows,
  columns: (by) => [
    [HEADINGS[by], ({ name }) => name],
    ['Boarded trips', ({ trips }) => count(trips)],
    ['Seats sold', (row) => count(row.seats_sold)],
    ['No-shows', (row) => count(row.no_shows)],
    ['No-shows in percent', (row) => percent(row.no_shows, row.seats_sold)],
  ],
};
