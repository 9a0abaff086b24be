import { useDeleteTicket, useServerCan } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteDialog } from '../../../shared/record/DeleteDialog';
import { VoidDialog } from '../../../shared/record/VoidDialog';
import { messages } from '../messages';
import { TICKET_LOOKS } from '../ticketFacts';

interface DeleteTicketDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** Asks before a ticket goes; a server that keeps voided ones readable is told why. */
export function DeleteTicketDialog({ ticket, onClose }: DeleteTicketDialogProps) {
  const { deleteTicket, isDeleting } = useDeleteTicket();
  const keepsReasons = useServerCan('records.void');
  const dialog = {
    what: (
      <>
        <b>{ticket.travelerName}</b>, ticket {ticket.number}
      </>
    ),
    words: messages,
    isRemoving: isDeleting,
    onClose,
  };
  return keepsReasons ? (
    <VoidDialog {...dialog} row={ticket} looks={TICKET_LOOKS} remove={deleteTicket} />
  ) : (
    <DeleteDialog {...dialog} remove={() => deleteTicket({ id: ticket.id, version: ticket.version })} />
  );
}
