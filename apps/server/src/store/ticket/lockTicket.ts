import type { WireTicketRow } from '@motorpark/contract';
import type { Instant, Kobo, Luggage, SeatFares, TicketValues } from '@motorpark/domain';
import { columns, computed, type Sql, sql } from '../../db';
import { type Tracked, lockForUpdate, refuseStale } from '../history';
import type { Change } from '../../request/call';
import { Failure, notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { WORTH } from '../giveBack/recordUnpaid';
import { lockTrips } from '../trip/lockTrips';
import { luggageColumn } from './luggageColumn';
import { REFUNDABLE_UNTIL } from './sharedColumns';
import { withinTicketReach } from './reach';
import { ticketColumns } from './ticketColumns';
import { NO_TICKET, ticketOverview } from './ticketOverview';
import { ticketRows } from './ticketRows';

const CHANGED_MEANWHILE = 'Somebody else has just changed this ticket. Please open it again.';

/** A stored ticket, locked until the transaction ends. */
export interface LockedTicket extends TicketValues, SeatFares {
  id: string;
  number: string;
  status: string;
  /** What a seat of it is on record as worth. */
  worth: Kobo;
  luggage: Luggage | undefined;
  /** The terminal in whose ledger the sale is recorded. */
  soldAt: { id: string; name: string };
  bookedAt: Instant;
  /** Instant until which staff may give money back. */
  refundableUntil: Instant;
  /** Id of the erasure of its personal data; null if it was not erased. */
  erasureId: string | null;
  /** Since when its passengers have no seats, and which seats they had; undefined while they have seats. */
  unseatedSince: Instant | undefined;
  unseatedSeats: readonly number[] | undefined;
  /** Where its trip leaves and arrives, and the trip's status. */
  ends: { own: string; other: string };
  tripStatus: string;
}

const COLUMNS = columns(
  'ticket.id',
  'ticket.number',
  'ticket.status',
  'ticket.sold_terminal_id',
  computed<{ sold_terminal: string }>({
    sold_terminal: sql`(select name from terminal where terminal.id = sold_terminal_id)`,
  }),
  computed<{ worth: Kobo }>({ worth: WORTH }),
  'ticket.booked_at',
  computed<{ refundable_until: Instant }>({ refundable_until: REFUNDABLE_UNTIL }),
  'ticket.fare_kobo',
  'ticket.child_fare_kobo',
  'ticket.full_fare_kobo',
  'ticket.full_child_fare_kobo',
  luggageColumn,
  'ticket.erasure_id',
  'ticket.unseated_at',
  'ticket.unseated_seats',
  'trip.status as trip_status',
  'route.origin_terminal_id',
  'route.destination_terminal_id',
  ticketColumns.selected,
);

/** Locks only the ticket. Throws a 404 if it is not within the person's reach, a 409 if they saw another version. */
async function lockTicket(tx: Sql, change: Change): Promise<LockedTicket> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_TICKET);
  await lockForUpdate(tx, 'ticket', id);
  const [row] = await tx.query(sql`
    select ${COLUMNS} from ticket
    join trip on trip.id = ticket.trip_id
    join route on route.id = trip.route_id
    where ticket.id = ${id} and ticket.deleted_at is null and ${withinTicketReach(person)}`);
  if (!row) throw notFound(NO_TICKET);
  await refuseStale(tx, change, 'ticket', () => ticketOverview(tx, row.id, person));
  return {
    ...ticketColumns.read(row),
    id: row.id,
    number: row.number,
    status: row.status,
    worth: row.worth,
    luggage: row.luggage ?? undefined,
    soldAt: { id: row.sold_terminal_id, name: row.sold_terminal },
    bookedAt: row.booked_at,
    refundableUntil: row.refundable_until,
    fare: row.fare_kobo ?? undefined,
    childFare: row.child_fare_kobo ?? undefined,
    fullFare: row.full_fare_kobo ?? undefined,
    fullChildFare: row.full_child_fare_kobo ?? undefined,
    erasureId: row.erasure_id,
    unseatedSince: row.unseated_at ?? undefined,
    unseatedSeats: row.unseated_seats ?? undefined,
    ends: { own: row.origin_terminal_id, other: row.destination_terminal_id },
    tripStatus: row.trip_status,
  };
}

/** How calls that change a ticket lock it and return it as its list row. */
export const tickets: Tracked<LockedTicket, WireTicketRow> = {
  noun: 'ticket',
  lock: lockTicket,
  row: async (tx, id, person) => {
    const [row] = await ticketRows(tx, sql`ticket.id = ${id}`, person);
    if (!row) throw notFound(NO_TICKET);
    return row;
  },
};

/**
 * Locks a ticket with its trip and the one it may move to, against sales and changes. Everybody locks trips in the same order and before tickets, so that two
 * people who swap seats cannot deadlock.
 */
export async function lockTicketAndTrips(tx: Sql, change: Change, otherTrip = ''): Promise<LockedTicket> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_TICKET);
  const [found] = await tx.query(sql`
    select ${columns('ticket.trip_id')} from ticket
    where id = ${id} and deleted_at is null and ${withinTicketReach(person)}`);
  if (!found) throw notFound(NO_TICKET);
  await lockTrips(tx, isId(otherTrip) ? [found.trip_id, otherTrip] : [found.trip_id]);
  const ticket = await lockTicket(tx, change);
  // The ticket was moved meanwhile to a third trip, which is not locked.
  if (ticket.tripId !== found.trip_id) throw new Failure(409, { message: CHANGED_MEANWHILE });
  return ticket;
}

/** Locks tickets until the transaction ends, in the order of their ids to avoid deadlocks. */
export const lockTickets = (tx: Sql, ids: readonly string[]) =>
  tx.query(sql`select id from ticket where id = any(${[...ids]}::uuid[]) order by id for update`);
