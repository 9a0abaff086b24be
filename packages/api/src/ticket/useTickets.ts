import { directionOf, terminalOf, type Direction, type FareRule, type Ticket } from '@motorpark/domain';
import { useMemo } from 'react';
import { TICKET_LIST, ticketExtensions } from '@motorpark/contract';
import { useSession } from '../session/session';
import { useBackend } from '../backend/useBackend';
import { useWholeList } from '../rows/useRows';
import { isRefused, useRemove, useSave } from '../rows/records';
import { useSoldRecord } from '../rows/useSoldRecord';
import { useFoundRows } from '../rows/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import { deleteTicket, editTicket, getTicket } from './ticket.endpoints';
import { tripSource } from '../trip/tripSource';
import { type TicketQuery, ticketSource } from './ticketSource';

/** Returns the tickets that match a query, within the user's reach, newest first. */
export const useFoundTickets = (query: TicketQuery) =>
  useFoundRows<Ticket, TicketQuery>(
    { ...ticketSource, columns: TICKET_LIST, directionOf: useTicketDirection(query.direction !== undefined) },
    query,
  );

/** Returns the direction of tickets in a complete list: that of their trip, else of their own destination. */
function useTicketDirection(isNeeded: boolean): (ticket: Ticket) => Direction {
  const session = useSession();
  const { data: trips } = useWholeList(tripSource, { isOff: !isNeeded });
  return useMemo(() => {
    const terminal = terminalOf(session);
    const known = new Map(trips?.rows.map((trip) => [trip.id, directionOf(trip, terminal)]));
    return ({ tripId = '', destination = '' }) => known.get(tripId) ?? directionOf({ destination }, terminal);
  }, [trips, session]);
}

/** Returns one ticket by its id or number; the row handed over by another screen is shown while it loads. */
export const useTicket = (idOrNumber: string | undefined, handedOver?: Ticket, isOld?: boolean) =>
  useSoldRecord('ticket', getTicket, idOrNumber, handedOver, isOld);

/** Returns whether a fare is per seat or per ticket; undefined until that is known. A core server prices tickets, not seats. */
export const useFareRule = (): FareRule | undefined => useBackend()?.fareRule;

/** Returns a function that edits a ticket; all lists that show it are refreshed, and the trips also if the seats turned out to be taken. */
export const useEditTicket = () =>
  useSave('tickets', editTicket, {
    whenSaved: ['trips', 'tickets', 'ticket', 'operations', 'departures'],
    whenStale: ['trips'],
  });

/** Returns a function that deletes a ticket; the trips are refreshed too, because its seats become free. */
export const useDeleteTicket = () =>
  useRemove('tickets', deleteTicket, {
    alsoRefresh: ['trips', 'ticket', 'operations', 'departures', 'unseated'],
    isStale: isRefused,
  });

/** Sets a ticket's status: `changeStatus({ id, status, reason })`. */
export const useTicketStatus = () =>
  useStatusChange({
    list: 'tickets',
    call: ticketExtensions.ticketStatus,
    alsoRefresh: ['ticket', 'operations', 'departures'],
    asks: true,
  });
