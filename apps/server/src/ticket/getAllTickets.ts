import { LIST_SORTS, type Found, type WireTicketRow } from '@motorpark/contract';
import { TICKET_STATUSES, type Direction } from '@motorpark/domain';
import { withinEnds, withinReach } from '../access/rights';
import { type Sql, type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { type Key, ROUTES, VEHICLES, foundPage, searchIn, wholeList } from '../search';
import { ticketRows } from './ticketRows';

const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`ticket.origin_terminal_id`,
  incoming: sql`ticket.destination_terminal_id`,
};

const SORTS: Readonly<Record<(typeof LIST_SORTS.tickets)[number], Key>> = {
  booked_at: { column: sql`ticket.booked_at`, type: 'timestamptz' },
  traveler_name: { column: sql`search_text(ticket.traveler_name) collate "C"`, type: 'text' },
  travel_date: { column: sql`ticket.trip_departs_at`, type: 'timestamptz' },
};

/** The tickets within the person's reach that were not deleted, newest first: all of them, or one page of what is searched for. */
export async function getAllTickets({
  db,
  input,
  person,
  now,
}: PersonContext): Promise<Found<WireTicketRow> | LongAnswer> {
  const search = searchIn(input, { statuses: TICKET_STATUSES, sorts: LIST_SORTS.tickets });
  const id = sql`ticket.id`;
  const condition = sql`ticket.deleted_at is null`;
  const rows = (tx: Sql, ids: string[]) => ticketRows(tx, sql`ticket.id = any(${ids}::uuid[])`, person);
  if (!search) {
    return wholeList(
      { db, person },
      {
        from: sql`from ticket join trip on trip.id = ticket.trip_id join route on route.id = trip.route_id`,
        condition: sql`${condition} and ${withinReach(person)}`,
        at: sql`ticket.booked_at`,
        id,
        rows,
      },
    );
  }
  const list = {
    from: sql`from ticket`,
    id,
    condition,
    within: withinEnds(person, ENDS, search.direction),
    search: sql`ticket.search`,
    names: [ROUTES(sql`ticket.route_id`), VEHICLES(sql`ticket.vehicle_id`)],
    status: { column: sql`ticket.status`, words: TICKET_STATUSES },
    at: SORTS.booked_at.column,
    order: () => [{ key: SORTS.booked_at, isUpwards: false }],
    sorts: SORTS,
    rows,
  };
  return foundPage(db, search, list, now);
}
