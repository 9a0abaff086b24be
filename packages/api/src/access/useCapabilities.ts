import { useEffect, useSyncExternalStore } from 'react';
import { capabilities } from '../client/connection';
import type { Capability } from '@motorpark/contract';
import { type Extensions, companyName } from './capabilities';

const NONE: Extensions = new Set();
const known = () => capabilities().known();
const read = () => known() ?? NONE;
const subscribe = (listener: () => void) => capabilities().subscribe(listener);

/** The server's capabilities, `useCapabilities().has('trips.status')`; nothing until it is known. Asks if nobody has yet. */
export function useCapabilities(): Extensions {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, read);
}

/** The company's name, at once as it was last time; undefined if it is not known. Asks if nobody has yet. */
export function useCompanyName(): string | undefined {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, companyName);
}

/**
 * Whether the server has an extension; undefined until it is known, so that no placeholder flashes up before. Asks if nobody has
 * yet. What needs no extension can be done by every server.
 */
export function useServerCan(name: Capability | undefined): boolean | undefined {
  useEffect(() => {
    if (name !== undefined) askOnce();
  }, [name]);
  const can = useSyncExternalStore(subscribe, known);
  return name === undefined ? true : can?.has(name);
}

/** Asks again what the server can. */
export const refreshAbilities = (): void =>
  void capabilities()
    .refresh()
    .catch(() => undefined);

/** A server that cannot be reached is asked again by the next one who needs to know. */
function askOnce() {
  capabilities()
    .load()
    .catch(() => undefined);
}
