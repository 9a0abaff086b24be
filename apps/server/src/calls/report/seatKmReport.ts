import type { WireReportSubject, WireSeatKm } from '@motorpark/contract';
import { NO_METHOD, type ReportGroup, nairaOnWire, roadKm } from '@motorpark/domain';
import { count, money } from '../../csv';
import { type Sql, type Statement, join, sql } from '../../db';
import { type ReportKind, byName } from '../../store/report/answerReport';
import { HAS_LEFT, type ReportRequest, tripConditions } from '../../store/report/reportRequest';
import { routeNamed } from '../../store/route/routeNamed';
import { serviceNamed } from '../../store/timetable/services';

const GROUPS: Readonly<Record<ReportGroup<'seatKm'>, { id: Statement; name: Statement }>> = {
  route: { id: sql`trip.route_id`, name: routeNamed(sql`summed.id`) },
  service: { id: sql`trip.service_id`, name: serviceNamed(sql`summed.id`) },
};

interface Row {
  id: string;
  name: string;
  distance: string;
  trips: number;
  seats: number;
  /** Kobo as text. */
  income: string;
}

/** Returns what the tickets of trips that left have earned. Routes whose distance is no number of kilometres are left out. */
async function seatKmRows(db: Sql, request: ReportRequest<'seatKm'>) {
  const { id, name } = GROUPS[request.by];
  const found = await db.query<Row>(sql`
    select coalesce(id::text, ${NO_METHOD}) as id, coalesce(${name}, ${NO_METHOD}) as name, distance, trips, seats,
      income::text from (
      select ${id} as id, route.distance, count(*)::int as trips, sum(trip.total_seats)::int as seats,
        coalesce(sum((select sum(line.amount_kobo) from ticket join operation as line on line.ticket_id = ticket.id
          where ticket.trip_id = trip.id)), 0) as income
      from trip join route on route.id = trip.route_id
      where ${HAS_LEFT} and ${join(tripConditions(request), ' and ')} group by 1, 2
    ) as summed`);
  const subjects = new Map<string, { name: string; trips: number; seatKm: number; kobo: bigint }>();
  const total = { trips: 0, seatKm: 0, kobo: 0n };
  for (const row of found) {
    const km = roadKm(row.distance);
    if (km === undefined) continue;
    const subject = subjects.get(row.id) ?? { name: row.name, trips: 0, seatKm: 0, kobo: 0n };
    for (const sum of [subject, total]) {
      sum.trips += row.trips;
      sum.seatKm += row.seats * km;
      sum.kobo += BigInt(row.income);
    }
    subjects.set(row.id, subject);
  }
  const rows = [...subjects].map(([key, one]) => Object.assign({ id: key, name: one.name }, figuresOf(one)));
  return { rows: rows.toSorted(byName), total: figuresOf(total) };
}

const figuresOf = ({ trips, seatKm, kobo }: { trips: number; seatKm: number; kobo: bigint }): WireSeatKm => ({
  trips,
  seat_km: Math.round(seatKm),
  income: nairaOnWire(kobo),
});

const HEADINGS = { route: 'Route', service: 'Service' } as const;

export const SEAT_KM_REPORT: ReportKind<'seatKm', WireSeatKm> = {
  name: 'seatKm',
  title: 'income per seat-kilometre',
  action: 'report.see',
  rows: seatKmRows,
  columns: (by) => [
    [HEADINGS[by], ({ name }: WireReportSubject) => name],
    ['Trips', ({ trips }) => count(trips)],
    ['Seat-kilometres', (row) => count(row.seat_km)],
    ['Income of tickets', ({ income }) => money(income)],
    ['Income per seat-kilometre', (row) => perKm(row)],
  ],
};

const perKm = ({ income, seat_km: seatKm }: WireSeatKm) =>
  seatKm === 0 ? null : { figure: (Number(income) / seatKm).toFixed(2) };
