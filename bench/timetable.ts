import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { aBooking } from '../apps/server/src/testing/booking';
import { Due } from '../apps/server/src/clock/Due';
import { sql } from '../apps/server/src/db';
import { makeTrips } from '../apps/server/src/store/timetable/makeTrips';
import { type BusyCompany, NOW } from './company';
import { type Outcome, compare } from './compare';
import type { Side } from './lists';

const TERMINALS = 500;
const SERVICES = 4;
const DAYS = 60;
/** How long making all their trips may take. */
const MOST_SECONDS = 60;
/** How many times longer a sale may take meanwhile. */
const AT_MOST_MEANWHILE = 2;
const AT_MOST = 1.5;
/** Only the company with a timetable has trips without a bus, which fill a page and are counted. */
const AT_MOST_COUNTED = 2.5;
/** Between two sales, as of a busy company. */
const PAUSE_MS = 100;

/** The sales before, whose durations count as usual. */
const SALES = 40;

/**
 * Makes the trips of 500 terminals with four services each, for 60 days, at the fares of their routes: how long that takes, how long sales take meanwhile, and
 * how long the lists and boards of trips take afterwards, compared with a company without a timetable.
 */
export async function timetableOutcomes(few: Side, many: Side): Promise<Outcome[]> {
  const { company } = many;
  await addServices(company);
  const usual: number[] = [];
  for (let count = 0; count < SALES; count += 1) usual.push(await sell(company));
  const meanwhile: number[] = [];
  const start = performance.now();
  let isOver = false;
  const making = makeTrips(company.db, new Due(NOW)).finally(() => (isOver = true));
  while (!isOver) {
    meanwhile.push(await sell(company));
    // As PostgreSQL does by itself at some time: it then knows much about the services, and little about their trips.
    if (meanwhile.length === SALES) await upkeep(company);
    await setTimeout(PAUSE_MS);
  }
  const made = await making;
  const seconds = (performance.now() - start) / 1_000;
  const trips = made.toLocaleString('en-US');
  const outcomes: Outcome[] = [
    {
      what: `${trips} trips of a timetable, in ${MOST_SECONDS} s`,
      between: many.of,
      ratio: seconds / MOST_SECONDS,
      atMost: 1,
    },
    {
      what: 'a sale while they are made',
      between: `meanwhile : usual, ${many.of}`,
      ratio: slow(meanwhile) / slow(usual),
      atMost: AT_MOST_MEANWHILE,
    },
  ];
  await company.db.query(sql`analyze`);
  for (const [what, path, by, atMost] of AFTERWARDS) {
    const side = ({ of, company: one }: Side) => ({ of, run: () => one[by]('GET', path) });
    outcomes.push(
      await compare({
        what: `${what}, with ${trips} more`,
        few: side(few),
        many: side(many),
        atMost,
      }),
    );
  }
  return outcomes;
}

const AFTERWARDS = [
  ['trips, a first page', '/api/get_trips?limit=50', 'call', AT_MOST],
  ['trips, without a bus', '/api/get_trips?limit=50&lacks=bus_or_driver', 'call', AT_MOST_COUNTED],
  ['a board of departures', '/api/get_departures', 'callAsClerk', AT_MOST],
] as const;

/** The duration that nineteen of twenty do not exceed. */
const slow = (durations: readonly number[]): number =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.95)] ?? Infinity;

async function sell(company: BusyCompany): Promise<number> {
  const { trip, seat } = company.freeSeat();
  const start = performance.now();
  await company.callAsClerk('POST', '/api/book_ticket', aBooking(trip, { seat_number: [seat] }));
  return performance.now() - start;
}

async function upkeep({ db }: BusyCompany): Promise<void> {
  await db.query(sql`vacuum trip`);
  await db.query(sql`vacuum analyze service`);
}

async function addServices({ db }: BusyCompany): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`update company set timetable_days = ${DAYS}`);
    await tx.query(sql`insert into terminal (id, name, address, city, state)
      select gen_random_uuid(), 'Terminal ' || place, 'Zik Avenue', 'Awka', 'Anambra' from generate_series(1, ${TERMINALS}::int) as place`);
    await tx.query(sql`
      insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      select gen_random_uuid(), origin.name || ' - Awka', origin.id, awka.id, '100 km', '2 hours'
      from terminal as origin cross join (select id from terminal where name = 'Awka') as awka where origin.name like 'Terminal %'`);
    await tx.query(sql`
      insert into service (id, route_id, departs_at, weekdays, vehicle_type, seat_count, fare_kobo, from_day)
      select gen_random_uuid(), route.id, lpad((12 + place)::text, 2, '0') || ':00', '1234567', 'Bus', 18, 1850000, '2026-11-21'
      from route cross join generate_series(1, ${SERVICES}::int) as place where route.code like 'Terminal %'`);
    await tx.query(sql`
      insert into fare (id, route_id, vehicle_type, from_day, until_day, fare_kobo)
      select gen_random_uuid(), route.id, type, from_day::date, until_day::date, 1900000
      from route cross join unnest('{Bus,Coach Bus,NULL}'::text[]) as type
      cross join (values ('2026-01-01', null), ('2026-12-15', '2027-01-05')) as period (from_day, until_day) where route.code like 'Terminal %'`);
  });
}
