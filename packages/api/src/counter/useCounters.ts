import { COUNTER_LIST, counterExtensions, counterNamingWire } from '@motorpark/contract';
import type { Counter, CounterNaming } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { storeCounterKey } from '../access/counterKey';

/** Returns the counter of this machine; null if nobody has named it. */
const getCounter = async (): Promise<Counter | null> => (await request(counterExtensions.getCounter)) ?? null;

/** Names this machine and stores the key that the server returns for it. */
async function nameCounter(form: CounterNaming): Promise<Counter> {
  const { key, ...counter } = await request(counterExtensions.nameCounter, {
    payload: counterNamingWire.payload(form),
  });
  storeCounterKey(key);
  return counter;
}

const counters = rowsOfCall({
  list: 'counters',
  call: counterExtensions.getCounters,
});

/** Returns the company's counters; none on a server without counters. */
export const useFoundCounters = (query: ListQuery) =>
  useFoundRows({ ...counters, columns: COUNTER_LIST }, query);

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

export const useNameCounter = () => ({ nameCounter: useSave('counters', nameCounter).save });
