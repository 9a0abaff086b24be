import { type WireTicketOverview, ticketCodec } from '@motorpark/contract';
import type { Person } from '../../request/person';
import { columns, computed, type Sql, prepared, sql } from '../../db';
import { termsAt } from '../company/keptTerms';
import { erasureColumns, erasureOf } from '../erasure/erasureOf';
import { lastTerminalNames } from '../history';
import { notFound } from '../../request/failure';
import { confirmationColumn } from '../payment/confirmationOf';
import { instants, listRows } from '../../db/rows';
import { luggageColumn } from './luggageColumn';
import { SHARED, sharedOf } from './sharedColumns';
import { ticketColumns } from './ticketColumns';
import { signedCodeOf } from './ticketKeys';

export const NO_TICKET = 'This ticket does not exist or was already deleted.';

const ROW = columns(
  SHARED,
  ticketColumns.selectedFor(ticketCodec),
  'ticket.child_fare_kobo as child_fare',
  'ticket.full_fare_kobo as full_fare',
  'ticket.full_child_fare_kobo as full_child_fare',
  'ticket.refunded_kobo as refunded',
  computed<{
    origin: string;
    destination: string;
    refunded_by: string | null;
    rescheduled_with: string | null;
  }>({
    origin: sql`coalesce(last_terminals.origin_name, origin.name)`,
    destination: sql`coalesce(last_terminals.destination_name, destination.name)`,
    refunded_by: sql`(
      select string_agg(method, ', ' order by is_first desc, method) from (
        select operation.method, bool_or(operation.kind = 'refund') as is_first from operation
        where operation.ticket_id = ticket.id and operation.reverses is null and operation.amount_kobo < 0 and operation.at = ticket.deleted_at
        group by operation.method) as way)`,
    rescheduled_with: sql`(
      select string_agg(method, ', ' order by method) from (
        select operation.method from operation
        where operation.ticket_id = ticket.id and operation.reverses is null and operation.kind in ('difference', 'fee')
          and operation.at = ticket.rescheduled_at
        group by operation.method having sum(operation.amount_kobo) > 0) as way)`,
  }),
  luggageColumn,
  computed<{ accompanies: string[] | null }>({
    accompanies: sql`(select nullif(array_agg(child.number order by child.number), '{}') from ticket as child
      where child.accompanied_by = ticket.number and child.deleted_at is null)`,
  }),
  instants('ticket.rescheduled_at'),
  confirmationColumn(sql`ticket_id = ticket.id`),
  erasureColumns('ticket'),
  termsAt('ticket', sql`ticket.booked_at`),
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
  const { trip_id: tripId, seats } = row;
  const isSigned = row.voided_at === null && seats.length > 0;
  return ticketCodec.write({
    ...row,
    ...sharedOf(row, person),
    erased: erasureOf(row),
    code: isSigned ? await signedCodeOf(db, { number: row.ticket_id, tripId, seats }) : undefined,
    terms: undefined,
    claim: undefined,
    history: undefined,
  });
}
