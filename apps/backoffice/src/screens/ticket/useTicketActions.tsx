import type { Ticket } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, ViewIcon } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editTicketPath } from '../../paths';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { TicketSummaryDialog } from './TicketSummaryDialog';
import { useTicketSteps } from './useTicketSteps';

interface TicketActions {
  open: (ticket: Ticket) => void;
  rowMenu: (ticket: Ticket) => MenuItem[];
  /** What has been opened over the list. */
  dialogs: ReactNode;
}

/** What can be done with a ticket of the history (specification section 2.18). */
export function useTicketActions(): TicketActions {
  const navigate = useNavigate();
  const steps = useTicketSteps();
  const [shown, setShown] = useState<Ticket>();
  const [toDelete, setToDelete] = useState<Ticket>();

  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });

  return {
    open: setShown,
    rowMenu: (ticket) => [
      { label: 'View', icon: ViewIcon, onSelect: () => setShown(ticket) },
      { label: 'Edit', icon: EditIcon, onSelect: () => edit(ticket) },
      ...steps.items(ticket),
      { label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(ticket) },
    ],
    dialogs: (
      <>
        {shown && <TicketSummaryDialog ticket={shown} onClose={() => setShown(undefined)} />}
        {toDelete && <DeleteTicketDialog ticket={toDelete} onClose={() => setToDelete(undefined)} />}
        {steps.dialog}
      </>
    ),
  };
}
