import type { Found, WireTicketRow } from '@motorpark/api/contract';
import { readTicketNumber, TICKET_STATUSES, type Direction } from '@motorpark/domain';
import type { Person } from '../access/person';
import { atOwnTerminal, withinReach } from '../access/rights';
import { type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import { foundPage, matches, searchIn } from '../search';
import { ticketRows } from './ticketRows';

const SEARCHABLE = { search: sql`ticket.search`, number: sql`ticket.number`, readNumber: readTicketNumber };

/** The tickets within the person's reach that were not deleted, newest first: all of them, or one page of what is searched for. */
export async function getAllTickets({ db, input, person }: PersonContext): Promise<Found<WireTicketRow>> {
  const search = searchIn(input, TICKET_STATUSES);
  if (!search)
    return { data: await ticketRows(db, sql`ticket.deleted_at is null and ${withinReach(person)}`) };
  const { q, status, direction } = search;
  return foundPage(db, search, {
    from: sql`from ticket join trip on trip.id = ticket.trip_id join route on route.id = trip.route_id`,
    condition: sql`ticket.deleted_at is null
      and ${direction ? goingTo(person, direction) : withinReach(person)}
      and ${status === undefined ? sql`true` : sql`ticket.status = ${status}`}
      and ${matches(SEARCHABLE, q)}`,
    at: sql`ticket.booked_at`,
    id: sql`ticket.id`,
    rows: (tx, ids) => ticketRows(tx, sql`ticket.id = any(${ids}::uuid[])`),
  });
}

const END: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

const goingTo = (person: Person, direction: Direction): Statement => atOwnTerminal(person, END[direction]);
