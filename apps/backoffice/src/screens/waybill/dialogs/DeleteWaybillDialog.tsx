import { useDeleteWaybill, useServerCan } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteDialog } from '../../../shared/record/DeleteDialog';
import { VoidDialog } from '../../../shared/record/VoidDialog';
import { messages } from '../messages';
import { WAYBILL_LOOKS } from '../waybillFacts';

interface DeleteWaybillDialogProps {
  waybill: Waybill;
  onClose: () => void;
}

/** Asks before a waybill goes; a server that keeps voided ones readable is told why. */
export function DeleteWaybillDialog({ waybill, onClose }: DeleteWaybillDialogProps) {
  const { deleteWaybill, isDeleting } = useDeleteWaybill();
  const keepsReasons = useServerCan('records.void');
  const dialog = {
    what: (
      <>
        <b>{waybill.senderName}</b>, waybill {waybill.number}
      </>
    ),
    words: messages,
    isRemoving: isDeleting,
    onClose,
  };
  return keepsReasons ? (
    <VoidDialog {...dialog} row={waybill} looks={WAYBILL_LOOKS} remove={deleteWaybill} />
  ) : (
    <DeleteDialog {...dialog} remove={() => deleteWaybill({ id: waybill.id, version: waybill.version })} />
  );
}
