import type { Shift } from '@motorpark/domain';
import { useSave } from '../client/records';
import * as steps from './shift.endpoints';

/** A step with a drawer: it returns the shift as it is by it, and lists follow. */
const useStep = <Order>(step: (order: Order) => Promise<Shift>) => useSave('shifts', step).save;

/** What a clerk does with their drawer. */
export const useTill = () => ({
  open: useStep(steps.openShift),
  drop: useStep(steps.dropCash),
  takeBack: useStep(steps.takeBackDrop),
  pay: useStep(steps.payExpense),
  count: useStep(steps.countShift),
  close: useStep(steps.closeShift),
});

/** Counts somebody else's drawer and goes on with it, as `useTill` closes the own one. */
export const useTakeOver = () => ({
  count: useStep(steps.countDrawer),
  takeOver: useStep(steps.takeOverDrawer),
});

/** What the head office does with somebody else's drawer. */
export const useShiftOffice = () => ({
  end: useStep(steps.endShift),
  correct: useStep(steps.correctShift),
});
