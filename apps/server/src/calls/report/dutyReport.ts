import type { WireDuties, WireReportSubject } from '@motorpark/contract';
import { type ReportGroup, runMinutes } from '@motorpark/domain';
import { count } from '../../csv';
import { type Sql, type Statement, join, sql } from '../../db';
import { type ReportKind } from '../../store/report/answerReport';
import { HAS_LEFT, type ReportRequest, tripConditions } from '../../store/report/reportRequest';

const MONTHS: Readonly<Record<ReportGroup<'duties'>, Statement>> = {
  driverAndMonth: sql`to_char(trip.departs_at at time zone 'UTC' + interval '1 hour', 'YYYY-MM')`,
  driver: sql`null::text`,
};

interface Row {
  id: string;
  name: string;
  month: string | null;
  duration: string;
  trips: number;
}

/** Returns the trips that left for each of their two drivers, and how long they take by their routes. */
async function dutyRows(db: Sql, request: ReportRequest<'duties'>) {
  const found = await db.query<Row>(sql`
    select driver.id::text, driver.name, month, duration, trips from (
      select crew.driver_id, ${MONTHS[request.by]} as month, route.duration, count(*)::int as trips
      from trip join route on route.id = trip.route_id
        cross join lateral (values (trip.driver_id), (trip.second_driver_id)) as crew (driver_id)
      where crew.driver_id is not null and ${HAS_LEFT} and ${join(tripConditions(request), ' and ')} group by 1, 2, 3
    ) as summed join driver on driver.id = summed.driver_id order by driver.name, driver.id, month`);
  const subjects = new Map<string, WireReportSubject & WireDuties>();
  const total = { trips: 0, minutes: 0 };
  for (const { id, name, month, duration, trips } of found) {
    const key = `${id} ${month}`;
    const subject = subjects.get(key) ?? { id, name, ...(month !== null && { month }), trips: 0, minutes: 0 };
    for (const sum of [subject, total]) {
      sum.trips += trips;
      sum.minutes += trips * runMinutes(duration);
    }
    subjects.set(key, subject);
  }
  return { rows: [...subjects.values()], total };
}

export const DUTY_REPORT: ReportKind<'duties', WireDuties> = {
  name: 'duties',
  title: 'drivers',
  action: 'report.see',
  rows: dutyRows,
  columns: (by) => [
    ['Driver', ({ name }) => name],
    ...(by === 'driverAndMonth' ? [['Month', ({ month = '' }: WireReportSubject) => month] as const] : []),
    ['Trips', ({ trips }) => count(trips)],
    ['Hours', ({ minutes }) => ({ figure: (minutes / 60).toFixed(1) })],
  ],
};
