import { directionOf, terminalOf, type Direction, type FareRule, type Ticket } from '@motorpark/domain';
import { useMemo } from 'react';
import useSWRMutation from 'swr/mutation';
import { useSession } from '../access/session';
import { useServerCan } from '../access/useCapabilities';
import type { ListQuery } from '../client/found';
import { dayOfInstant } from '../client/dayOf';
import { useKept, useListKey, useRefreshLists, type ListKey, type ListOptions } from '../client/lists';
import { useOne } from '../client/one';
import { useVoid } from '../client/records';
import { CALLS } from '@motorpark/contract';
import { type ApiFailure } from '../failure/failure';
import { useFoundRows } from '../client/useFoundRows';
import { useStatusChange } from '../history/useStatusChange';
import {
  deleteTicket,
  editTicket,
  getTicket,
  listTickets,
  searchTickets,
  type TicketEdit,
  type TicketEdited,
} from './ticket.endpoints';
import { listTrips } from '../trip/trip.endpoints';
import { shownByTicket, TICKET_SORTS } from './shownByTicket';

/** The tickets that a query asks for: within the person's reach, newest first. */
export const useFoundTickets = (query: ListQuery, options?: ListOptions) =>
  useFoundRows<Ticket>(
    {
      list: 'tickets',
      search: searchTickets,
      all: listTickets,
      shownBy: shownByTicket,
      directionOf: useTicketDirection(query.direction !== undefined),
      dayOf: bookDayOf,
      sorts: TICKET_SORTS,
    },
    query,
    options,
  );

const bookDayOf = ({ bookedAt }: Ticket) => dayOfInstant(bookedAt);

/** On a core server a ticket goes where its trip goes, else where it says itself. */
function useTicketDirection(isAsked: boolean): (ticket: Ticket) => Direction {
  const session = useSession();
  const isSearched = useServerCan('lists.search') !== false;
  const { data: trips } = useKept('trips', listTrips, { isOff: isSearched || !isAsked });
  return useMemo(() => {
    const terminal = terminalOf(session);
    const known = new Map(trips?.map((trip) => [trip.id, directionOf(trip, terminal)]));
    return ({ tripId = '', destination = '' }) => known.get(tripId) ?? directionOf({ destination }, terminal);
  }, [trips, session]);
}

/**
 * One ticket by its id or number; with `history` on a server that keeps one. What another screen handed over stands in while it
 * loads, and a server without histories is then not asked at all: it could only send its whole list.
 * `isLoaded` tells whether it is what the server has now.
 */
export function useTicket(idOrNumber: string | undefined, handedOver?: Ticket) {
  const knowsMore = useServerCan('history') !== false || handedOver === undefined;
  const { data, ...state } = useOne('ticket', knowsMore ? idOrNumber : undefined, getTicket);
  return { ticket: data ?? handedOver, isLoaded: data !== undefined, ...state };
}

/** How the company prices a ticket, as its server says; undefined until that is known. A core server sells tickets, not seats. */
export function useFareRule(): FareRule | undefined {
  const isPerSeat = useServerCan('fares.per_seat');
  if (isPerSeat === undefined) return undefined;
  return isPerSeat ? 'per-seat' : 'per-ticket';
}

/** Changes a ticket; all that tells of it is fetched again, and the trips also when the seats turned out to be gone. */
export function useEditTicket() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<TicketEdited, ApiFailure, ListKey | null, TicketEdit>(
    useListKey('tickets'),
    (_key, { arg: edit }) => editTicket(edit),
    {
      revalidate: false,
      onSuccess: () => void refreshLists('trips', 'tickets', 'ticket', 'operations'),
      onError: (failure) => {
        if (failure.kind === 'conflict') void refreshLists('trips');
      },
    },
  );
  return { editTicket: trigger, isEditing: isMutating };
}

/** Deletes a ticket; the trips are fetched again, too, for its seats are free. */
export const useDeleteTicket = () => useVoid('tickets', deleteTicket, ['trips', 'ticket', 'operations']);

/** Sets a ticket's status: `changeStatus({ id, status, reason })`; 'unsupported' on a core server, where nothing changes. */
export const useTicketStatus = () =>
  useStatusChange<Ticket>({
    list: 'tickets',
    call: CALLS.ticketStatus,
    alsoRefresh: ['ticket', 'operations'],
    withStatus: (ticket, status) => ({ ...ticket, status }),
  });
