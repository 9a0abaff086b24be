import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteSoldDialog, RemoveSoldDialog } from '../../../shared/sold/DeleteSoldDialog';
import { WAYBILL } from '../waybillKind';

export const DeleteWaybillDialog = (props: { row: Waybill; onClose: () => void }) => (
  <DeleteSoldDialog kind={WAYBILL} {...props} {...useDeleteWaybill()} />
);

/** The same where no reason is stored. */
export const RemoveWaybillDialog = (props: { row: Waybill; onClose: () => void }) => (
  <RemoveSoldDialog kind={WAYBILL} {...props} {...useDeleteWaybill()} />
);
