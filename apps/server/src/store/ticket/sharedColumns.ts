import { worksAt } from '../access/rights';
import type { WireTicketShared } from '@motorpark/contract';
import type { Instant } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type RowOf, sql } from '../../db';
import { takenBackAtOnce } from '../history';
import { instant, instants } from '../../db/rows';
import { ticketColumns } from './ticketColumns';

/**
 * SQL: until when staff may give money back for a ticket: until its own deadline, or until its bus was first En-route after the sale, even if that was
 * corrected later than at once. Refers to `ticket` and `trip`.
 */
export const REFUNDABLE_UNTIL = sql`least(coalesce(ticket.refundable_until, trip.departs_at), (
  select min(change.at) from change
  where change.trip_id = ticket.trip_id and change.kind = 'status' and change.at >= ticket.booked_at
    and not ${takenBackAtOnce(sql`change`)}))`;

/** SQL: whether any passenger of a ticket is aboard. Refers to `ticket`. */
export const HAS_BOARDED = sql`exists (select from passenger where passenger.ticket_id = ticket.id and boarded_at is not null)`;

/** The columns that lists and overviews of tickets share, including all fields. */
export const SHARED = columns(
  'ticket.id',
  'ticket.version',
  'ticket.number',
  'ticket.status',
  'ticket.fare_kobo',
  'ticket.child_fare_kobo',
  'ticket.full_fare_kobo',
  'ticket.full_child_fare_kobo',
  'ticket.fees_kobo',
  'ticket.unseated_seats',
  'person.name as booked_by',
  instants('ticket.booked_at', 'ticket.unseated_at'),
  computed<{ refundable_until: Instant }>({ refundable_until: instant(REFUNDABLE_UNTIL) }),
  'ticket.sold_terminal_id',
  'route.origin_terminal_id as origin_id',
  'route.destination_terminal_id as destination_id',
  ticketColumns.selected,
);

export const sharedOnWire = (row: RowOf<typeof SHARED>, person: Person): WireTicketShared => ({
  id: row.id,
  version: row.version,
  ticket_id: row.number,
  status: row.status,
  booked_by: row.booked_by,
  booked_at: row.booked_at,
  original_terminal_id: row.origin_id,
  destination_terminal_id: row.destination_id,
  refundable_until: row.refundable_until,
  ...(row.unseated_at !== null && { unseated_since: row.unseated_at }),
  ...(row.unseated_seats !== null && { unseated_seats: row.unseated_seats }),
  is_own: worksAt(person, row.sold_terminal_id),
});
