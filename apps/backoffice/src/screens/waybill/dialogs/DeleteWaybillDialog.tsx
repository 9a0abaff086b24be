import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteSoldDialog } from '../../../shared/sold/DeleteSoldDialog';
import { WAYBILL } from '../waybillKind';

/** A confirmation dialog before a waybill is deleted. */
export const DeleteWaybillDialog = (props: { row: Waybill; onClose: () => void }) => (
  <DeleteSoldDialog kind={WAYBILL} {...props} {...useDeleteWaybill()} />
);
