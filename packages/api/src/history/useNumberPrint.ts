import { useCallback } from 'react';
import { useRefreshLists } from '../rows/lists';
import { type PrintNumber, type PrintOrder, numberPrint } from './numberPrint';

/** Returns a function that numbers a print just before it is printed and refreshes the record's history, which shows it. */
export function useNumberPrint(): (order: PrintOrder) => Promise<PrintNumber> {
  const refreshLists = useRefreshLists();
  return useCallback(
    async (order) => {
      const number = await numberPrint(order);
      if (number !== undefined) void refreshLists(order.noun === 'shift' ? 'shifts' : order.noun);
      return number;
    },
    [refreshLists],
  );
}
