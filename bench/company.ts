import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { splitSearchText } from '@motorpark/contract';
import { buildApp } from '../apps/server/src/app';
import { openSession } from '../apps/server/src/store/access/session';
import { type Database, type Sql, type Where, join, name, openDatabase, sql } from '../apps/server/src/db';
import { aCompany, aTrip } from '../apps/server/src/testing/company';

/** Saturday, 21 November 2026, 10:00 in Lagos. */
export const NOW = '2026-11-21T09:00:00.000Z';

/** A company with years of data, and its server. */
export interface BusyCompany {
  /** Makes a call as the super admin and resolves with the response's text. Throws if the status is not 200. */
  call: Call;
  /** The same as a clerk of Awka. */
  callAsClerk: Call;
  /** Returns a trip and a free seat on it. */
  freeSeat: () => { trip: string; seat: number };
  /** Returns the phone of a ticket's traveler; 0 is the newest ticket. */
  phoneAt: (place: number) => string;
  /** The ids of one terminal, route, vehicle, driver and trip with a share of the records; the trip is the newest. */
  ids: Readonly<Record<'terminal' | 'route' | 'vehicle' | 'driver' | 'trip', string>>;
  /** The database, for further set-up. */
  db: Database;
  close: () => Promise<void>;
}

type Call = (method: 'GET' | 'POST', url: string, body?: object) => Promise<string>;

const SEATS = 100;
const OPEN_TRIPS = 10;
/** Number of rows written in one transaction. */
const PART = 50_000;

/**
 * Creates a company with this number of tickets, as many operations and events, and a tenth as many waybills. The density is always the same, 100 tickets today
 * and 1,000 in a month, so a company with more tickets has existed for longer. Uses the embedded database unless the URL of a PostgreSQL is given.
 */
