import { useEffect, useSyncExternalStore } from 'react';
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

/** Loads again, once, when the connection is back: what could not be loaded while it was gone. */
export function useLoadWhenBack(hasFailed: boolean, load: () => unknown): void {
  useEffect(() => (hasFailed ? whenConnectionIsBack(() => void load()) : undefined), [hasFailed, load]);
}
