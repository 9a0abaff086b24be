import type { Ticket } from '@motorpark/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { ticketOverviewPath } from '../../../paths';
import { useArea } from '../../../shared/useArea';

/** Returns a function that opens the overview of a ticket that was just changed, or stays there, ready to print. */
export function useShowTicket(): (ticket: Ticket) => Promise<void> {
  const navigate = useNavigate();
  const area = useArea();
  const { pathname, search } = useLocation();
  return async (ticket) => {
    const path = ticketOverviewPath(ticket.id, area);
    await navigate(path, { state: { ticket, isJustSaved: true }, replace: path === pathname + search });
  };
}
