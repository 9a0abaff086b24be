import type { Unsent } from './sale';
import { useSyncExternalStore } from 'react';

/** The frame's view of unsent sales; in a module of its own, because the outbox is loaded later. */
export interface UnsentSales {
  sales: readonly Unsent[];
  /** The number of further sales on this machine that cannot be read. */
  unreadable: number;
  /** Whether they outlive the tab. */
  isDurable: boolean;
  /** Whether the stored sales have been read. */
  isKnown: boolean;
}

const NONE: UnsentSales = { sales: [], unreadable: 0, isDurable: true, isKnown: false };

let current = NONE;
const listeners = new Set<() => void>();

export function setUnsentSales(next: UnsentSales = NONE): void {
  current = next;
  for (const listener of listeners) listener();
}

export const readUnsentSales = (): UnsentSales => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to the logged-in user's sales that the server has not confirmed or has refused, oldest first. */
export const useUnsentSales = (): UnsentSales => useSyncExternalStore(subscribe, readUnsentSales);
