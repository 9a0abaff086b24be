import { useSyncExternalStore } from 'react';
import type { InTheBooks } from './outbox.endpoints';
import type { Results, SaleKind, Unsent } from './sale';

/** A sale saved without a form waiting for it; expenses have no id and no number. */
export interface SavedSale extends InTheBooks {
  key: string;
  kind: SaleKind;
  /** Whether it was discarded here, but was in the books before. */
  wasDiscarded: boolean;
}

let saved: readonly SavedSale[] = [];
const listeners = new Set<() => void>();

/** Remembers a saved sale until the tab is closed. */
export function noteSaved({ key, kind }: Pick<Unsent, 'key' | 'kind'>, result: Results[SaleKind]): SavedSale {
  const { id, number } = 'id' in result ? result : { id: '', number: '' };
  return keep({ key, kind, id, number, wasDiscarded: false });
}

function keep(sale: SavedSale): SavedSale {
  saved = [sale, ...saved.filter(({ key }) => key !== sale.key)];
  for (const listener of listeners) listener();
  return sale;
}

/** Remembers a sale that was discarded here but is in the books. */
export const noteBooked = (
  { key, kind }: Pick<Unsent, 'key' | 'kind'>,
  { id, number }: InTheBooks,
): SavedSale => keep({ key, kind, id, number, wasDiscarded: true });

export function forgetSaved(): void {
  saved = [];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const read = () => saved;

/** Subscribes to the sales saved lately, newest first. */
export const useSavedLately = (): readonly SavedSale[] => useSyncExternalStore(subscribe, read);
