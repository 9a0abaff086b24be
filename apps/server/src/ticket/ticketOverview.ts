import type { WireTicketOverview } from '@motorpark/api/contract';
import { type Day, type Instant, type Kobo, nairaOnWire } from '@motorpark/domain';
import { type Sql, sql } from '../db';
import { notFound } from '../http/failure';
import { instant, listRows } from '../rows';
import { NO_TICKET } from './holdTicket';

interface Row {
  id: string;
  number: string;
  trip_id: string;
  date_of_birth: Day;
  status: string;
  traveler_name: string;
  traveler_number: string;
  next_of_kin_number: string;
  seats: number[];
  origin: string;
  destination: string;
  departs_at: Instant;
  vehicle_type: string;
  vehicle_number: string;
  amount_kobo: Kobo;
  payment_method: string;
  booked_by: string;
  booked_at: Instant;
}

/** One ticket as the overview, the receipt and the form that edits it read it; a deleted one with the seats it had. */
export async function ticketOverview(db: Sql, id: string): Promise<WireTicketOverview> {
  const [row] = await listRows<Row>(
    db,
    sql`select ticket.id, ticket.number, trip_id, date_of_birth, ticket.status, traveler_name, traveler_number,
          next_of_kin_number, ticket.amount_kobo, payment_method,
          coalesce(released_seats,
            array(select seat_number from ticket_seat where ticket_id = ticket.id order by seat_number)) as seats,
          origin.name as origin, destination.name as destination, ${instant(sql`departs_at`)} as departs_at,
          vehicle_type, vehicle_number, person.name as booked_by, ${instant(sql`booked_at`)} as booked_at
        from ticket
        join trip on trip.id = ticket.trip_id
        join route on route.id = trip.route_id
        join vehicle on vehicle.id = trip.vehicle_id
        join terminal as origin on origin.id = origin_terminal_id
        join terminal as destination on destination.id = destination_terminal_id
        join person on person.id = ticket.booked_by
        where ticket.id = ${id}`,
  );
  if (!row) throw notFound(NO_TICKET);
  return onWire(row);
}

const onWire = (row: Row): WireTicketOverview => ({
  id: row.id,
  ticket_id: row.number,
  trip_id: row.trip_id,
  dob: row.date_of_birth,
  status: row.status,
  passenger_information: {
    traveler_name: row.traveler_name,
    traveler_number: row.traveler_number,
    next_of_kin_mobile_no: row.next_of_kin_number,
    seat_number: row.seats,
    original_terminal: row.origin,
    destination_terminal: row.destination,
  },
  trip_information: {
    travel_date: row.departs_at,
    vehicle_type: row.vehicle_type,
    vehicle_number: row.vehicle_number,
  },
  payment_information: { amount: nairaOnWire(row.amount_kobo), payment_method: row.payment_method },
  booked_by: row.booked_by,
  booked_at: row.booked_at,
});
