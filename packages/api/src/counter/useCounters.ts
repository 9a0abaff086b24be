import { type LIST_SORTS, counterExtensions } from '@motorpark/contract';
import type { Counter, CounterNaming } from '@motorpark/domain';
import { request } from '../client/connection';
import { type ListQuery, readFound, searchOf } from '../client/found';
import { useKept } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import type { Sorts } from '../client/sorting';
import { type RowSource, useFoundRows } from '../client/useFoundRows';
import { getCounter, nameCounter, readCounter } from './counter.endpoints';

const SORTS: Sorts<Counter, (typeof LIST_SORTS.counters)[number]> = {
  lastUsedAt: { onWire: 'last_used_at', of: ({ lastUsedAt }) => lastUsedAt || undefined },
};

const searchCounters: RowSource<Counter>['search'] = async (query, page) =>
  readFound(
    await request(counterExtensions.getCounters, { payload: searchOf(query, page, SORTS) }),
    readCounter,
  );

/** The known machines of the company; none on a server that knows none. */
export const useFoundCounters = (query: ListQuery) =>
  useFoundRows<Counter>(
    {
      list: 'counters',
      needs: 'counters',
      search: searchCounters,
      all: async () => [],
      shownBy: ({ name, terminal, namedBy }) => ({ texts: [name, terminal, namedBy] }),
      sorts: SORTS,
    },
    query,
  );

/** Forgets a machine; whoever is logged in there is logged out. */
export const useForgetCounter = () =>
  useRemove('counters', async (id) => {
    await request(counterExtensions.forgetCounter, { id });
    return 'done';
  });

/** The machine that whoever is logged in sits at; null where nobody has named it, undefined until that is known. */
export function useCounter() {
  const { data: counter, ...state } = useKept('counters', getCounter, { part: 'this', needs: 'counters' });
  return { counter, ...state };
}

/** Names this machine. */
export function useNameCounter() {
  const { save } = useSave('counters', (form: CounterNaming) => nameCounter(form));
  return { nameCounter: save };
}
