import type { Capability } from '@motorpark/contract';
import { useServerCan } from '../access/useCapabilities';

/** The source of what is shown: the server, or fixed samples marked as such. */
export type Source = 'live' | 'sample';

/** Returns where the records of a capability are read and written; undefined until that is known. */
export function useSource(needed: Capability | undefined): Source | undefined {
  const isKept = useServerCan(needed);
  if (isKept === undefined) return undefined;
  return isKept ? 'live' : 'sample';
}
