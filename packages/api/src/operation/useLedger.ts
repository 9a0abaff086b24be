import { useSource } from '../core/useSource';
import { useListData, type ListOptions } from '../client/lists';

/** Returns whether operations come from the server's ledger or from samples; undefined until that is known. */
export const useLedgerSource = () => useSource('operations');

/** Loads one part of the ledger and caches it under its own name. On a server without a ledger it returns the sample without a call. */
export function useLedger<Data>(
  part: string,
  { load, sample }: { load: () => Promise<Data>; sample: Data },
  options: ListOptions = {},
) {
  const source = useLedgerSource();
  const { data, isLoading, ...kept } = useListData('operations', load, {
    ...options,
    part,
    needs: 'operations',
  });
  const isAsking = source === undefined && kept.failure === undefined;
  return {
    ...kept,
    data: source === 'sample' ? sample : data,
    isLoading: isLoading || isAsking,
    source,
  };
}
