import { type Day, type FareValues, type Kobo, formatDay, formatNaira } from '@motorpark/domain';
import { computed, type Sql, type Statement, sql } from '../../db';
import { fromLagos, lagosDayOf } from '../../db/lagos';
import { fareHolding } from './fares';
import { runsOn } from './runsOn';

/** Days ahead that are searched. */
const MOST_DAYS = 366;

interface Entered {
  fare: FareValues;
  /** The id of its route. */
  route: Statement;
  /** Its own id, if it is on record. */
  id?: string | undefined;
  today: Day;
  /** Fares of the route that are entered at the same time. */
  besides?: readonly FareValues[];
}

/**
 * Says which vehicle types a fare for any type would make cheaper than their own fare by the list, the timetable or a trip; undefined if there is none. A fare
 * for one type is meant for it, and is not asked about.
 */
export async function cheaperTypesQuestion(
  db: Sql,
  { fare: { fare, vehicleType, from, ...period }, route, id, today, besides = [] }: Entered,
): Promise<string | undefined> {
  if (vehicleType) return undefined;
  const until = period.until || null;
  // The usual fare of a type does not win over a period for any.
  const winning = besides.filter((one) => one.vehicleType && (one.until || until === null));
  const held = fareHolding({ route, type: sql`type`, day: sql`day`, what: sql`held.id`, besides: id });
  const found = await db.query(sql`
    with priced as (
      select coalesce(planned_vehicle_type, vehicle.vehicle_type) as type, ${lagosDayOf(sql`departs_at`)} as day, max(amount_kobo) as fare
      from trip left join vehicle on vehicle.id = vehicle_id
      where route_id = ${route} and status = 'Scheduled' and deleted_at is null and fare_set_by is not null
        and departs_at >= ${fromLagos(sql`${today}::timestamp`)} and amount_kobo > ${fare} group by 1, 2
    ), dearer as (
      select type from priced
      union select vehicle_type from service where route_id = ${route} and deleted_at is null and fare_kobo > ${fare}
      union select vehicle_type from fare where route_id = ${route} and vehicle_type is not null and fare_kobo > ${fare}
    )
    select ${OWN} from dearer cross join lateral (
      select * from (
        select day, case
          when holding.id is null then greatest(
            (select max(fare_kobo) from service
              where route_id = ${route} and deleted_at is null and vehicle_type = type and ${runsOn(sql`day`)}),
            (select priced.fare from priced where priced.type = dearer.type and priced.day = each.day::date))
          when holding.vehicle_type is not null and holding.until_day is null and ${until}::date is not null then holding.fare_kobo
        end as fare
        from generate_series(greatest(${from}::date, ${today}::date),
          least(${until}::date, ${today}::date + ${MOST_DAYS}::int), interval '1 day') as each (day)
        left join lateral (select * from fare where fare.id = ${held}) as holding on true
      ) as ahead
      where ahead.fare > ${fare} and not exists (
        select from unnest(${winning.map((one) => one.vehicleType)}::text[], ${winning.map((one) => one.from)}::date[],
          ${winning.map((one) => one.until ?? null)}::date[]) as beside (type, first, last)
        where beside.type = dearer.type and day >= first and coalesce(day <= last, true))
      limit 1
    ) as own order by type`);
  if (found.length === 0) return undefined;
  const changes = found.map(
    ({ type, day, own }) =>
      `${type} would cost ${formatNaira(fare)} instead of ${formatNaira(own)} from ${formatDay(day)} on.`,
  );
  return `${changes.join(' ')} If that is not meant, enter a fare for that vehicle type, too.`;
}

const OWN = computed<{ type: string; day: Day; own: Kobo }>({
  type: sql`dearer.type`,
  day: sql`to_char(own.day, 'YYYY-MM-DD')`,
  own: sql`own.fare`,
});

/** Whether a fare holds for the same departures at the same price as another, which has been asked about before. */
export const isAskedAlready = (fare: FareValues, kept: FareValues | undefined): boolean =>
  kept !== undefined && PRICED.every((field) => (fare[field] ?? '') === (kept[field] ?? ''));

const PRICED = ['routeId', 'vehicleType', 'from', 'until', 'fare'] as const;
