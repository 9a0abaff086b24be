import { COUNTER_LIST, counterExtensions, counterNamingWire } from '@motorpark/contract';
import { type Counter, type CounterNaming, PAPER_SIZES } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import { rowsOfRawCall } from '../rows/rowsOfCall';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { storeCounterKey } from '../access/counterKey';
import { instant, oneOf, read, recordIn, recordOf, required, rowId, shape, text, textOf } from '../reading';

/** Parses a counter; undefined if there is none, or its paper is unknown. */
const readCounter = shape<Counter>({
  id: rowId,
  name: required(textOf),
  paper: required(oneOf(PAPER_SIZES)),
  terminal: text,
  namedAt: instant,
  namedBy: text,
  lastUsedAt: instant,
});

/** Returns the counter of this machine; null if nobody has named it. */
async function getCounter(): Promise<Counter | null> {
  const answer = recordOf(await request(counterExtensions.getCounter));
  return answer['data'] === null ? null : (readCounter(recordIn(answer)) ?? null);
}

/** Names this machine and stores the key that the server returns for it. */
async function nameCounter(form: CounterNaming): Promise<Counter | null> {
  const answer = recordIn(
    await request(counterExtensions.nameCounter, { payload: counterNamingWire.payload(form) }),
  );
  const key = textOf(read(answer, 'key'));
  if (key !== undefined) storeCounterKey(key);
  return readCounter(answer) ?? null;
}

const counters = rowsOfRawCall({
  list: 'counters',
  columns: COUNTER_LIST,
  call: counterExtensions.getCounters,
  read: readCounter,
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

export const useNameCounter = () => ({ nameCounter: useSave('counters', nameCounter).save });
