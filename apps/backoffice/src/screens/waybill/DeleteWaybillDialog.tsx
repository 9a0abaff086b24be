import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteDialog } from '../record/DeleteDialog';
import { messages } from './messages';

interface DeleteWaybillDialogProps {
  waybill: Waybill;
  onClose: () => void;
}

/** Asks before a waybill goes; its money goes back in the ledger. */
export function DeleteWaybillDialog({ waybill, onClose }: DeleteWaybillDialogProps) {
  const { deleteWaybill, isDeleting } = useDeleteWaybill();
  return (
    <DeleteDialog
      what={
        <>
          <b>{waybill.senderName}</b>, waybill {waybill.number}
        </>
      }
      words={messages}
      remove={() => deleteWaybill(waybill.id)}
      isRemoving={isDeleting}
      onClose={onClose}
    />
  );
}
