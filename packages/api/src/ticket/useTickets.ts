import type { Ticket } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { useList, useListKey, useRefreshLists, type ListKey, type ListOptions } from '../client/lists';
import { isApiFailure, type ApiFailure } from '../failure/failure';
import { bookTicket, deleteTicket, listTickets, type Booking } from './ticket.endpoints';

export function useTickets(options?: ListOptions) {
  const { rows: tickets, ...state } = useList('tickets', listTickets, options);
  return { tickets, ...state };
}

/** Sells seats. Trips and tickets are fetched again afterwards, and also when the seats turned out to be gone. */
export function useBookTicket() {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Ticket, ApiFailure, ListKey | null, Booking>(
    useListKey('tickets'),
    (_key, { arg: booking }) => bookTicket(booking),
    {
      revalidate: false,
      onSuccess: () => void refreshLists('trips', 'tickets'),
      onError: (failure) => {
        if (isApiFailure(failure) && failure.kind === 'conflict') void refreshLists('trips');
      },
    },
  );
  return { bookTicket: trigger, isBooking: isMutating };
}

/** A deleted ticket leaves the list locally, which is not fetched again (§4); the trips are, for its seats are free. */
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
      onSuccess: () => void refreshLists('trips'),
    },
  );
  return { deleteTicket: trigger, isDeleting: isMutating };
}
