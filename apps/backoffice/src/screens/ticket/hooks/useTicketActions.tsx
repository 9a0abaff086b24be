import { useMay, useSession } from '@motorpark/api';
import { type Ticket, departureOf, mayAct, ticketMoment } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, ViewIcon } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editTicketPath } from '../../../paths';
import { now } from '../../../shared/today';
import { DeleteTicketDialog } from '../dialogs/DeleteTicketDialog';
import { TicketSummaryDialog } from '../dialogs/TicketSummaryDialog';
import { useTicketSteps } from './useTicketSteps';

interface TicketActions {
  open: (ticket: Ticket) => void;
  rowMenu: (ticket: Ticket) => MenuItem[];
  /** What has been opened over the list. */
  dialogs: ReactNode;
}

/** What can be done with a ticket of the history. */
export function useTicketActions(): TicketActions {
  const navigate = useNavigate();
  const session = useSession();
  const keepsReasons = useMay('record.void');
  const steps = useTicketSteps();
  const [shown, setShown] = useState<Ticket>();
  const [toDelete, setToDelete] = useState<Ticket>();

  // A core server has no rights by moment: whoever sees a ticket may delete it.
  const mayDelete = (ticket: Ticket) =>
    keepsReasons !== true ||
    mayAct('ticket.void', {
      role: session?.role ?? 'admin',
      isOwn: ticket.isOwn ?? false,
      moment: ticketMoment(ticket, departureOf(ticket), now()),
    });

  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });

  return {
    open: setShown,
    rowMenu: (ticket) => [
      { label: 'View', icon: ViewIcon, onSelect: () => setShown(ticket) },
      { label: 'Edit', icon: EditIcon, onSelect: () => edit(ticket) },
      ...steps.items(ticket),
      ...(mayDelete(ticket)
        ? [
            {
              label: 'Delete',
              icon: DeleteIcon,
              tone: 'danger' as const,
              onSelect: () => setToDelete(ticket),
            },
          ]
        : []),
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
