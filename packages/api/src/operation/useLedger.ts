import { useServerCan } from '../access/useCapabilities';
import { useKept, type ListOptions } from '../client/lists';

/**
 * Part of what the ledger tells, by a name of its own. `isSample` says that the server keeps no ledger and is not asked: then the
 * specification's samples are shown, marked as such.
 */
export function useLedger<Data>(part: string, load: () => Promise<Data>, options: ListOptions = {}) {
  const canTell = useServerCan('operations');
  const { isLoading, ...kept } = useKept('operations', load, { ...options, part, needs: 'operations' });
  const isAsking = canTell === undefined && kept.failure === undefined;
  return { ...kept, isLoading: isLoading || isAsking, isSample: canTell === false };
}

/** The same wishes have the same name, whatever the order in which they were made. */
export const partOf = (view: 'list' | 'summary', wishes: object): string =>
  JSON.stringify([view, ...Object.entries(wishes).filter(isWish).toSorted(byName)]);

type Entry = [name: string, wish: unknown];
const isWish = ([, wish]: Entry) => wish !== undefined;
const byName = ([one]: Entry, [other]: Entry) => (one < other ? -1 : 1);
