import type { Found, WireTicketRow } from '@motorpark/contract';
import { TICKET_STATUSES, type Direction, VOID, displayStatus } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { withinEnds } from '../../store/access/rights';
import { instant, sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { type SortKeys, ROUTES, type SearchedList, VEHICLES, answerList, idIn } from '../../store/search';
import { ENDS } from '../../store/ticket/reach';
import { ticketRows } from '../../store/ticket/ticketRows';

const SORTS: SortKeys<'tickets'> = {
  traveler_name: { column: sql`search_text(ticket.traveler_name) collate "C"`, type: 'text' },
  travel_date: { column: sql`ticket.trip_departs_at`, type: 'timestamptz' },
  booked_at: { column: sql`ticket.booked_at`, type: 'timestamptz' },
};

const SHEET = sheetOf<'tickets', WireTicketRow>('tickets', {
  routeId: ({ trip }) => trip.route_id,
  travelDate: ({ trip }) => instant(trip.travel_date),
  vehicleNumber: ({ trip }) => trip.vehicle_number,
  status: ({ status, voided, trip, no_shows: noShows, seat_number: seats }) =>
    displayStatus({ status, voided, tripStatus: trip.status, noShows, seats: seats.split(',') }),
});

/** The tickets within a person's reach, newest first; those that are void by the status VOID. With a search text, rows have the companions that it found. */
export const ticketList = (
  person: Person,
  { direction, q = '' }: { direction?: Direction | undefined; q?: string } = {},
  terminalId?: string,
): SearchedList<WireTicketRow> => ({
  from: sql`from ticket`,
  id: sql`ticket.id`,
  condition: sql`ticket.deleted_at is null`,
  within: withinEnds(person, 'ticket.see', ENDS, direction, terminalId),
  search: sql`ticket.search`,
  digits: sql`search_digits(ticket.search)`,
  names: [ROUTES(sql`ticket.route_id`), VEHICLES(sql`ticket.vehicle_id`)],
  status: { column: sql`ticket.status`, words: TICKET_STATUSES },
  apart: { word: VOID, condition: sql`ticket.deleted_at is not null`, isFound: true },
  at: SORTS.booked_at.column,
  order: () => [{ key: SORTS.booked_at, isUpwards: false }],
  sorts: SORTS,
  sheet: SHEET,
  rows: (db, ids) => ticketRows(db, withIds(ids), person, { q }),
  fullRows: (db, ids) => ticketRows(db, withIds(ids), person, { isWhole: true }),
  isPersonal: true,
});

const withIds = (ids: string[]) => sql`ticket.id = any(${ids}::uuid[])`;

/** Returns all tickets, or one page of a search; with `terminal_id`, only those that leave or reach that terminal. */
export async function getAllTickets(context: PersonContext): Promise<Found<WireTicketRow> | LongAnswer> {
  const terminalId = idIn(context.input, 'terminal_id');
  return answerList(context, (search) => ticketList(context.person, search, terminalId));
}
