import type { Ticket } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { useServerCan } from '../access/useCapabilities';
import { useList, useListKey, useRefreshLists, type ListKey, type ListOptions } from '../client/lists';
import { useOne } from '../client/one';
import { CALLS } from '../contract';
import { type ApiFailure } from '../failure/failure';
import { useStatusChange } from '../history/useStatusChange';
import {
  bookTicket,
  deleteTicket,
  editTicket,
  getTicket,
  listTickets,
  type Booking,
  type TicketEdit,
  type TicketEdited,
} from './ticket.endpoints';

export function useTickets(options?: ListOptions) {
  const { rows: tickets, ...state } = useList('tickets', listTickets, options);
  return { tickets, ...state };
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

/** Sells seats. Trips, tickets and the ledger are fetched again afterwards, and also when the seats turned out to be gone. */
export function useBookTicket() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Ticket, ApiFailure, ListKey | null, Booking>(
    useListKey('tickets'),
    (_key, { arg: booking }) => bookTicket(booking),
    {
      revalidate: false,
      onSuccess: () => void refreshLists('trips', 'tickets', 'operations'),
      onError: (failure) => {
        if (failure.kind === 'conflict') void refreshLists('trips');
      },
    },
  );
  return { bookTicket: trigger, isBooking: isMutating };
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

/** A deleted ticket leaves the list locally, which is not fetched again (§4); the trips and the ledger are, for its seats are free and its money went
 * back. */
export function useDeleteTicket() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<string, ApiFailure, ListKey | null, string, Ticket[]>(
    useListKey('tickets'),
    async (_key, { arg: id }) => {
      await deleteTicket(id);
      return id;
    },
    {
      revalidate: false,
      populateCache: (deletedId, tickets = []) => tickets.filter(({ id }) => id !== deletedId),
      onSuccess: () => void refreshLists('trips', 'operations'),
      // Somebody else has deleted it before: the list shows what holds.
      onError: (failure) => {
        if (failure.kind === 'refused') void refreshLists('tickets');
      },
    },
  );
  return { deleteTicket: trigger, isDeleting: isMutating };
}

/** Sets a ticket's status: `changeStatus({ id, status, reason })`; 'unsupported' on a core server, where nothing changes. */
export const useTicketStatus = () =>
  useStatusChange<Ticket>({
    list: 'tickets',
    call: CALLS.ticketStatus,
    alsoRefresh: ['ticket', 'operations'],
    withStatus: (ticket, status) => ({ ...ticket, status }),
  });
