import type { Shift } from '@motorpark/domain';
import { useSWRConfig } from 'swr';
import { useSave } from '../rows/records';
import { useListKey } from '../rows/useListData';
import * as steps from './shift.endpoints';

/** Returns a function that changes a drawer and returns its new shift; lists of shifts are refreshed. */
const useStep = <Order>(step: (order: Order) => Promise<Shift>) => useSave('shifts', step).save;

/** As `useStep`; the drawer is shown at once as the user's own. */
function useBeginning<Order>(begin: (order: Order) => Promise<Shift>) {
  const { mutate } = useSWRConfig();
  const mine = useListKey('shifts', 'mine');
  return useStep(async (order: Order) => {
    const shift = await begin(order);
    await mutate(mine, shift, { revalidate: false });
    return shift;
  });
}

/** Returns the actions of a clerk on their own drawer. */
export const useTill = () => ({
  open: useBeginning(steps.openShift),
  drop: useStep(steps.dropCash),
  takeBack: useStep(steps.takeBackDrop),
  receive: useStep(steps.receiveDrop),
  pay: useStep(steps.payExpense),
  count: useStep(steps.countShift),
  close: useStep(steps.closeShift),
});

/** Returns the actions that count another person's drawer and take it over, as `useTill` counts and closes the user's own. */
export const useTakeOver = () => ({
  count: useStep(steps.countDrawer),
  witness: useStep(steps.witnessCount),
  takeOver: useBeginning(steps.takeOverDrawer),
});

/** Returns the actions of the head office on another person's drawer, and the one by which its owner confirms a count. */
export const useShiftOffice = () => ({
  end: useStep(steps.endShift),
  correct: useStep(steps.correctShift),
  confirm: useStep(steps.confirmCount),
});
