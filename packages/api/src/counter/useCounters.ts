import { counterExtensions } from '@motorpark/contract';
import type { CounterNaming } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { useKept } from '../client/lists';
import { ownRows } from '../client/ownRows';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { getCounter, nameCounter, readCounter } from './counter.endpoints';

const counters = ownRows({
  list: 'counters',
  needs: 'counters',
  call: counterExtensions.getCounters,
  read: readCounter,
  sorts: { lastUsedAt: 'last_used_at' },
});

/** The known machines of the company; none on a server that knows none. */
export const useFoundCounters = (query: ListQuery) => useFoundRows(counters, query);

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
