import { useCallback } from 'react';
import { useRefreshLists } from '../client/lists';
import { type PrintNumber, type PrintOrder, numberPrint } from './numberPrint';

/** Numbers a print just before it is printed, and has the record's history fetched again, which names it. */
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
