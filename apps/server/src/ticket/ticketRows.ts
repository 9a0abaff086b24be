import type { WireTicketRow } from '@motorpark/api/contract';
import { type Day, type Instant, type Kobo, formatSeats, nairaOnWire } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { instant, listRows } from '../rows';

interface Row {
  id: string;
  number: string;
  traveler_name: string;
  traveler_number: string;
  next_of_kin_number: string;
  seats: number[];
  amount_kobo: Kobo;
  payment_method: string;
  status: string;
  date_of_birth: Day;
  booked_by: string;
  booked_at: Instant;
  trip_id: string;
  route_code: string;
  departs_at: Instant;
  vehicle_number: string;
  vehicle_type: string;
  trip_status: string;
}

/** Tickets as their list shows them, newest first. The condition may speak of `ticket`, `trip`, `route` and `vehicle`. */
export async function ticketRows(db: Sql, condition: Statement): Promise<WireTicketRow[]> {
  const rows = await listRows<Row>(
    db,
    sql`select ticket.id, ticket.number, traveler_name, traveler_number, next_of_kin_number,
          coalesce(released_seats,
            array(select seat_number from ticket_seat where ticket_id = ticket.id order by seat_number)) as seats,
          ticket.amount_kobo, payment_method, ticket.status, date_of_birth, person.name as booked_by,
          ${instant(sql`booked_at`)} as booked_at, trip.id as trip_id, route.code as route_code,
          ${instant(sql`departs_at`)} as departs_at, vehicle_number, vehicle_type, trip.status as trip_status
        from ticket
        join trip on trip.id = ticket.trip_id
        join route on route.id = trip.route_id
        join vehicle on vehicle.id = trip.vehicle_id
        join person on person.id = ticket.booked_by
        where ${condition}
        order by ticket.booked_at desc, ticket.id desc`,
  );
  return rows.map(onWire);
}

const onWire = (row: Row): WireTicketRow => ({
  id: row.id,
  ticket_id: row.number,
  traveler_name: row.traveler_name,
  traveler_number: row.traveler_number,
  next_of_kin_mobile_no: row.next_of_kin_number,
  seat_number: formatSeats(row.seats),
  amount: nairaOnWire(row.amount_kobo),
  payment_method: row.payment_method,
  status: row.status,
  dob: row.date_of_birth,
  booked_by: row.booked_by,
  booked_at: row.booked_at,
  trip: {
    id: row.trip_id,
    route_id: row.route_code,
    travel_date: row.departs_at,
    vehicle_number: row.vehicle_number,
    vehicle_type: row.vehicle_type,
    status: row.trip_status,
  },
});
