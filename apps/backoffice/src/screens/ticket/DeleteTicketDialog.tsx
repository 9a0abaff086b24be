import { useDeleteTicket } from '@motorpark/api';
import type { Ticket } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { messages } from './messages';

interface DeleteTicketDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** Asks before a ticket goes; its seats are free again afterwards. */
export function DeleteTicketDialog({ ticket, onClose }: DeleteTicketDialogProps) {
  const { deleteTicket, isDeleting } = useDeleteTicket();
  const { title, warning, note, confirm, cancel } = messages.confirmDelete;

  async function confirmDelete() {
    try {
      await deleteTicket(ticket.id);
      toast.success(messages.deleted);
    } catch {
      toast.error(messages.deleteFailed);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isDeleting}
      onConfirm={() => void confirmDelete()}
      onCancel={onClose}
    >
      <p>
        <b>{ticket.travelerName}</b>, ticket {ticket.number}. {warning}
      </p>
      <p>{note}</p>
    </ConfirmDialog>
  );
}
