import { type LIST_SORTS, discardExtensions } from '@motorpark/contract';
import type { DiscardedSale } from '@motorpark/domain';
import { request } from '../client/connection';
import { dayOfInstant } from '../client/dayOf';
import { type ListQuery, readFound, searchOf } from '../client/found';
import type { Sorts } from '../client/sorting';
import { type RowSource, useFoundRows } from '../client/useFoundRows';
import { readDiscardedSale } from './readDiscard';

const SORTS: Sorts<DiscardedSale, (typeof LIST_SORTS.discards)[number]> = {
  at: { onWire: 'at', of: ({ at }) => at || undefined },
  amount: { onWire: 'amount', of: ({ amount }) => amount },
};

const search: RowSource<DiscardedSale>['search'] = async (query, page) =>
  readFound(
    await request(discardExtensions.getDiscardedSales, { payload: searchOf(query, page, SORTS) }),
    readDiscardedSale,
  );

/** What was thrown away on machines before the server had it, newest first; nothing on a server that is not told. */
export const useFoundDiscardedSales = (query: ListQuery) =>
  useFoundRows<DiscardedSale>(
    {
      list: 'discards',
      needs: 'sales.discards',
      search,
      all: async () => [],
      shownBy: ({ name, details, reason, person, terminal, counter }) => ({
        texts: [name, details, reason, person, terminal, counter],
      }),
      dayOf: ({ at }) => dayOfInstant(at),
      sorts: SORTS,
    },
    query,
  );
