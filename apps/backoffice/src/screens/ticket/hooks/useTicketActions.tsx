import type { Ticket } from '@motorpark/domain';
import { EditIcon, late } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { editTicketPath } from '../../../paths';
import { useCounterActions } from '../../../shared/counter/useCounterActions';
import { messages } from '../messages';
import { TICKET, useTicketSteps } from '../ticketKind';
import { useShowTicket } from './useShowTicket';
import { useTicketChanges } from './useTicketChanges';

const TicketSummaryDialog = late('TicketSummaryDialog', () => import('../dialogs/TicketSummaryDialog'));
const DeleteTicketDialog = late('DeleteTicketDialog', () => import('../dialogs/DeleteTicketDialog'));

/** The actions of a ticket in the list, and their dialogs. */
export function useTicketActions() {
  const navigate = useNavigate();
  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });
  const changes = useTicketChanges(useShowTicket());
  const actions = useCounterActions(TICKET, {
    steps: useTicketSteps(),
    Summary: TicketSummaryDialog,
    Delete: DeleteTicketDialog,
    moreFor: (ticket) => [
      { label: messages.editThis, icon: EditIcon, onSelect: () => edit(ticket) },
      ...changes.items(ticket),
    ],
  });
  return {
    ...actions,
    dialogs: (
      <>
        {actions.dialogs}
        {changes.dialog}
      </>
    ),
  };
}
