import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteSaleDialog } from '../../../shared/record/DeleteSaleDialog';
import { messages } from '../messages';
import { TICKET_LOOKS } from '../ticketFacts';

interface DeleteTicketDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** Asks before a ticket goes. */
export const DeleteTicketDialog = ({ ticket, onClose }: DeleteTicketDialogProps) => (
  <DeleteSaleDialog
    row={ticket}
    looks={TICKET_LOOKS}
    what={
      <>
        <b>{ticket.travelerName}</b>, ticket {ticket.number}
      </>
    }
    words={messages}
    {...useDeleteTicket()}
    onClose={onClose}
  />
);
