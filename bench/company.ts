import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { buildApp } from '../apps/server/src/app';
import { openSession } from '../apps/server/src/access/session';
import { type Database, type Sql, type Where, join, name, openDatabase, sql } from '../apps/server/src/db';
import { aCompany, aTrip } from '../apps/server/src/testing/company';

/** Saturday, 21 November 2026, ten in the morning in Lagos. */
const NOW = '2026-11-21T09:00:00.000Z';

/** A company that has been at work for a while, behind its server. */
export interface BusyCompany {
  /** Makes a call as the super admin and answers the body's text; anything but 200 fails the benchmark. */
  call: Call;
  /** The same as a clerk of Awka. */
  callAsClerk: Call;
  /** A trip and a seat on it that nobody has bought yet. */
  freeSeat: () => { trip: string; seat: number };
  /** Whose ticket was sold as the newest, the next newest, …, by telephone. */
  phoneAt: (place: number) => string;
  /** Its database, for what is set up there beforehand. */
  db: Database;
  close: () => Promise<void>;
}

type Call = (method: 'GET' | 'POST', url: string, body?: object) => Promise<string>;

const SEATS = 100;
const OPEN_TRIPS = 10;
/** How many are written at once. */
const PART = 50_000;

/**
 * A company that has sold so many tickets, and a tenth as many parcels, and in which as much was done as tickets were sold. Business was always the same: 100 tickets today, 1,000 in a
 * month; a company with more of them has been at work for longer. It is kept in the embedded database unless a server's URL is given.
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
      // What is written here is known to be right: the checks of each row would take most of the time.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`set local statement_timeout = 0`);
      await sellTickets(tx, company, from, to);
      await takeInParcels(tx, company, from, to);
      await answerCounters(tx, company, from, to);
      await doThings(tx, company, from, to);
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
      const { statusCode, body: text } = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (statusCode !== 200) throw new Error(`${url}: ${text}`);
      return text;
    };
  };
  let sold = 0;
  return {
    db,
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

/** Takes away the indexes of what is filled and answers what makes them again: at the end it is much quicker. */
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

/** When the newest, the next newest, … was sold. */
const soldAt = (place: ReturnType<typeof sql>) => sql`${NOW}::timestamptz - case
  when ${place} < 100 then ${place} * interval '5 minutes'
  when ${place} < 1000 then interval '1 day' + ${place} * interval '40 minutes'
  else interval '31 days' + (${place} - 1000) * interval '10 minutes' end`;
const SOLD_AT = soldAt(sql`place`);

/** A trip leaves an hour after the last of its tickets was sold. */
const LEAVES_AT = sql`${soldAt(sql`(place / ${SEATS}::int * ${SEATS}::int)`)} + interval '1 hour'`;

/** Ids by place, a different first digit for each table. */
const id = (digit: string, place: ReturnType<typeof sql>) =>
  sql`(${digit}::text || '0000000-0000-7000-8000-' || lpad(to_hex(${place}), 12, '0'))::uuid`;
const PLACE = sql`place::int`;
const TRIP = id('1', sql`place::int / ${SEATS}::int`);

/** Customers have one of 1,000 names and a phone of their own. */
const GIVEN = sql`'{Chinedu,Ngozi,Musa,Bola,Ifeoma,Emeka,Aisha,Tunde,Amaka,Sani,Uche,Kemi,Halima,Obinna,Yusuf,Funke,Nkechi,Ibrahim,Zainab,Segun,Adaeze,Bello,Chioma,Dayo,Efe}'::text[]`;
const SURNAMES = sql`'{Obi,Okafor,Bello,Ade,Eze,Nwosu,Abubakar,Balogun,Okeke,Danjuma,Onyeka,Lawal,Chukwu,Ojo,Umar,Ezenwa,Adeyemi,Ibe,Garba,Nnamdi,Oladipo,Aliyu,Okoro,Bassey,Duru,Alabi,Igwe,Shehu,Udo,Akande,Mbah,Sule,Anozie,Fashola,Etim,Gambo,Olatunji,Briggs,Usman,Kalu}'::text[]`;
const nameAt = (place: ReturnType<typeof sql>) =>
  sql`(${GIVEN})[${place} % 25 + 1] || ' ' || (${SURNAMES})[${place} / 25 % 40 + 1]`;
const phoneAt = (place: ReturnType<typeof sql>) =>
  sql`'080' || lpad((${place}::bigint * 7919 % 100000000)::text, 8, '0')`;

/** Two trips in turn: one to Lagos, one to Aba. */
const byTrip = (toLagos: string, toAba: string) =>
  sql`case when place::int / ${SEATS}::int % 2 = 0 then ${toLagos}::uuid else ${toAba}::uuid end`;

async function sellTickets(db: Sql, company: Company, from: number, to: number) {
  const { awkaToLagos, owerriToAba, bus, awka, lagos, owerri, aba, people } = company;
  const places = sql`generate_series(${from}::int, ${to}::int) as place`;
  const route = byTrip(awkaToLagos, owerriToAba);
  await db.query(sql`
    insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, status, total_seats)
    select distinct ${TRIP}, ${route}, ${bus}::uuid, ${LEAVES_AT}, 1850000,
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

/** A parcel for every tenth ticket. */
async function takeInParcels(
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

/** The answers that are kept with retry keys, of a quarter of the tickets: of a company that has sold all of them within a year. */
async function answerCounters(db: Sql, { people }: Company, from: number, to: number) {
  await db.query(sql`
    insert into retry_key (person_id, key, call, payload_sha256, status, answer, created_at)
    select ${people.ada}::uuid, 'sale-' || place, 'POST /api/book_ticket', sha256(place::text::bytea), 200,
      jsonb_build_object('data', jsonb_build_object('id', ${id('2', PLACE)}, 'ticket_id', 'TK-' || place, 'traveler_name', ${nameAt(PLACE)},
        'history', repeat(md5(place::text), 20))),
      ${NOW}::timestamptz - place * interval '7.5 seconds'
    from generate_series(${from}::int, ${to}::int) as place where place % 4 = 0`);
}

/** Logins, and a ban for every hundredth of them. */
async function doThings(db: Sql, { people }: Company, from: number, to: number) {
  await db.query(sql`
    insert into audit_event (id, at, kind, person_id, person_name, person_email, target_kind, target_id, target_name, ip)
    select ${id('6', PLACE)}, ${SOLD_AT}, case when place % 100 = 0 then 'banned' else 'login' end, ${people.ngozi}::uuid,
      'Ngozi Eze', 'ngozi@company.example', 'person', ${id('7', sql`(place::int % 1000)`)}, ${nameAt(PLACE)},
      '41.58.0.' || place % 250 from generate_series(${from}::int, ${to}::int) as place`);
}
