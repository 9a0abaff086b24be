import { discardExtensions } from '@motorpark/contract';
import type { ListQuery } from '../client/found';
import { ownRows } from '../client/ownRows';
import { useFoundRows } from '../client/useFoundRows';
import { readDiscardedSale } from './readDiscard';

const discards = ownRows({
  list: 'discards',
  needs: 'sales.discards',
  call: discardExtensions.getDiscardedSales,
  read: readDiscardedSale,
  sorts: { at: 'at', amount: 'amount' },
});

/** What was thrown away on machines before the server had it, newest first; nothing on a server that is not told. */
export const useFoundDiscardedSales = (query: ListQuery) => useFoundRows(discards, query);
