import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteDialog } from '../record/DeleteDialog';
import { messages } from './messages';

interface DeleteTicketDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** Asks before a ticket goes; its seats are free again afterwards. */
export function DeleteTicketDialog({ ticket, onClose }: DeleteTicketDialogProps) {
  const { deleteTicket, isDeleting } = useDeleteTicket();
  return (
    <DeleteDialog
      what={
        <>
          <b>{ticket.travelerName}</b>, ticket {ticket.number}
        </>
      }
      words={messages}
      remove={() => deleteTicket(ticket.id)}
      isRemoving={isDeleting}
      onClose={onClose}
    />
  );
}
