import type { WireTicketHead } from '@motorpark/contract';
import type { Instant, Kobo } from '@motorpark/domain';
import type { Person } from '../access/person';
import { sql } from '../db';
import { instant } from '../rows';
import { ticketColumns } from './ticketColumns';

/** What lists and overviews of tickets have in common. */
export interface Head extends Record<string, unknown> {
  id: string;
  version: number;
  number: string;
  status: string;
  fare_kobo: Kobo | null;
  booked_by: string;
  booked_at: Instant;
  sold_terminal_id: string;
  origin_id: string;
  destination_id: string;
}

/** The columns of `Head` and of all fields. They speak of `ticket`, `route` and `person`. */
export const HEAD = sql`ticket.id, ticket.version, ticket.number, ticket.status, fare_kobo,
  person.name as booked_by, ${instant(sql`booked_at`)} as booked_at, sold_terminal_id,
  route.origin_terminal_id as origin_id, route.destination_terminal_id as destination_id, ${ticketColumns.selected}`;

export const headOnWire = (row: Head, { terminal }: Person): Required<WireTicketHead> => ({
  id: row.id,
  version: row.version,
  ticket_id: row.number,
  status: row.status,
  booked_by: row.booked_by,
  booked_at: row.booked_at,
  original_terminal_id: row.origin_id,
  destination_terminal_id: row.destination_id,
  is_own: row.sold_terminal_id === terminal?.id,
});
