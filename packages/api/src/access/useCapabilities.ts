import { useEffect, useSyncExternalStore } from 'react';
import { capabilities } from '../client/connection';
import type { Capability } from '../contract';

const NONE: ReadonlySet<Capability> = new Set();
const read = () => capabilities().known() ?? NONE;
const subscribe = (listener: () => void) => capabilities().subscribe(listener);

/** What the server can, `useCapabilities().has('trips.status')`; nothing until it is known. Asks if nobody has yet. */
export function useCapabilities(): ReadonlySet<Capability> {
  useEffect(() => {
    // A server that cannot be reached is asked again by the next one who needs to know.
    capabilities()
      .load()
      .catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, read);
}

/** Whether the server is known to have an extension; outside of React. */
export const hasCapability = (name: Capability): boolean => read().has(name);
