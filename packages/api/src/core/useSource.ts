import type { Capability } from '@motorpark/contract';
import { useServerCan } from '../access/useCapabilities';

/** The source of what is shown: the server, or fixed samples marked as such. */
export type Source = 'live' | 'sample';

/** The figure of each card over the tickets and waybills of a core server, which counts nothing (docs/lists.md). */
const SAMPLE_COUNT = 10;

/** Returns the figure of each summary card of a list on a server that counts nothing; undefined if it counts. */
export const useSampleCount = (): number | undefined =>
  useSource('operations') === 'sample' ? SAMPLE_COUNT : undefined;

/** Returns where the records of a capability are read and written; undefined until that is known. */
export function useSource(needed: Capability | undefined): Source | undefined {
  const isKept = useServerCan(needed);
  if (isKept === undefined) return undefined;
  return isKept ? 'live' : 'sample';
}
