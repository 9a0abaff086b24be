import { useEffect, useSyncExternalStore } from 'react';
import type { ApiFailure } from '../failure/failure';
import { watch } from './connection';
import type { ConnectionState } from '../http/connectionWatch';

/** Subscribes to the state of the connection and feeds it the browser's network events. Use it once, in the frame. */
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

/** Probes the server: for failures outside the calls of the contract, such as a chunk that could not be loaded. */
export const checkConnection = (): void => watch().networkChanged(true);

/** The loads that got no response and are still needed. */
const missing = new Set<() => unknown>();

/** Repeats a failed load when the connection is back and, if it got no response, each time `loadMissing` is called. */
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

/** Repeats the loads that got no response, unless the server is known to be out of reach. Returns whether there are any. */
export function loadMissing(): boolean {
  if (watch().state() !== 'offline') for (const load of missing) load();
  return missing.size > 0;
}
