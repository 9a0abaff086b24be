import { useSyncExternalStore } from 'react';
import type { Unsent } from './sale';

/** What the frame knows of unsent sales; kept apart from the machine, whose code comes later. */
export interface UnsentSales {
  sales: readonly Unsent[];
  /** How many more lie on this machine that cannot be read. */
  unreadable: number;
  /** Whether they outlive the tab. */
  isDurable: boolean;
  /** Whether what is written down has been read. */
  isKnown: boolean;
}

const NONE: UnsentSales = { sales: [], unreadable: 0, isDurable: true, isKnown: false };

let current = NONE;
const listeners = new Set<() => void>();

export function setUnsentSales(next: UnsentSales = NONE): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The same, outside of React. */
export const readUnsentSales = (): UnsentSales => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The sales of whoever is logged in that the server has not answered or has refused, the oldest first. */
export const useUnsentSales = (): UnsentSales => useSyncExternalStore(subscribe, readUnsentSales);
