import { useEffect, useSyncExternalStore } from 'react';
import { capabilities } from '../client/connection';
import type { Capability } from '@motorpark/contract';
import { type Extensions, companyName } from './capabilities';

const NONE: Extensions = new Set();
const known = () => capabilities().known();
const read = () => known() ?? NONE;
const subscribe = (listener: () => void) => capabilities().subscribe(listener);

/** Returns the server's capabilities, `useCapabilities().has('trips.status')`; none until they are known. Fetches them on first use. */
export function useCapabilities(): Extensions {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, read);
}

/** Returns the company's name, initially the stored one; undefined if it is not known. Fetches it on first use. */
export function useCompanyName(): string | undefined {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, companyName);
}

/**
 * Returns whether the server has an extension; undefined until that is known, so that no placeholder flashes up. Fetches the capabilities on first use. True
 * for an undefined name: every server can do what needs no extension.
 */
export function useServerCan(name: Capability | undefined): boolean | undefined {
  useEffect(() => {
    if (name !== undefined) askOnce();
  }, [name]);
  const can = useSyncExternalStore(subscribe, known);
  return name === undefined ? true : can?.has(name);
}

/** Returns whether the server has the core calls only; false until that is known. */
export const useIsCoreServer = (): boolean => useServerCan('requests.body') === false;

/** Fetches the server's capabilities again. */
export const refreshAbilities = (): void =>
  void capabilities()
    .refresh()
    .catch(() => undefined);

/** If the server cannot be reached, the next caller tries again. */
function askOnce() {
  capabilities()
    .load()
    .catch(() => undefined);
}
