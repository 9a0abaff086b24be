import { type WireTicketOverview, ticketWire, partsOf } from '@motorpark/contract';
import {
  type Instant,
  TICKET_FIELDS,
  type TicketPaymentMethod,
  nairaOnWire,
  toEntity,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type RowOf, type Sql, prepared, sql } from '../../db';
import { erasureColumns, erasureOf } from '../erasure/erasureOf';
import { lastTerminalNames, voidingColumns, voidingOf } from '../history';
import { notFound } from '../../request/failure';
import { confirmationColumn, confirmationOf } from '../payment/confirmationOf';
import { instant, instants, listRows } from '../../db/rows';
import { SHARED, sharedOnWire } from './sharedColumns';
import { ticketColumns } from './ticketColumns';
import { signedCodeOf } from './ticketKeys';

export const NO_TICKET = 'This ticket does not exist or was already deleted.';

const ROW = columns(
  SHARED,
  'trip.status as trip_status',
  'ticket.refunded_kobo',
  computed<{
    origin: string;
    destination: string;
    departs_at: Instant;
    vehicle_type: string;
    vehicle_number: string;
    refunded_by: TicketPaymentMethod | null;
  }>({
    origin: sql`coalesce(last_terminals.origin_name, origin.name)`,
    destination: sql`coalesce(last_terminals.destination_name, destination.name)`,
    departs_at: instant(sql`coalesce(released_departs_at, departs_at)`),
    vehicle_type: sql`coalesce(released_vehicle_type, vehicle_type, planned_vehicle_type)`,
    vehicle_number: sql`coalesce(released_vehicle_number, vehicle_number, '')`,
    refunded_by: sql`(select method from operation where operation.ticket_id = ticket.id and kind = 'refund')`,
  }),
  instants('ticket.rescheduled_at'),
  confirmationColumn(sql`ticket_id = ticket.id`),
  voidingColumns('ticket'),
  erasureColumns('ticket'),
);

/** Returns a ticket for its overview, receipt and edit form. A voided one has its former seats, vehicle and terminals. */
export async function ticketOverview(db: Sql, id: string, person: Person): Promise<WireTicketOverview> {
  const [row] = await listRows(
    db,
    prepared(sql`select ${ROW} from ticket
        join trip on trip.id = ticket.trip_id
        join route on route.id = trip.route_id
        left join vehicle on vehicle.id = trip.vehicle_id
        join terminal as origin on origin.id = route.origin_terminal_id
        join terminal as destination on destination.id = route.destination_terminal_id
        join person on person.id = ticket.booked_by
        ${lastTerminalNames(sql`ticket`, sql`ticket_id`)}
        where ticket.id = ${id}`),
  );
  if (!row) throw notFound(NO_TICKET);
  const { tripId, seats } = ticketColumns.read(row);
  if (row.voided_at !== null || seats.length === 0) return onWire(row, person);
  return { ...onWire(row, person), code: await signedCodeOf(db, { number: row.number, tripId, seats }) };
}

function onWire(row: RowOf<typeof ROW>, person: Person): WireTicketOverview {
  const parts = partsOf(ticketWire, toEntity(TICKET_FIELDS, ticketColumns.read(row)));
  return {
    ...parts,
    ...sharedOnWire(row, person),
    trip_status: row.trip_status,
    passenger_information: {
      ...parts.passenger_information,
      original_terminal: row.origin,
      destination_terminal: row.destination,
    },
    trip_information: {
      travel_date: row.departs_at,
      vehicle_type: row.vehicle_type,
      vehicle_number: row.vehicle_number,
    },
    payment_information: {
      ...parts.payment_information,
      ...(row.fare_kobo !== null && { fare: nairaOnWire(row.fare_kobo) }),
      ...(row.child_fare_kobo !== null && { child_fare: nairaOnWire(row.child_fare_kobo) }),
      ...(row.full_fare_kobo !== null && { full_fare: nairaOnWire(row.full_fare_kobo) }),
      ...(row.full_child_fare_kobo !== null && { full_child_fare: nairaOnWire(row.full_child_fare_kobo) }),
      ...(row.fees_kobo !== null && { fees: nairaOnWire(row.fees_kobo) }),
      ...(row.refunded_kobo !== null && { refunded: nairaOnWire(row.refunded_kobo) }),
      ...(row.refunded_by !== null && { refunded_by: row.refunded_by }),
    },
    ...(row.rescheduled_at !== null && { rescheduled_at: row.rescheduled_at }),
    ...confirmationOf(row),
    ...voidingOf(row),
    ...erasureOf(row),
  };
}
