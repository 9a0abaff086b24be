import { directionOf, terminalOf, type Direction, type FareRule, type Ticket } from '@motorpark/domain';
import { useMemo } from 'react';
import { useSession } from '../access/session';
import { useServerCan } from '../access/useCapabilities';
import type { ListQuery } from '../client/found';
import { useKept, type ListOptions } from '../client/lists';
import { useSave, useVoid } from '../client/records';
import { useCounterRecord } from '../core/useCounterRecord';
import { ticketExtensions } from '@motorpark/contract';
import { useFoundRows } from '../client/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import { deleteTicket, editTicket, getTicket } from './ticket.endpoints';
import { tripRows } from '../trip/tripRows';
import { ticketRows } from './ticketRows';

/** The tickets that a query asks for: within the person's reach, newest first. */
export const useFoundTickets = (query: ListQuery, options?: ListOptions) =>
  useFoundRows(
    { ...ticketRows, directionOf: useTicketDirection(query.direction !== undefined) },
    query,
    options,
  );

/** In a whole list a ticket goes where its trip goes, else where it says itself. */
function useTicketDirection(isAsked: boolean): (ticket: Ticket) => Direction {
  const session = useSession();
  const isSearched = useServerCan('lists.search') !== false;
  const { data: trips } = useKept('trips', tripRows.all, { isOff: isSearched || !isAsked });
  return useMemo(() => {
    const terminal = terminalOf(session);
    const known = new Map(trips?.map((trip) => [trip.id, directionOf(trip, terminal)]));
    return ({ tripId = '', destination = '' }) => known.get(tripId) ?? directionOf({ destination }, terminal);
  }, [trips, session]);
}

/** One ticket by its id or number; what another screen handed over stands in while it loads. */
export const useTicket = (idOrNumber: string | undefined, handedOver?: Ticket) =>
  useCounterRecord('ticket', getTicket, idOrNumber, handedOver);

/** How the company prices a ticket, as its server says; undefined until that is known. A core server sells tickets, not seats. */
export function useFareRule(): FareRule | undefined {
  const isPerSeat = useServerCan('fares.per_seat');
  if (isPerSeat === undefined) return undefined;
  return isPerSeat ? 'per-seat' : 'per-ticket';
}

/** Changes a ticket; all lists that show it are fetched again, and the trips also when the seats turned out to be gone. */
export const useEditTicket = () =>
  useSave('tickets', editTicket, {
    whenSaved: ['trips', 'tickets', 'ticket', 'operations', 'departures'],
    whenStale: ['trips'],
  });

/** Deletes a ticket; the trips are fetched again, too, for its seats are free. */
export const useDeleteTicket = () =>
  useVoid('tickets', deleteTicket, ['trips', 'ticket', 'operations', 'departures', 'unseated']);

/** Sets a ticket's status: `changeStatus({ id, status, reason })`. */
export const useTicketStatus = () =>
  useStatusChange({
    list: 'tickets',
    call: ticketExtensions.ticketStatus,
    alsoRefresh: ['ticket', 'operations', 'departures'],
  });
