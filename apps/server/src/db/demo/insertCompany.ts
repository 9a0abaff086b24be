import { createHash } from 'node:crypto';
import { DEMO_COMPANY } from '@motorpark/domain';
import { companyColumns } from '../../company/companyColumns';
import type { Sql } from '../database';
import { sql, type Statement } from '../sql';
import type { Company } from './company';
import { DEMO_SIGNATURE } from './signature';

/** Writes the whole company, one statement a table, in the order in which the tables name each other. */
export async function insertCompany(tx: Sql, company: Company, passcodeHash: string): Promise<void> {
  for (const statement of statements(company, passcodeHash)) await tx.query(statement);
}

function statements(company: Company, passcodeHash: string): Statement[] {
  const {
    terminals,
    people,
    drivers,
    vehicles,
    roads,
    trips,
    tickets,
    seats,
    waybills,
    changes,
    operations,
    expenses,
    decisions,
  } = company;
  const signature = Buffer.from(DEMO_SIGNATURE, 'base64');
  const sha256 = createHash('sha256').update(signature).digest('hex');
  const routes = roads.map(({ route }) => route);
  return [
    sql`insert into company_image (sha256, png) values (${sha256}, ${signature}) on conflict (sha256) do nothing`,
    sql`update company set ${companyColumns.assigned(DEMO_COMPANY)}, signature = ${sha256}`,
    sql`insert into terminal (id, name, address, city, state)
      select id, name, address, city, state from json_to_recordset(${JSON.stringify(terminals)}::json)
        as r (id uuid, name text, address text, city text, state text)`,
    sql`insert into person (id, name, phone, address, terminal_id, department, email, passcode_hash, role)
      select id, name, phone, address, terminal_id, department, email, ${passcodeHash}::text, role
      from json_to_recordset(${JSON.stringify(people)}::json)
        as r (id uuid, name text, phone text, address text, terminal_id uuid, department text, email text, role text)`,
    sql`insert into driver (id, name, phone, address)
      select id, name, phone, address from json_to_recordset(${JSON.stringify(drivers)}::json)
        as r (id uuid, name text, phone text, address text)`,
    sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count, driver_id)
      select id, vehicle_number, vehicle_type, seat_count, driver_id
      from json_to_recordset(${JSON.stringify(vehicles)}::json)
        as r (id uuid, vehicle_number text, vehicle_type text, seat_count integer, driver_id uuid)`,
    sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      select id, code, origin_terminal_id, destination_terminal_id, distance, duration
      from json_to_recordset(${JSON.stringify(routes)}::json)
        as r (id uuid, code text, origin_terminal_id uuid, destination_terminal_id uuid, distance text, duration text)`,
    sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, status, total_seats, created_by, created_at)
      select id, route_id, vehicle_id, departs_at, amount_kobo, status, total_seats, created_by, created_at
      from json_to_recordset(${JSON.stringify(trips)}::json)
        as r (id uuid, route_id uuid, vehicle_id uuid, departs_at timestamptz, amount_kobo bigint, status text,
          total_seats integer, created_by uuid, created_at timestamptz)`,
    sql`insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
        amount_kobo, fare_kobo, payment_method, status, booked_by, booked_at, deleted_at, deleted_by, released_seats)
      select id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
        amount_kobo, fare_kobo, payment_method, status, booked_by, booked_at, deleted_at, deleted_by, released_seats
      from json_to_recordset(${JSON.stringify(tickets)}::json)
        as r (id uuid, number text, trip_id uuid, traveler_name text, traveler_number text, next_of_kin_number text,
          date_of_birth date, amount_kobo bigint, fare_kobo bigint, payment_method text, status text, booked_by uuid,
          booked_at timestamptz, deleted_at timestamptz, deleted_by uuid, released_seats integer[])`,
    sql`insert into ticket_seat (trip_id, seat_number, ticket_id, total_seats)
      select trip_id, seat_number, ticket_id, total_seats from json_to_recordset(${JSON.stringify(seats)}::json)
        as r (trip_id uuid, seat_number integer, ticket_id uuid, total_seats integer)`,
    sql`insert into waybill (id, number, sender_name, sender_number, sender_email, sender_address, receiver_name,
        receiver_number, origin_terminal_id, destination_terminal_id, book_date, description, quantity, weight_grams,
        worth_kobo, payment_method, amount_kobo, handling_instructions, status, booked_by, booked_at, deleted_at,
        deleted_by)
      select id, number, sender_name, sender_number, sender_email, sender_address, receiver_name,
        receiver_number, origin_terminal_id, destination_terminal_id, book_date, description, quantity, weight_grams,
        worth_kobo, payment_method, amount_kobo, handling_instructions, status, booked_by, booked_at, deleted_at,
        deleted_by
      from json_to_recordset(${JSON.stringify(waybills)}::json)
        as r (id uuid, number text, sender_name text, sender_number text, sender_email text, sender_address text,
          receiver_name text, receiver_number text, origin_terminal_id uuid, destination_terminal_id uuid,
          book_date date, description text, quantity integer, weight_grams bigint, worth_kobo bigint,
          payment_method text, amount_kobo bigint, handling_instructions text, status text, booked_by uuid,
          booked_at timestamptz, deleted_at timestamptz, deleted_by uuid)`,
    sql`insert into change (id, trip_id, ticket_id, waybill_id, kind, from_status, to_status, person_id, terminal_id, at)
      select id, trip_id, ticket_id, waybill_id, kind, from_status, to_status, person_id, terminal_id, at
      from json_to_recordset(${JSON.stringify(changes)}::json)
        as r (id uuid, trip_id uuid, ticket_id uuid, waybill_id uuid, kind text, from_status text, to_status text, person_id uuid,
          terminal_id uuid, at timestamptz)`,
    sql`insert into expense (id, expense_type, description, terminal_id, approving_officer, amount_kobo, status,
        entered_by, entered_at)
      select id, expense_type, description, terminal_id, approving_officer, amount_kobo, status, entered_by, entered_at
      from json_to_recordset(${JSON.stringify(expenses)}::json)
        as r (id uuid, expense_type text, description text, terminal_id uuid, approving_officer text,
          amount_kobo bigint, status text, entered_by uuid, entered_at timestamptz)`,
    sql`insert into change (id, expense_id, kind, from_status, to_status, person_id, at)
      select id, expense_id, 'status', 'Pending', to_status, person_id, at
      from json_to_recordset(${JSON.stringify(decisions)}::json)
        as r (id uuid, expense_id uuid, to_status text, person_id uuid, at timestamptz)`,
    // First what came in, then what reverses it: the table checks each reversal against what is there already.
    ...[
      operations.filter(({ reverses }) => reverses === null),
      operations.filter(({ reverses }) => reverses !== null),
    ].map(
      (entries) => sql`
        insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id,
          person_id, at, reverses)
        select id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id, person_id, at,
          reverses
        from json_to_recordset(${JSON.stringify(entries)}::json)
          as r (id uuid, type text, ticket_id uuid, waybill_id uuid, expense_id uuid, description text, amount_kobo bigint,
            terminal_id uuid, person_id uuid, at timestamptz, reverses uuid)`,
    ),
  ];
}