export async function aBusyCompany(tickets: number, server?: string): Promise<BusyCompany> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'motorpark-bench-'));
  const where: Where = server === undefined ? { dataDir: folder } : { url: server };
  const db = await openDatabase(where);
  const company = await aCompany(db);
  const makeIndexes = await dropIndexes(db);
  for (let from = 0; from < tickets; from += PART) {
    const to = Math.min(tickets, from + PART) - 1;
    await db.transaction(async (tx) => {
      // The generated rows are valid, and the checks of each row would take most of the time.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`set local statement_timeout = 0`);
      await insertTickets(tx, company, from, to);
      await insertWaybills(tx, company, from, to);
      await insertFares(tx, company, from, to);
      await insertRetryKeys(tx, company, from, to);
      await insertEvents(tx, company, from, to);
    });
  }
  await makeIndexes();
  for (const table of FILLED) await db.query(sql`vacuum ${name(table)}`);
  const trips: string[] = [];
  for (let count = 0; count < OPEN_TRIPS; count += 1) trips.push(await aTrip(db, company, { seats: SEATS }));

  const app = buildApp({ db, clock: () => new Date(NOW), settings: { logLevel: 'silent' } });
  const callsOf = async (person: string): Promise<Call> => {
    const token = await openSession(db, person, new Date(NOW));
    return async (method, url, body) => {
      const { address, headers } = splitSearchText(url);
      const { statusCode, body: text } = await app.inject({
        method,
        url: address,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (statusCode !== 200) throw new Error(`${url}: ${text}`);
      return text;
    };
  };
  let sold = 0;
  const { awka: terminal, awkaToLagos: route, bus: vehicle } = company;
  const [{ driver } = { driver: '' }] = await db.query<{ driver: string }>(
    sql`select driver_id as driver from vehicle`,
  );
  return {
    db,
    ids: { terminal, route, vehicle, driver, trip: NEWEST_TRIP },
    phoneAt: (place) => `080${String((place * 7919) % 100_000_000).padStart(8, '0')}`,
    call: await callsOf(company.people.ngozi),
    callAsClerk: await callsOf(company.people.ada),
    freeSeat() {
      const trip = trips[Math.floor(sold / SEATS)];
      if (trip === undefined) throw new Error('All seats are sold.');
      return { trip, seat: (sold++ % SEATS) + 1 };
    },
    async close() {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const FILLED = [
  'ticket',
  'ticket_seat',
  'passenger',
  'operation',
  'waybill',
  'trip',
  'audit_event',
  'retry_key',
];

/** Drops the indexes of the filled tables, and returns a function that creates them again; filling is much faster without them. */
async function dropIndexes(db: Database): Promise<() => Promise<void>> {
  const indexes = await db.query<{ index: string; definition: string }>(sql`
    select indexname as index, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${FILLED}::text[])
      and indexname not in (select conname from pg_constraint)`);
  await db.query(
    sql`drop index ${join(
      indexes.map(({ index }) => name(index)),
      ', ',
    )}`,
  );
  return () =>
    db.transaction(async (tx) => {
      await tx.query(sql`set local statement_timeout = 0`);
      for (const { definition } of indexes) await tx.query({ text: definition, values: [] });
      await tx.query(sql`analyze`);
    });
}

type Company = Awaited<ReturnType<typeof aCompany>>;

/** SQL for the time of a sale by its place; 0 is the newest. */
const soldAt = (place: ReturnType<typeof sql>) => sql`${NOW}::timestamptz - case
  when ${place} < 100 then ${place} * interval '5 minutes'
  when ${place} < 1000 then interval '1 day' + ${place} * interval '40 minutes'
  else interval '31 days' + (${place} - 1000) * interval '10 minutes' end`;
const SOLD_AT = soldAt(sql`place`);

/** SQL for a trip's departure: an hour after the last of its tickets was sold. */
const LEAVES_AT = sql`${soldAt(sql`(place / ${SEATS}::int * ${SEATS}::int)`)} + interval '1 hour'`;

/** SQL for an id by place, with a first digit for each table. */
const id = (digit: string, place: ReturnType<typeof sql>) =>
  sql`(${digit}::text || '0000000-0000-7000-8000-' || lpad(to_hex(${place}), 12, '0'))::uuid`;
const PLACE = sql`place::int`;
const NEWEST_TRIP = '10000000-0000-7000-8000-000000000000';
const TRIP = id('1', sql`place::int / ${SEATS}::int`);

/** SQL for one of 1,000 names, and for a phone that is unique for each customer. */
const GIVEN = sql`'{Chinedu,Ngozi,Musa,Bola,Ifeoma,Emeka,Aisha,Tunde,Amaka,Sani,Uche,Kemi,Halima,Obinna,Yusuf,Funke,Nkechi,Ibrahim,Zainab,Segun,Adaeze,Bello,Chioma,Dayo,Efe}'::text[]`;
const SURNAMES = sql`'{Obi,Okafor,Bello,Ade,Eze,Nwosu,Abubakar,Balogun,Okeke,Danjuma,Onyeka,Lawal,Chukwu,Ojo,Umar,Ezenwa,Adeyemi,Ibe,Garba,Nnamdi,Oladipo,Aliyu,Okoro,Bassey,Duru,Alabi,Igwe,Shehu,Udo,Akande,Mbah,Sule,Anozie,Fashola,Etim,Gambo,Olatunji,Briggs,Usman,Kalu}'::text[]`;
const nameAt = (place: ReturnType<typeof sql>) =>
  sql`(${GIVEN})[${place} % 25 + 1] || ' ' || (${SURNAMES})[${place} / 25 % 40 + 1]`;
const phoneAt = (place: ReturnType<typeof sql>) =>
  sql`'080' || lpad((${place}::bigint * 7919 % 100000000)::text, 8, '0')`;

/** SQL that alternates by trip between the routes to Lagos and to Aba. */
const byTrip = (toLagos: string, toAba: string) =>
  sql`case when place::int / ${SEATS}::int % 2 = 0 then ${toLagos}::uuid else ${toAba}::uuid end`;

async function insertTickets(db: Sql, company: Company, from: number, to: number) {
  const { awkaToLagos, owerriToAba, bus, awka, lagos, owerri, aba, people } = company;
  const places = sql`generate_series(${from}::int, ${to}::int) as place`;
  const route = byTrip(awkaToLagos, owerriToAba);
  await db.query(sql`
    insert into trip (id, route_id, vehicle_id, driver_id, departs_at, amount_kobo, status, total_seats)
    select distinct ${TRIP}, ${route}, ${bus}::uuid, (select driver_id from vehicle), ${LEAVES_AT}, 1850000,
      'Completed', ${SEATS}::int from ${places}`);
  await db.query(sql`
    insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
      amount_kobo, fare_kobo, payment_method, status, booked_by, booked_at, sold_terminal_id, route_id, vehicle_id,
      origin_terminal_id, destination_terminal_id, trip_departs_at)
    select ${id('2', PLACE)}, 'TK-' || place, ${TRIP}, ${nameAt(PLACE)}, ${phoneAt(PLACE)}, ${phoneAt(sql`(place + 1)`)},
      '1990-04-12', 1850000, 1850000, 'Cash', case when place < 100 then 'Scheduled' else 'Completed' end, ${people.ada}::uuid,
      ${SOLD_AT}, ${byTrip(awka, owerri)}, ${route}, ${bus}::uuid, ${byTrip(awka, owerri)}, ${byTrip(lagos, aba)},
      ${LEAVES_AT}
    from ${places}`);
  await db.query(sql`
    insert into passenger (id, ticket_id, seat_number, is_first, name, phone, next_of_kin_phone, sold_terminal_id)
    select ${id('8', PLACE)}, ${id('2', PLACE)}, place % ${SEATS}::int + 1, true, ${nameAt(PLACE)}, ${phoneAt(PLACE)},
      ${phoneAt(sql`(place + 1)`)}, ${byTrip(awka, owerri)} from ${places}`);
  await db.query(sql`
    insert into ticket_seat (trip_id, seat_number, ticket_id, total_seats)
    select ${TRIP}, place % ${SEATS}::int + 1, ${id('2', PLACE)}, ${SEATS}::int from ${places}`);
  await db.query(sql`
    insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, at,
      terminal_name, origin_name, destination_name)
    select ${id('3', PLACE)}, 'TICKET_BOOKING', ${id('2', PLACE)}, 'Ticket TK-' || place, 1850000, ${awka}::uuid,
      ${people.ada}::uuid, ${SOLD_AT}, 'Awka', 'Awka', 'Lagos' from ${places}`);
}

/** Inserts a waybill for every tenth ticket. */
async function insertWaybills(
  db: Sql,
  { awka, lagos, owerri, aba, people }: Company,
  from: number,
  to: number,
) {
  const places = sql`(select place * 10 as place
    from generate_series(${Math.ceil(from / 10)}::int, ${Math.floor(to / 10)}::int) as place) as parcel`;
  const origin = byTrip(awka, owerri);
  await db.query(sql`
    insert into waybill (id, number, sender_name, sender_number, sender_email, sender_address, receiver_name,
      receiver_number, origin_terminal_id, destination_terminal_id, book_date, description, quantity, weight_grams,
      worth_kobo, payment_method, amount_kobo, status, booked_by, booked_at)
    select ${id('4', PLACE)}, 'WB-' || place, ${nameAt(sql`(place / 10)`)}, ${phoneAt(PLACE)}, '', '12 Zik Avenue',
      ${nameAt(sql`(place / 10 + 7)`)}, ${phoneAt(sql`(place + 3)`)}, ${origin}, ${byTrip(lagos, aba)}, '2026-11-21',
      'A carton of textbooks', 2, 12500, 4000000, 'Cash', 350000,
      case when place < 1000 then 'Pending' else 'Picked Up' end, ${people.ada}::uuid, ${SOLD_AT} from ${places}`);
  await db.query(sql`
    insert into operation (id, type, waybill_id, description, amount_kobo, terminal_id, person_id, at,
      terminal_name, origin_name, destination_name)
    select ${id('5', PLACE)}, 'WAYBILL', ${id('4', PLACE)}, 'Waybill WB-' || place, 350000, ${awka}::uuid,
      ${people.ada}::uuid, ${SOLD_AT}, 'Awka', 'Awka', 'Lagos' from ${places}`);
}

/** Inserts a lower fare for the day of every tenth trip, and as many discounts: a route then has more fares than in decades of Christmases. */
async function insertFares(db: Sql, { awkaToLagos, owerriToAba }: Company, from: number, to: number) {
  const places = sql`generate_series(${from}::int, ${to}::int, ${10 * SEATS}::int) as place`;
  await db.query(sql`
    insert into fare (id, route_id, name, from_day, until_day, fare_kobo)
    select ${id('9', PLACE)}, ${byTrip(awkaToLagos, owerriToAba)}, 'Promotion', day, day, 1800000
    from ${places} cross join lateral (select ((${LEAVES_AT}) at time zone 'Africa/Lagos')::date as day) as trip`);
  await db.query(sql`
    insert into discount (id, name, percent, from_day, given_by, reason_rule)
    select ${id('a', PLACE)}, 'Discount ' || place, 10, '2026-01-01', 'staff', 'asked' from ${places}`);
}

/** Inserts the stored responses of retry keys for a quarter of the tickets, as if all tickets had been sold within a year. */
async function insertRetryKeys(db: Sql, { people }: Company, from: number, to: number) {
  await db.query(sql`
    insert into retry_key (person_id, key, call, payload_sha256, status, answer, created_at)
    select ${people.ada}::uuid, 'sale-' || place, 'POST /api/book_ticket', sha256(place::text::bytea), 200,
      jsonb_build_object('data', jsonb_build_object('id', ${id('2', PLACE)}, 'ticket_id', 'TK-' || place, 'traveler_name', ${nameAt(PLACE)},
        'history', repeat(md5(place::text), 20))),
      ${NOW}::timestamptz - place * interval '7.5 seconds'
    from generate_series(${from}::int, ${to}::int) as place where place % 4 = 0`);
}

/** Inserts logins, and a ban in place of every hundredth. */
async function insertEvents(db: Sql, { people }: Company, from: number, to: number) {
  await db.query(sql`
    insert into audit_event (id, at, kind, person_id, person_name, person_email, target_kind, target_id, target_name, ip)
    select ${id('6', PLACE)}, ${SOLD_AT}, case when place % 100 = 0 then 'banned' else 'login' end, ${people.ngozi}::uuid,
      'Ngozi Eze', 'ngozi@company.example', 'person', ${id('7', sql`(place::int % 1000)`)}, ${nameAt(PLACE)},
      '41.58.0.' || place % 250 from generate_series(${from}::int, ${to}::int) as place`);
}
