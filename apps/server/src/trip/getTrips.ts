import type { Data, WireTrip } from '@motorpark/api/contract';
import { nairaOnWire, parseInstant } from '@motorpark/domain';
import type { Person } from '../access/person';
import { withinReach } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { instant, listRows } from '../rows';

interface Row {
  id: string;
  route_code: string;
  departs_at: string;
  amount_kobo: number;
  vehicle_type: string;
  vehicle_number: string;
  status: string;
  total_seats: number;
  taken_seats: number[];
  origin: string;
  destination: string;
}

/** The trips within the person's reach: today's and later ones first, the next to leave on top; then the past ones, newest first. */
export async function getTrips({ db, person, today }: PersonContext): Promise<Data<WireTrip[]>> {
  const dayStart = parseInstant(today);
  const rows = await listRows<Row>(
    db,
    sql`select trip.id, route.code as route_code, ${instant(sql`departs_at`)} as departs_at, amount_kobo,
          vehicle_type, vehicle_number, status, total_seats,
          array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number) as taken_seats,
          origin.name as origin, destination.name as destination
        from trip
        join route on route.id = trip.route_id
        join vehicle on vehicle.id = trip.vehicle_id
        join terminal as origin on origin.id = origin_terminal_id
        join terminal as destination on destination.id = destination_terminal_id
        where ${withinReach(person)}
        order by trip.departs_at < ${dayStart},
          case when trip.departs_at >= ${dayStart} then trip.departs_at end, trip.departs_at desc, trip.id`,
  );
  return { data: rows.map((row) => onWire(row, person)) };
}

function onWire(row: Row, person: Person): WireTrip {
  const { taken_seats: taken, total_seats: total } = row;
  const seats = Array.from({ length: total }, (_, index) => index + 1);
  return {
    id: row.id,
    route_id: row.route_code,
    travel_date: row.departs_at,
    amount: nairaOnWire(row.amount_kobo),
    vehicle_type: row.vehicle_type,
    vehicle_number: row.vehicle_number,
    status: row.status,
    total_seats: total,
    selected_seats: taken,
    available_seats: seats.filter((seat) => !taken.includes(seat)),
    fromTerminal: { name: row.origin },
    toTerminal: { name: row.destination },
    ...(person.terminal && { type: row.origin === person.terminal.name ? 'Outgoing' : 'Incoming' }),
  };
}
