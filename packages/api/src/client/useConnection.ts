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

/** Loads again, once, when the connection is back: what could not be loaded while it was gone. */
export function useLoadWhenBack(hasFailed: boolean, load: () => unknown): void {
  useEffect(() => (hasFailed ? whenConnectionIsBack(() => void load()) : undefined), [hasFailed, load]);
}

/** How long to wait before something that got no answer is read again, in ms; the last one repeats. */
const READ_AGAIN_AFTER_MS = [5_000, 10_000, 20_000] as const;
const LONGEST_WAIT_MS = 30_000;

/** Reads again what got no answer, ever more rarely, while the server can be reached; else when it can be again. */
export function useReadAgain(failure: ApiFailure | undefined, load: () => Promise<unknown>): void {
  useLoadWhenBack(failure !== undefined, load);
  const isUnanswered = failure?.kind === 'disconnected';
  useEffect(() => {
    if (!isUnanswered) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let isOver = false;
    const readAgain = async () => {
      if (watch().state() !== 'offline') await load();
      if (!isOver) plan();
    };
    function plan() {
      timer = setTimeout(() => void readAgain(), READ_AGAIN_AFTER_MS[tries] ?? LONGEST_WAIT_MS);
      tries += 1;
    }
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isUnanswered, load]);
}
