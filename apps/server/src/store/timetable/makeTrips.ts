import { setTimeout } from 'node:timers/promises';
import { type Day, addDays, lagosDay } from '@motorpark/domain';
import type { Due } from '../../clock';
import { fareHolding } from '../fare/fares';
import { columns, computed, type Database, type Sql, sql } from '../../db';
import { fromLagos } from '../../db/lagos';
import { runsOn } from '../fare/runsOn';

/** Services whose trips are made in one transaction, so that none takes long. */
const BATCH = 25;
/** The pause after one, in which the embedded database, which does one thing at a time, takes the sales that wait. */
const PAUSE_MS = 50;

/** What makes the trips in the background: one for each server of this process. */
const makers = new Set<() => void>();

/** Calls `make` when trips are wanted before the next hour, until the returned function is called. */
export function onTripsWanted(make: () => void): () => void {
  makers.add(make);
  return () => void makers.delete(make);
}

/** Has missing trips made soon, without waiting for them. */
export function wantTrips(): void {
  for (const make of makers) make();
}

/** How many services have all their trips, while this process makes those of the others. */
interface TripsProgress {
  done: number;
  services: number;
}
let progress: TripsProgress | undefined;

/** Returns how far trips are made in the background; undefined unless some are being made. */
export const tripsProgress = (): TripsProgress | undefined => progress;

/** Returns the last day for which trips are made. */
export async function lastDayOf(db: Sql, today: Day): Promise<Day> {
  const [row] = await db.query(sql`select ${columns('company.timetable_days')} from company`);
  return addDays(today, row?.timetable_days ?? 0);
}

/** SQL: the departure of a service on a day. */
const DEPARTS = fromLagos(sql`day + service.departs_at::time`);

/** SQL: the fare of a service's route on a day; null if it has none. */
const FARE = fareHolding({
  route: sql`service.route_id`,
  type: sql`service.vehicle_type`,
  day: sql`day::date`,
});

/** SQL: whether a service has no trip of a day yet. Counted for each day by its key: PostgreSQL may compare all services with all trips in an `exists`. */
const IS_MISSING = sql`(select count(*) from trip as made where made.service_id = service.id and made.service_day = day::date) = 0`;

/**
 * Makes the trips of all services that are still missing, up to the company's number of days ahead: once for each service and day, however often and in however
 * many processes it runs. Existing trips are never touched. Does nothing while the clock is in doubt. Returns the number of trips made.
 */
export async function makeTrips(db: Database, now: Due | undefined): Promise<number> {
  if (!now) return 0;
  try {
    return await makeAll(db, now);
  } finally {
    progress = undefined;
  }
}

async function makeAll(db: Database, now: Due): Promise<number> {
  const today = lagosDay(now.toISOString());
  const last = await lastDayOf(db, today);
  let [made, done] = [0, 0];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { ids, count } = await db.transaction(async (tx) => {
      // Locked first: an edit of a service, or of a fare, changes the trips itself, by the service and the fares as they are afterwards.
      const services = await tx.query(sql`
        select ${columns('service.id')} from service join route on route.id = route_id
        where service.id > ${after} and service.deleted_at is null order by service.id limit ${BATCH} for share of service, route`);
      const batch = services.map(({ id }) => id);
      const rows = await tx.query(sql`
        insert into trip (id, route_id, departs_at, amount_kobo, total_seats, planned_vehicle_type, service_id, service_day,
          fare_set_at, created_at)
        select gen_random_uuid(), service.route_id, ${DEPARTS}, coalesce(${FARE}, service.fare_kobo), seat_count, vehicle_type, service.id, day::date,
          ${now}, ${now}
        from service join route on route.id = service.route_id
        cross join generate_series(${today}::timestamp, ${last}::timestamp, interval '1 day') as day
        where service.id = any(${batch}::uuid[]) and route.out_of_service_at is null and ${runsOn(sql`day`)} and ${DEPARTS} > ${now}
          and ${IS_MISSING}
        on conflict (service_id, service_day) where service_id is not null do nothing
        returning id`);
      return { ids: batch, count: rows.length };
    });
    made += count;
    done += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return made;
    if (made > 0) progress = { done, services: progress?.services ?? (await countServices(db)) };
    if (count > 0) await setTimeout(PAUSE_MS);
  }
}

async function countServices(db: Sql): Promise<number> {
  const [row] = await db.query(
    sql`select ${computed<{ services: number }>({ services: sql`count(*)::int` })} from service where deleted_at is null`,
  );
  return row?.services ?? 0;
}
