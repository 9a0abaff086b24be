import { useWaybill } from '@motorpark/api';
import type { Waybill } from '@motorpark/domain';
import { CorrectStatusDialog } from '../../../shared/history/CorrectStatusDialog';
import type { StepDialogProps } from '../../../shared/history/useStatusStep';
import { Settlement } from '../../../shared/record/Settlement';

/** A dialog that takes a hand-over back, and states the storage fee to be given back, and how, if one was paid. */
export function TakeBackDialog({ row, ...step }: StepDialogProps<Waybill>) {
  const { row: waybill = row } = useWaybill(row.id, row);
  return (
    <CorrectStatusDialog name={`Waybill ${row.number}`} from={row.status} to="Delivered" {...step}>
      <Settlement before={waybill.storageFee} after={0} paidWith={waybill.storageMethod} />
    </CorrectStatusDialog>
  );
}
