import { useServerCan } from '../access/useCapabilities';
import { useKept, type ListOptions } from '../client/lists';

/**
 * Loads one part of the ledger and keeps it under its own name. `isSample` says that the server keeps no ledger and is not asked: then the
 * samples are shown, marked as such.
 */
export function useLedger<Data>(part: string, load: () => Promise<Data>, options: ListOptions = {}) {
  const canTell = useServerCan('operations');
  const { isLoading, ...kept } = useKept('operations', load, { ...options, part, needs: 'operations' });
  const isAsking = canTell === undefined && kept.failure === undefined;
  return { ...kept, isLoading: isLoading || isAsking, isSample: canTell === false };
}
