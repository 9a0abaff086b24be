import { useEffect, useSyncExternalStore } from 'react';
import { backend } from './connection';
import type { Backend, ServerKind } from '../port/backend';
import { companyName } from './chooseBackend';

const known = () => backend().known();
const subscribe = (listener: () => void) => backend().subscribe(listener);

/** Returns the server; undefined until its kind is known, so that no placeholder flashes up. Asks it on first use. */
export function useBackend(): Backend | undefined {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, known);
}

/** Returns the company's name, initially the stored one; undefined if it is not known. Fetches it on first use. */
export function useCompanyName(): string | undefined {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, companyName);
}

/** Returns whether the server has the core calls only, or is our own: a core server also before it has responded, if it was one the last time. */
export function useServerKind(): ServerKind | undefined {
  useEffect(askOnce, []);
  return useSyncExternalStore(subscribe, () => backend().kind());
}

/** Asks the server again what it is and how the company has set it. */
export const refreshBackend = (): void =>
  void backend()
    .refresh()
    .catch(() => undefined);

/** If the server cannot be reached, the next caller tries again. */
function askOnce() {
  backend()
    .load()
    .catch(() => undefined);
}
