import { discardExtensions } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { readDiscardedSale } from './readDiscard';

const discards = rowsOfCall({
  list: 'discards',
  call: discardExtensions.getDiscardedSales,
  read: readDiscardedSale,
  sorts: { at: 'at', amount: 'amount' },
});

/** Returns the sales discarded on machines before they were sent, newest first; none on a server that does not record them. */
export const useFoundDiscardedSales = (query: ListQuery) => useFoundRows(discards, query);
