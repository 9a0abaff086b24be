import { failureMessage, useServerCan, useTicketStatus } from '@motorpark/api';
import { TICKET_TRANSITIONS, type Ticket } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, ViewIcon, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editTicketPath } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { CHANGE_STATUS, statusMenu } from '../history/statusMenu';
import { DeleteTicketDialog } from './DeleteTicketDialog';
import { TicketSummaryDialog } from './TicketSummaryDialog';
import { CORE_STATUSES, messages } from './messages';

interface TicketActions {
  open: (ticket: Ticket) => void;
  rowMenu: (ticket: Ticket) => MenuItem[];
  /** What has been opened over the list. */
  dialogs: ReactNode;
}

/** What can be done with a ticket of the history (specification section 2.18). */
export function useTicketActions(): TicketActions {
  const navigate = useNavigate();
  const keepsStatuses = useServerCan('tickets.status');
  const { changeStatus, isChanging } = useTicketStatus();
  const [shown, setShown] = useState<Ticket>();
  const [toDelete, setToDelete] = useState<Ticket>();
  const [correction, setCorrection] = useState<{ ticket: Ticket; to: string }>();

  const step = useCallback(
    async ({ id, number }: Ticket, status: string) => {
      try {
        const outcome = await changeStatus({ id, status });
        if (outcome === 'done') toast.success(messages.statusChanged(number, status));
        else toast.info(messages.noStatuses);
      } catch (failure) {
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
    },
    [changeStatus],
  );

  const statuses = (ticket: Ticket): MenuItem[] =>
    keepsStatuses === false
      ? CORE_STATUSES.map((label) => ({
          label,
          group: CHANGE_STATUS,
          onSelect: () => toast.info(messages.noStatuses),
        }))
      : statusMenu({
          status: ticket.status,
          transitions: TICKET_TRANSITIONS,
          onStep: (status) => void step(ticket, status),
          onCorrect: (to) => setCorrection({ ticket, to }),
        });

  const edit = (ticket: Ticket) => void navigate(editTicketPath(ticket.id), { state: { ticket } });

  return {
    open: setShown,
    rowMenu: (ticket) => [
      { label: 'View', icon: ViewIcon, onSelect: () => setShown(ticket) },
      { label: 'Edit', icon: EditIcon, onSelect: () => edit(ticket) },
      ...statuses(ticket),
      { label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(ticket) },
    ],
    dialogs: (
      <>
        {shown && <TicketSummaryDialog ticket={shown} onClose={() => setShown(undefined)} />}
        {toDelete && <DeleteTicketDialog ticket={toDelete} onClose={() => setToDelete(undefined)} />}
        {correction && (
          <CorrectStatusDialog
            id={correction.ticket.id}
            name={`Ticket ${correction.ticket.number}`}
            from={correction.ticket.status ?? ''}
            to={correction.to}
            changeStatus={changeStatus}
            isChanging={isChanging}
            onClose={() => setCorrection(undefined)}
          />
        )}
      </>
    ),
  };
}
