import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { DeleteSoldDialog, RemoveSoldDialog } from '../../../shared/sold/DeleteSoldDialog';
import { changeMessages } from '../changeMessages';
import { TICKET } from '../ticketKind';
import { TicketChangeDialog } from './TicketChangeDialog';

/** A confirmation dialog before a ticket is deleted; it first loads on which terms its money is given back. */
export function DeleteTicketDialog({ row, onClose }: { row: Ticket; onClose: () => void }) {
  const removal = useDeleteTicket();
  return (
    <TicketChangeDialog
      row={row}
      title={changeMessages.delete.title}
      onClose={onClose}
      refusedBy={({ delete: terms }) => terms.refused}
    >
      {(ticket, { delete: terms }) => (
        <DeleteSoldDialog kind={TICKET} row={ticket} terms={terms} onClose={onClose} {...removal} />
      )}
    </TicketChangeDialog>
  );
}

/** The same where no reason is stored. */
export const RemoveTicketDialog = (props: { row: Ticket; onClose: () => void }) => (
  <RemoveSoldDialog kind={TICKET} {...props} {...useDeleteTicket()} />
);
