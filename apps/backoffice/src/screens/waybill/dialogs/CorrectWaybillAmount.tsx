import { useEditWaybill } from '@motorpark/api';
import { type Waybill, nairaOnWire, WAYBILL_FIELDS, draftOf, waybillSchema } from '@motorpark/domain';
import { CorrectAmountDialog } from '../../../shared/record/CorrectAmountDialog';
import { WAYBILL } from '../waybillKind';

interface CorrectWaybillAmountProps {
  waybill: Waybill;
  onClose: () => void;
}

/** A dialog that corrects the paid amount of a waybill; everything else stays as it is. */
export function CorrectWaybillAmount({ waybill, onClose }: CorrectWaybillAmountProps) {
  const { save } = useEditWaybill();
  return (
    <CorrectAmountDialog
      row={waybill}
      conflictView={WAYBILL.conflictView}
      save={(now, { amount, reason }, version) =>
        save({
          id: now.id,
          version,
          form: waybillSchema.cast({ ...draftOf(WAYBILL_FIELDS, now), amount: String(nairaOnWire(amount)) }),
          terminals: [],
          reason,
        })
      }
      onClose={onClose}
    />
  );
}
