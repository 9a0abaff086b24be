import { useSource } from '../core/useSource';
import { useKept, type ListOptions } from '../client/lists';

/** Whether there is a ledger, or samples stand in for it; undefined until that is known. */
export const useLedgerSource = () => useSource('operations');

/** Loads one part of the ledger and keeps it under its own name. A server that keeps none is not asked: the sample is its answer. */
export function useLedger<Data>(
  part: string,
  { load, sample }: { load: () => Promise<Data>; sample: Data },
  options: ListOptions = {},
) {
  const source = useLedgerSource();
  const { data, isLoading, ...kept } = useKept('operations', load, { ...options, part, needs: 'operations' });
  const isAsking = source === undefined && kept.failure === undefined;
  return {
    ...kept,
    data: source === 'sample' ? sample : data,
    isLoading: isLoading || isAsking,
    source,
  };
}
