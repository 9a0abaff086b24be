import type {
  CashDropValues,
  DrawerExpenseValues,
  ShiftClosing,
  ShiftCount,
  ShiftOpening,
} from '@motorpark/domain';
import { useSave } from '../client/records';
import { type TillOrder, closeShift, countShift, dropCash, openShift, payExpense } from './shift.endpoints';

/** What a clerk does with the drawer; each step answers the shift as it is by it, and lists follow. */
export function useTill() {
  const opening = useSave('shifts', openShift);
  const dropping = useSave('shifts', ({ id, ...order }: TillOrder<CashDropValues> & { id: string }) =>
    dropCash(id, order),
  );
  const paying = useSave('shifts', ({ id, ...order }: TillOrder<DrawerExpenseValues> & { id: string }) =>
    payExpense(id, order),
  );
  const counting = useSave('shifts', ({ id, count }: { id: string; count: ShiftCount }) =>
    countShift(id, count),
  );
  const closing = useSave('shifts', ({ id, ...form }: ShiftClosing & { id: string }) => closeShift(id, form));
  return {
    open: (order: TillOrder<ShiftOpening>) => opening.save(order),
    drop: dropping.save,
    pay: paying.save,
    count: counting.save,
    close: closing.save,
  };
}
