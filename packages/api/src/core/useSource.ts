import type { Capability } from '@motorpark/contract';
import { useServerCan } from '../access/useCapabilities';

/** Where what is shown comes from: the server, or fixed samples, which say so. */
export type Source = 'live' | 'sample';

/** Where the records of an extension come from, and where changes of them go; undefined until that is known. */
export function useSource(needed: Capability | undefined): Source | undefined {
  const isKept = useServerCan(needed);
  if (isKept === undefined) return undefined;
  return isKept ? 'live' : 'sample';
}
