import { counterExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/lists';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { getCounter, nameCounter, readCounter } from './counter.endpoints';

const counters = rowsOfCall({
  list: 'counters',
  call: counterExtensions.getCounters,
  read: readCounter,
  sorts: { lastUsedAt: 'last_used_at' },
});

/** Returns the company's counters; none on a server without counters. */
export const useFoundCounters = (query: ListQuery) => useFoundRows(counters, query);

/** Returns a function that forgets a counter; everybody logged in there is logged out. */
export const useForgetCounter = () =>
  useRemove('counters', async ({ id }) => {
    await request(counterExtensions.forgetCounter, { id });
    return { outcome: 'done' };
  });

/** Returns the counter of this machine; null if nobody has named it, undefined until that is known. */
export function useCounter() {
  const { data: counter, ...state } = useListData('counters', getCounter, {
    part: 'this',
  });
  return { counter, ...state };
}

/** Returns a function that names this machine. */
export const useNameCounter = () => ({ nameCounter: useSave('counters', nameCounter).save });
