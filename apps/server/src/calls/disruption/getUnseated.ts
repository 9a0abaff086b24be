import type { Found, WireUnseated } from '@motorpark/contract';
import { type Instant, formatSeats } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { count, sheetOf } from '../../csv';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { instant, instants, isId, listRows } from '../../db/rows';
import { type SortKeys, ROUTES, VEHICLES, isLeftOut, answerList } from '../../store/search';
import { TRIP_BUS } from '../../store/trip/tripColumns';

const SORTS: SortKeys<'unseated'> = {
  since: { column: sql`ticket.unseated_at`, type: 'timestamptz' },
  name: { column: sql`search_text(ticket.traveler_name) collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'unseated', WireUnseated>('unseated', {
  seatCount: ({ seat_number: seats }) => count(seats.length),
  seats: ({ seat_number: seats }) => formatSeats(seats),
});

/** Returns the tickets at the person's terminal whose passengers wait for other seats, the longest waiting first. */
export const getUnseated = (context: PersonContext): Promise<Found<WireUnseated> | LongAnswer> =>
  answerList(context, () => ({
    from: sql`from ticket`,
    id: sql`ticket.id`,
    condition: sql`ticket.deleted_at is null and ticket.unseated_at is not null and ${ofTrip(context.input['trip_id'])}`,
    within: [atOwnTerminal(context.person, 'unseated.seat', sql`ticket.origin_terminal_id`)],
    search: sql`ticket.search`,
    digits: sql`search_digits(ticket.search)`,
    names: [ROUTES(sql`ticket.route_id`), VEHICLES(sql`ticket.vehicle_id`)],
    at: SORTS.since.column,
    order: () => [{ key: SORTS.since, isUpwards: true }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => unseatedRows(db, ids, context.person),
  }));

function ofTrip(id: unknown): Statement {
  if (isLeftOut(id)) return sql`true`;
  return typeof id === 'string' && isId(id) ? sql`ticket.trip_id = ${id}` : sql`false`;
}

const unseatedRow = (terminals: readonly string[]) =>
  columns(
    'ticket.id',
    'ticket.version',
    'ticket.number as ticket_id',
    'ticket.traveler_name as name',
    'ticket.traveler_number as phone',
    computed<{ seat_number: number[]; reason: string; since: Instant; is_own: boolean }>({
      since: instant(sql`ticket.unseated_at`),
      seat_number: sql`ticket.unseated_seats`,
      reason: sql`ticket.unseated_reason`,
      is_own: sql`ticket.sold_terminal_id = any(${[...terminals]}::uuid[])`,
    }),
    instants('trip.departs_at as travel_date'),
    'trip.id as trip_id',
    'route.code as route_id',
    TRIP_BUS,
  );

const unseatedRows = (db: Sql, ids: string[], { terminals }: Person): Promise<WireUnseated[]> =>
  listRows(
    db,
    sql`select ${unseatedRow(terminals)} from ticket
      join trip on trip.id = ticket.trip_id
      join route on route.id = trip.route_id
      left join vehicle on vehicle.id = trip.vehicle_id
      where ticket.id = any(${ids}::uuid[])`,
  );
