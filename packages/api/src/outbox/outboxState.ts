import { useSyncExternalStore } from 'react';
import type { InTheBooks } from './outbox.endpoints';
import type { Results, SaleKind, Unsent } from './sale';

/** A sale saved without a form waiting for it; expenses have no id and no number. */
export interface SavedSale extends InTheBooks, Pick<Unsent, 'key' | 'kind'> {
  /** Whether it was discarded here, but was in the books before. */
  wasDiscarded: boolean;
}

/** What screens see of the outbox; in a module of its own, because the outbox is loaded later. */
export interface OutboxState {
  /** The logged-in user's sales that the server has not confirmed or has refused, oldest first. */
  sales: readonly Unsent[];
  /** The sales saved since the tab was opened, newest first. */
  saved: readonly SavedSale[];
  /** The number of further sales on this machine that cannot be read. */
  unreadable: number;
  /** Whether the unsent sales outlive the tab. */
  isDurable: boolean;
  /** Whether the stored sales have been read. */
  isKnown: boolean;
}

const NONE: OutboxState = { sales: [], saved: [], unreadable: 0, isDurable: true, isKnown: false };

let current = NONE;
const listeners = new Set<() => void>();

/** Changes what screens see; without an argument they see nothing more. */
export function setOutboxState(changes?: Partial<OutboxState>): void {
  current = changes ? { ...current, ...changes } : NONE;
  for (const listener of listeners) listener();
}

/** Records a sale that is in the books, and returns what screens show of it. */
export function noteSaved(
  { key, kind, state }: Pick<Unsent, 'key' | 'kind' | 'state'>,
  result: Results[SaleKind] | InTheBooks,
): SavedSale {
  const { id, number } = 'id' in result ? result : { id: '', number: '' };
  const sale = { key, kind, id, number, wasDiscarded: state === 'discarded' };
  setOutboxState({ saved: [sale, ...current.saved.filter((one) => one.key !== key)] });
  return sale;
}

export const readOutboxState = (): OutboxState => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to the logged-in user's sales on this machine. */
export const useOutboxState = (): OutboxState => useSyncExternalStore(subscribe, readOutboxState);
