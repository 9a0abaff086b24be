import { type WireTrip, tripCodec } from '@motorpark/contract';
import type { Person } from '../../request/person';
import { columns, type RowOf, type Sql, type Statement, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import {
  KEPT_SEATS,
  SOLD_SEATS,
  TRIP_BUS,
  TRIP_ENDS,
  TRIP_ROUTES,
  takenSeatsOf,
  tripColumns,
} from './tripColumns';

const ROW = columns(
  'trip.id',
  'trip.version',
  tripColumns.selectedFor(tripCodec),
  TRIP_BUS,
  'trip.status',
  instants('trip.delayed_from'),
  'trip.total_seats',
  SOLD_SEATS,
  KEPT_SEATS,
  'origin.name as origin',
  'destination.name as destination',
  'origin.id as origin_id',
  'destination.id as destination_id',
);

/** Returns trips as list rows, with their direction seen from the person's terminal. The condition may refer to `trip`, `route` and `vehicle`. */
export async function tripRows(db: Sql, condition: Statement, person: Person): Promise<WireTrip[]> {
  const rows = await listRows(db, sql`select ${ROW} from ${TRIP_ROUTES} ${TRIP_ENDS} where ${condition}`);
  return rows.map((row) => onWire(row, person));
}

/** Returns a trip as its list row, deleted or not. */
export async function tripRow(db: Sql, id: string, person: Person): Promise<WireTrip> {
  const [row] = await tripRows(db, sql`trip.id = ${id}`, person);
  if (!row) throw new Error(`There is no trip ${id}.`);
  return row;
}

function onWire(row: RowOf<typeof ROW>, person: Person): WireTrip {
  const taken = takenSeatsOf(row);
  const seats = Array.from({ length: row.total_seats }, (_, index) => index + 1);
  return tripCodec.write({
    ...row,
    selected_seats: taken,
    available_seats: seats.filter((seat) => !taken.includes(seat)),
    kept_seats: row.kept_seats.length > 0 ? row.kept_seats : null,
    type: person.terminal && (row.origin_id === person.terminal.id ? 'outgoing' : 'incoming'),
    history: undefined,
  });
}
