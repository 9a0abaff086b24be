import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { messages } from './messages';

interface DeleteWaybillDialogProps {
  waybill: Waybill;
  onClose: () => void;
}

/** Asks before a waybill goes; its money goes back in the ledger. */
export function DeleteWaybillDialog({ waybill, onClose }: DeleteWaybillDialogProps) {
  const { deleteWaybill, isDeleting } = useDeleteWaybill();
  const { title, warning, note, confirm, cancel } = messages.confirmDelete;

  async function confirmDelete() {
    try {
      await deleteWaybill(waybill.id);
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
        <b>{waybill.senderName}</b>, waybill {waybill.number}. {warning}
      </p>
      <p>{note}</p>
    </ConfirmDialog>
  );
}
