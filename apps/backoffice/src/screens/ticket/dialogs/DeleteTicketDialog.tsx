import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteCounterDialog } from '../../../shared/counter/DeleteCounterDialog';
import { TICKET } from '../ticketKind';

/** Asks before a ticket goes. */
export const DeleteTicketDialog = (asked: { row: Ticket; onClose: () => void }) => (
  <DeleteCounterDialog kind={TICKET} {...asked} {...useDeleteTicket()} />
);
