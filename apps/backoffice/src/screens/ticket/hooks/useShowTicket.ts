import type { Ticket } from '@motorpark/domain';
import { useNavigate } from 'react-router-dom';
import { ticketOverviewPath } from '../../../paths';

/** Returns a function that opens the overview of a ticket that was just changed, ready to print. */
export function useShowTicket(): (ticket: Ticket) => Promise<void> {
  const navigate = useNavigate();
  return async (ticket) => {
    await navigate(ticketOverviewPath(ticket.id), { state: { ticket, isJustSaved: true } });
  };
}
