import { createHash } from 'node:crypto';
import { DEMO_COMPANY } from '@motorpark/domain';
import { companyColumns } from '../store/company/companyColumns';
import type { Sql } from '../db/database';
import { inLagos } from '../db/lagos';
import { join, name, sql, type Statement } from '../db/sql';
import { WITHOUT_TIMEOUT } from '../db/statementTime';
import type { Tables } from '../db/tables';
import type { Company } from './company';
import { DEMO_SIGNATURE } from './signature';
import { LAST_DAY } from './trips';

/**
 * Inserts the complete company, one statement per table in the order of foreign keys, and seals everything at the end: sealing row by row takes twice as
 * long. Has no timeout, so that a first start on a busy computer does not fail.
 */
export async function insertCompany(tx: Sql, company: Company, passcodeHash: string): Promise<void> {
  await tx.query(WITHOUT_TIMEOUT);
  await tx.query(sql`select set_config('motorpark.chain', '', true)`);
  for (const statement of statements(company, passcodeHash)) await tx.query(statement);
  await tx.query(sql`select seal_unsealed()`);
  await tx.query(sql`select set_config('motorpark.chain', '00000000-0000-0000-0000-000000000000', true)`);
  await tx.query(DEPARTURES);
  await tx.query(GIVEN_BACK);
  await tx.query(PAPERS);
  await tx.query(FARES);
  await tx.query(DISCOUNTS);
  await tx.query(SERVICES);
}

/** The services of the timetable, which made the trips. */
const SERVICES = sql`
  with planned as (
    select trip.id, route_id, vehicle_type, total_seats, amount_kobo, departure::date as day, to_char(departure, 'HH24:MI') as time
    from trip join vehicle on vehicle.id = vehicle_id, lateral (select ${inLagos(sql`departs_at`)} as departure) as lagos),
  made as (
    insert into service (id, route_id, departs_at, weekdays, vehicle_type, seat_count, fare_kobo, from_day)
    select gen_random_uuid(), route_id, time, '1234567', vehicle_type, total_seats, amount_kobo, min(day) from planned
    group by route_id, time, vehicle_type, total_seats, amount_kobo returning id, route_id, departs_at)
  update trip set service_id = made.id, service_day = day
  from planned join made on (made.route_id, made.departs_at) = (planned.route_id, time) where trip.id = planned.id`;

/** Who drove the trips that have left. There are few of them, so they are sealed one by one. */
const DEPARTURES = sql`
  insert into trip_departure (id, trip_id, at, driver_name, driver_phone)
  select gen_random_uuid(), trip.id, departs_at, name, phone
  from trip left join driver on driver.id = trip.driver_id where status in ('En-route', 'Completed')`;

/** The act of each sale that was deleted. */
const GIVEN_BACK = sql`
  insert into give_back (id, way, ticket_id, waybill_id, amount_kobo, kept_kobo, person_id, terminal_id, at, after_printing, after_boarding, after_departure)
  select gen_random_uuid(), 'delete', ticket_id, waybill_id, -amount_kobo, 0, person_id, terminal_id, at, false, false, false
  from operation where reverses is not null`;

/** The papers of vehicles and drivers: a few are missing, one insurance has expired, and two expire within the dashboard's 30 days. */
const PAPERS = sql`
  insert into paper (id, vehicle_id, driver_id, kind, number, expires_on)
  select gen_random_uuid(), vehicle_id, driver_id, kind, code || ' 26/' || first_number + place, (select max(departs_at) from trip)::date + days
  from (
    select id as vehicle_id, null::uuid as driver_id, kind, code, first_number, place,
      case kind when 'Insurance' then place * 17 - 26 else 40 + place * step end::int as days
    from (select id, row_number() over (order by vehicle_number) as place from vehicle) as bus,
      (values ('Insurance', 'NIC', 4000, 0, 0), ('Vehicle licence', 'VLC', 7000, 13, 5), ('Roadworthiness', 'RWC', 2000, 7, 9),
        ('Hackney permit', 'HKP', 5000, 11, 14)) as required (kind, code, first_number, step, missing)
    where place <> missing
    union all
    select null, id, 'Driver’s licence', 'FRSC', 3000, place, (60 + place * 19)::int
    from (select id, row_number() over (order by name, id) as place from driver) as person
    where place % 10 <> 7
  ) as held`;

/** A discount that managers give. */
const DISCOUNTS = sql`
  insert into discount (id, name, percent, from_day, given_by, reason_rule)
  select gen_random_uuid(), 'Corps members', 10, (select min(departs_at) from trip)::date, 'manager', 'asked'`;

/** The fares of one route: the usual one, and that of a period ahead. */
const FARES = sql`
  insert into fare (id, route_id, name, from_day, until_day, fare_kobo)
  select gen_random_uuid(), leg.id, name, first + from_day, first + until_day, amount
  from (select id, (select max(departs_at) from trip)::date as first from route order by code limit 1) as leg,
    (values (null, -60, null::int, 1850000), ('Festive season', 30, 45, 2500000)) as planned (name, from_day, until_day, amount)`;

function statements(company: Company, passcodeHash: string): Statement[] {
  const { people, legs, changes, decisions, operations } = company;
  const signature = Buffer.from(DEMO_SIGNATURE, 'base64');
  const sha256 = createHash('sha256').update(signature).digest('hex');
  return [
    sql`insert into company_image (sha256, png) values (${sha256}, ${signature}) on conflict (sha256) do nothing`,
    sql`update company set ${companyColumns.assigned({ ...DEMO_COMPANY, timetableDays: LAST_DAY })}, signature = ${sha256}`,
    ...insert('terminal', company.terminals),
    ...insert(
      'person',
      people.map((one) => Object.assign({ passcode_hash: passcodeHash }, one)),
    ),
    ...insert('driver', company.drivers),
    ...insert('vehicle', company.vehicles),
    ...insert(
      'route',
      legs.map(({ route }) => route),
    ),
    ...insert('trip', company.trips),
    ...insert('ticket', company.tickets),
    // Before the seats: a trigger would otherwise create passengers without names for them.
    ...insert('passenger', company.passengers),
    ...insert('ticket_seat', company.seats),
    ...insert('waybill', company.waybills),
    ...insert('expense', company.expenses),
    ...insert('change', [...changes, ...decisions]),
    // Originals before their reversals: the table checks each reversal against the existing row.
    ...insert(
      'operation',
      operations.filter(({ reverses }) => reverses === null),
    ),
    ...insert(
      'operation',
      operations.filter(({ reverses }) => reverses !== null),
    ),
  ];
}

/** Returns one statement that inserts all rows of a table; none if there are no rows. Missing values become null. */
function insert<Table extends keyof Tables>(
  table: Table,
  rows: readonly Partial<Tables[Table]>[],
): Statement[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return [];
  const filled = join(columns.map(name), ', ');
  return [
    sql`insert into ${name(table)} (${filled})
      select ${filled} from json_populate_recordset(null::${name(table)}, ${JSON.stringify(rows)}::json)`,
  ];
}
