import type { Shift, Till } from '@motorpark/domain';
import { shiftExtensions } from '@motorpark/contract';
import { useSave } from '../rows/records';
import * as steps from './shift.endpoints';
import { request } from '../backend/connection';
import { useListData } from '../rows/lists';
import { instantOf, mustRead, recordIn, recordOf, required, shape, textOf } from '../reading';

/** Returns a function that changes a drawer and returns its new shift; lists of shifts are refreshed. */
const useStep = <Order>(step: (order: Order) => Promise<Shift>) => useSave('shifts', step).save;

/** Returns the actions of a clerk on their own drawer. */
export const useTill = () => ({
  open: useStep(steps.openShift),
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
  takeOver: useStep(steps.takeOverDrawer),
});

/** Returns the actions of the head office on another person's drawer. */
export const useShiftOffice = () => ({
  end: useStep(steps.endShift),
  correct: useStep(steps.correctShift),
});

const readTill = shape<Till>({ counter: required(textOf), openedAt: required(instantOf) });

/** Fetches the drawer that the user's cash sales go into now; null if there is none. */
export async function getTill(): Promise<Till | null> {
  const answer = await request(shiftExtensions.getTill);
  return recordOf(answer)['data'] === null ? null : mustRead(readTill(recordIn(answer)));
}

/** Returns the user's open till: null if there is none, undefined while that is unknown. Without a connection it is the last known. */
export const useOpenTill = (): Till | null | undefined =>
  useListData('shifts', getTill, { part: 'till', refreshInterval: 60_000 }).data;
