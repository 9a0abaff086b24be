import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteSaleDialog } from '../../../shared/record/DeleteSaleDialog';
import { messages } from '../messages';
import { WAYBILL_LOOKS } from '../waybillFacts';

interface DeleteWaybillDialogProps {
  waybill: Waybill;
  onClose: () => void;
}

/** Asks before a waybill goes. */
export const DeleteWaybillDialog = ({ waybill, onClose }: DeleteWaybillDialogProps) => (
  <DeleteSaleDialog
    row={waybill}
    looks={WAYBILL_LOOKS}
    what={
      <>
        <b>{waybill.senderName}</b>, waybill {waybill.number}
      </>
    }
    words={messages}
    {...useDeleteWaybill()}
    onClose={onClose}
  />
);
