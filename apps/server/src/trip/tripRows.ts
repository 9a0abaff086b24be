import type { WireTrip } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, type Statement, sql } from '../db';
import { instant, listRows } from '../rows';

interface Row {
  id: string;
  version: number;
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
  origin_id: string;
  destination_id: string;
}

interface Wanted {
  /** Which trips; it may speak of `trip`, `route` and `vehicle`. */
  condition: Statement;
  order?: Statement;
  /** As seen by whom: a trip goes out or comes in. */
  person: Person;
}

/** Trips as their list shows them. */
export async function tripRows(
  db: Sql,
  { condition, order = sql`trip.id`, person }: Wanted,
): Promise<WireTrip[]> {
  const rows = await listRows<Row>(
    db,
    sql`select trip.id, trip.version, route.code as route_code, ${instant(sql`departs_at`)} as departs_at, amount_kobo,
          vehicle_type, vehicle_number, status, total_seats,
          array(select seat_number from ticket_seat where trip_id = trip.id order by seat_number) as taken_seats,
          origin.name as origin, destination.name as destination,
          origin_terminal_id as origin_id, destination_terminal_id as destination_id
        from trip
        join route on route.id = trip.route_id
        join vehicle on vehicle.id = trip.vehicle_id
        join terminal as origin on origin.id = origin_terminal_id
        join terminal as destination on destination.id = destination_terminal_id
        where ${condition}
        order by ${order}`,
  );
  return rows.map((row) => onWire(row, person));
}

/** One trip as the list shows it, deleted or not. */
export async function tripRow(db: Sql, id: string, person: Person): Promise<WireTrip> {
  const [row] = await tripRows(db, { condition: sql`trip.id = ${id}`, person });
  if (!row) throw new Error(`There is no trip ${id}.`);
  return row;
}

function onWire(row: Row, person: Person): WireTrip {
  const { taken_seats: taken, total_seats: total } = row;
  const seats = Array.from({ length: total }, (_, index) => index + 1);
  return {
    id: row.id,
    version: row.version,
    route_id: row.route_code,
    travel_date: row.departs_at,
    amount: nairaOnWire(row.amount_kobo),
    vehicle_type: row.vehicle_type,
    vehicle_number: row.vehicle_number,
    status: row.status,
    total_seats: total,
    selected_seats: taken,
    available_seats: seats.filter((seat) => !taken.includes(seat)),
    fromTerminal: { id: row.origin_id, name: row.origin },
    toTerminal: { id: row.destination_id, name: row.destination },
    ...(person.terminal && { type: row.origin_id === person.terminal.id ? 'Outgoing' : 'Incoming' }),
  };
}
