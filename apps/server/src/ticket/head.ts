import type { WireTicketHead } from '@motorpark/contract';
import type { Person } from '../access/person';
import { columns, type RowOf } from '../db';
import { instants } from '../rows';
import { ticketColumns } from './ticketColumns';

/** What lists and overviews of tickets have in common, and all fields. */
export const HEAD = columns(
  'ticket.id',
  'ticket.version',
  'ticket.number',
  'ticket.status',
  'ticket.fare_kobo',
  'person.name as booked_by',
  instants('ticket.booked_at'),
  'ticket.sold_terminal_id',
  'route.origin_terminal_id as origin_id',
  'route.destination_terminal_id as destination_id',
  ticketColumns.selected,
);

export const headOnWire = (row: RowOf<typeof HEAD>, { terminal }: Person): Required<WireTicketHead> => ({
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
