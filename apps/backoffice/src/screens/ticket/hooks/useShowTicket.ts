import type { Ticket } from '@motorpark/domain';
import { useNavigate } from 'react-router-dom';
import { ticketOverviewPath } from '../../../paths';
import { useArea } from '../../../shared/useArea';

/** Returns a function that opens the overview of a ticket that was just changed, ready to print. */
export function useShowTicket(): (ticket: Ticket) => Promise<void> {
  const navigate = useNavigate();
  const area = useArea();
  return async (ticket) => {
    await navigate(ticketOverviewPath(ticket.id, area), { state: { ticket, isJustSaved: true } });
  };
}
