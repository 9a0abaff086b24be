import type { Ticket } from '@motorpark/domain';
import { useDeferredValue, useMemo, useState } from 'react';

/** Search by route id (a case-insensitive contains match, done here) and filter by status. */
export function useTicketFilter(tickets: readonly Ticket[]) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('all');
  const wanted = useDeferredValue(search.trim().toLowerCase());

  const found = useMemo(
    () =>
      tickets.filter(
        (ticket) =>
          (status === 'all' || ticket.status === status) &&
          (ticket.routeId ?? '').toLowerCase().includes(wanted),
      ),
    [tickets, wanted, status],
  );

  return { search, setSearch, status, setStatus, found, isFiltering: wanted !== '' || status !== 'all' };
}
