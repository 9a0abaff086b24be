import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteCounterDialog } from '../../../shared/counter/DeleteCounterDialog';
import { WAYBILL } from '../waybillKind';

/** A confirmation dialog before a waybill is deleted. */
export const DeleteWaybillDialog = (props: { row: Waybill; onClose: () => void }) => (
  <DeleteCounterDialog kind={WAYBILL} {...props} {...useDeleteWaybill()} />
);
