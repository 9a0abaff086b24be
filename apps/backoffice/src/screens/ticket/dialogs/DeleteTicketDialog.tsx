import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteCounterDialog } from '../../../shared/counter/DeleteCounterDialog';
import { TICKET } from '../ticketKind';

/** A confirmation dialog before a ticket is deleted. */
export const DeleteTicketDialog = (props: { row: Ticket; onClose: () => void }) => (
  <DeleteCounterDialog kind={TICKET} {...props} {...useDeleteTicket()} />
);
