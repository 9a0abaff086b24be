import type { Ticket } from '@motorpark/domain';
import { useNavigate } from 'react-router-dom';
import { ticketOverviewPath } from '../../../paths';

/** Opens the overview of a ticket that was just changed, ready to be printed. */
export function useShowTicket(): (ticket: Ticket) => Promise<void> {
  const navigate = useNavigate();
  return async (ticket) => {
    await navigate(ticketOverviewPath(ticket.id), { state: { ticket, isJustSaved: true } });
  };
}
