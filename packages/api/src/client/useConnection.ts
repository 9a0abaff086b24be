import { useEffect, useSyncExternalStore } from 'react';
import type { ApiFailure } from '../failure/failure';
import { watch } from './connection';
import type { ConnectionState } from './connectionWatch';

/** How the server can be reached, kept true while the component is mounted. Use it once, at the frame. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribe, () => watch().state());
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = watch().subscribe(listener);
  const isUp = () => watch().networkChanged(true);
  const isDown = () => watch().networkChanged(false);
  window.addEventListener('online', isUp);
  window.addEventListener('offline', isDown);
  if (!navigator.onLine) isDown();
  return () => {
    unsubscribe();
    window.removeEventListener('online', isUp);
    window.removeEventListener('offline', isDown);
  };
}

/** Calls the listener each time the server can be reached again after it could not. */
export const whenConnectionIsBack = (listener: () => void): (() => void) => watch().whenBack(listener);

/** Finds out whether the server can be reached: for what failed without a call of the contract, such as fetching code. */
export const checkConnection = (): void => watch().networkChanged(true);

/** What got no answer and is still wanted. */
const missing = new Set<() => unknown>();

/** Loads again what could not be loaded: when the connection is back, and what got no answer each time that `loadMissing` is called. */
export function useLoadWhenBack(failure: ApiFailure | undefined, load: () => unknown): void {
  const kind = failure?.kind;
  useEffect(() => {
    if (!kind) return undefined;
    if (kind === 'disconnected') missing.add(load);
    const isBack = whenConnectionIsBack(() => void load());
    return () => {
      missing.delete(load);
      isBack();
    };
  }, [kind, load]);
}

/** Loads what is missing, unless the server is known to be out of reach; answers whether anything is. */
export function loadMissing(): boolean {
  if (watch().state() !== 'offline') for (const load of missing) load();
  return missing.size > 0;
}
