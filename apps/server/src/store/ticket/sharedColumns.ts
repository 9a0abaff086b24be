import { worksAt } from '../access/rights';
import type { Instant, TicketStatus } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type RowOf, sql } from '../../db';
import { takenBackAtOnce, voidingColumns, voidingOf } from '../history';
import { instant, instants } from '../../db/rows';

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

/** The columns that lists and overviews of tickets share. */
export const SHARED = columns(
  'ticket.id',
  'ticket.version',
  'ticket.number as ticket_id',
  'ticket.fare_kobo as fare',
  'ticket.fees_kobo as fees',
  'ticket.unseated_seats',
  'trip.status as trip_status',
  'person.name as booked_by',
  instants('ticket.booked_at', 'ticket.unseated_at as unseated_since'),
  computed<
    { status: TicketStatus; no_shows: number | null; refundable_until: Instant; travel_date: Instant } & Bus
  >({
    status: sql`ticket.status`,
    no_shows: sql`(select nullif(count(*)::int, 0) from passenger where ticket_id = ticket.id and no_show_at is not null)`,
    refundable_until: instant(REFUNDABLE_UNTIL),
    travel_date: instant(sql`coalesce(released_departs_at, departs_at)`),
    vehicle_type: sql`coalesce(released_vehicle_type, vehicle_type, planned_vehicle_type)`,
    vehicle_number: sql`coalesce(released_vehicle_number, vehicle_number, '')`,
  }),
  'ticket.sold_terminal_id',
  'route.origin_terminal_id as original_terminal_id',
  'route.destination_terminal_id',
  voidingColumns('ticket'),
);

interface Bus {
  vehicle_type: string;
  vehicle_number: string;
}

/** Returns what both compute from these columns. */
export const sharedOf = (row: RowOf<typeof SHARED>, person: Person) => ({
  voided: voidingOf(row),
  is_own: worksAt(person, row.sold_terminal_id),
});
