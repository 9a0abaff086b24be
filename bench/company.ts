import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app';
import { openSession } from '../apps/server/src/access/session';
import { type Database, openDatabase, sql } from '../apps/server/src/db';
import { aCompany, aTrip } from '../apps/server/src/testing/company';

/** Saturday, 21 November 2026, ten in the morning in Lagos. */
const NOW = '2026-11-21T09:00:00.000Z';

/** A company that has been at work for a while, behind its server. */
export interface BusyCompany {
  /** Makes a call as the super admin and answers the body's text; anything but 200 fails the benchmark. */
  call: (method: 'GET' | 'POST', url: string, body?: object) => Promise<string>;
  /** A trip and a seat on it that nobody has bought yet. */
  freeSeat: () => { trip: string; seat: number };
  close: () => Promise<void>;
}

const SEATS = 100;
const OPEN_TRIPS = 10;

/**
 * A company that has sold so many tickets, and a tenth as many parcels. Business was always the same: 100 tickets today, 1,000 in a
 * month; a company with more of them has been at work for longer.
 */
export async function aBusyCompany(tickets: number): Promise<BusyCompany> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motorpark-bench-'));
  const db = await openDatabase({ dataDir });
  const company = await aCompany(db);
  // What is written here is known to be right: the checks of each row would take most of the time.
  await db.query(sql`set session_replication_role = replica`);
  await sellTickets(db, company, tickets);
  await takeInParcels(db, company, Math.ceil(tickets / 10));
  await db.query(sql`set session_replication_role = origin`);
  const trips: string[] = [];
  for (let count = 0; count < OPEN_TRIPS; count += 1) trips.push(await aTrip(db, company, { seats: SEATS }));
  await db.query(sql`vacuum (analyze)`);

  const app = buildApp({ db, clock: () => new Date(NOW), settings: { logLevel: 'silent' } });
  const token = await openSession(db, company.people.ngozi, new Date(NOW));
  let sold = 0;
  return {
    async call(method, url, body) {
      const { statusCode, body: text } = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (statusCode !== 200) throw new Error(`${url}: ${text}`);
      return text;
    },
    freeSeat() {
      const trip = trips[Math.floor(sold / SEATS)];
      if (trip === undefined) throw new Error('All seats are sold.');
      return { trip, seat: (sold++ % SEATS) + 1 };
    },
    async close() {
      await app.close();
      await db.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

type Company = Awaited<ReturnType<typeof aCompany>>;

/** When the newest, the next newest, … was sold. */
const SOLD_AT = sql`${NOW}::timestamptz - case
  when place < 100 then place * interval '5 minutes'
  when place < 1000 then interval '1 day' + place * interval '40 minutes'
  else interval '31 days' + (place - 1000) * interval '10 minutes' end`;

/** Ids by place, a different first digit for each table. */
const id = (digit: string, place: ReturnType<typeof sql>) =>
  sql`(${digit}::text || '0000000-0000-7000-8000-' || lpad(to_hex(${place}), 12, '0'))::uuid`;
const PLACE = sql`place::int`;

async function sellTickets(db: Database, { awkaToLagos, bus, awka, people }: Company, count: number) {
  const places = sql`generate_series(0, ${count - 1}::int) as place`;
  const trip = id('1', sql`place::int / ${SEATS}::int`);
  await db.query(sql`
    insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, status, total_seats)
    select distinct ${trip}, ${awkaToLagos}::uuid, ${bus}::uuid, ${NOW}::timestamptz - interval '1 hour', 1850000,
      'Completed', ${SEATS}::int from ${places}`);
  await db.query(sql`
    insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
      amount_kobo, payment_method, status, booked_by, booked_at)
    select ${id('2', PLACE)}, 'TK-' || place, ${trip}, 'Chinedu Obi', '08034127781', '08055512345', '1990-04-12',
      1850000, 'Cash', case when place < 100 then 'Scheduled' else 'Completed' end, ${people.ada}::uuid, ${SOLD_AT}
    from ${places}`);
  await db.query(sql`
    insert into ticket_seat (trip_id, seat_number, ticket_id, total_seats)
    select ${trip}, place % ${SEATS}::int + 1, ${id('2', PLACE)}, ${SEATS}::int from ${places}`);
  await db.query(sql`
    insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id, at)
    select ${id('3', PLACE)}, 'TICKET_BOOKING', ${id('2', PLACE)}, 'Ticket TK-' || place, 1850000, ${awka}::uuid,
      ${people.ada}::uuid, ${SOLD_AT} from ${places}`);
}

async function takeInParcels(db: Database, { awka, lagos, people }: Company, count: number) {
  const places = sql`(select place * 10 as place from generate_series(0, ${count - 1}::int) as place) as parcel`;
  await db.query(sql`
    insert into waybill (id, number, sender_name, sender_number, sender_email, sender_address, receiver_name,
      receiver_number, origin_terminal_id, destination_terminal_id, book_date, description, quantity, weight_grams,
      worth_kobo, payment_method, amount_kobo, status, booked_by, booked_at)
    select ${id('4', PLACE)}, 'WB-' || place, 'Ada Obi', '08034127781', '', '12 Zik Avenue', 'Bola Ade', '07061234567',
      ${awka}::uuid, ${lagos}::uuid, '2026-11-21', 'A carton of textbooks', 2, 12500, 4000000, 'Cash', 350000,
      case when place < 1000 then 'Pending' else 'Picked Up' end, ${people.ada}::uuid, ${SOLD_AT} from ${places}`);
  await db.query(sql`
    insert into operation (id, type, waybill_id, description, amount_kobo, terminal_id, person_id, at)
    select ${id('5', PLACE)}, 'WAYBILL', ${id('4', PLACE)}, 'Waybill WB-' || place, 350000, ${awka}::uuid,
      ${people.ada}::uuid, ${SOLD_AT} from ${places}`);
}
