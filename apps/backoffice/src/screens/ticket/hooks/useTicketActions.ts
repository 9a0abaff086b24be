import type { Ticket } from '@motorpark/domain';
import { EditIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { editTicketPath } from '../../../paths';
import { useCounterActions } from '../../../shared/counter/useCounterActions';
import { DeleteTicketDialog } from '../dialogs/DeleteTicketDialog';
import { TicketSummaryDialog } from '../dialogs/TicketSummaryDialog';
import { messages } from '../messages';
import { TICKET, useTicketSteps } from '../ticketKind';

/** What can be done with a ticket of the history. */
export function useTicketActions() {
  const navigate = useNavigate();
  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });
  return useCounterActions(TICKET, {
    steps: useTicketSteps(),
    Summary: TicketSummaryDialog,
    Delete: DeleteTicketDialog,
    moreFor: (ticket) => [{ label: messages.editThis, icon: EditIcon, onSelect: () => edit(ticket) }],
  });
}
