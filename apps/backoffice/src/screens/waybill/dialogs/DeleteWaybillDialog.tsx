import { useDeleteWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { DeleteSoldDialog } from '../../../shared/sold/DeleteSoldDialog';
import { WAYBILL } from '../waybillKind';

export const DeleteWaybillDialog = (props: { row: Waybill; onClose: () => void }) => (
  <DeleteSoldDialog kind={WAYBILL} {...props} {...useDeleteWaybill()} />
);
