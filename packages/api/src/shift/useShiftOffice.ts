import type { ShiftCorrectionValues, ShiftEnding } from '@motorpark/domain';
import { useSave } from '../client/records';
import { type TillOrder, correctShift, endShift } from './shift.endpoints';

/** What the head office does with somebody else's drawer; each step answers the shift as it is by it, and lists follow. */
export function useShiftOffice() {
  const ending = useSave('shifts', ({ id, form }: { id: string; form: ShiftEnding }) => endShift(id, form));
  const correcting = useSave(
    'shifts',
    ({ id, ...order }: TillOrder<ShiftCorrectionValues> & { id: string }) => correctShift(id, order),
  );
  return { end: ending.save, correct: correcting.save };
}
