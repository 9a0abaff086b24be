import { useSyncExternalStore } from 'react';
import type { InTheBooks, Results, SaleKind, Unsent } from '@motorpark/api';
import { SALE_KINDS } from './saleKinds';

/** A sale saved without a form waiting for it. */
export interface SavedSale {
  key: string;
  text: string;
  path: string;
}

let saved: readonly SavedSale[] = [];
const listeners = new Set<() => void>();

/** Remembers a saved sale and its path until the tab is closed. */
export function noteSaved({ key, kind }: Pick<Unsent, 'key' | 'kind'>, result: unknown): SavedSale {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `callOf` has returned it, for this kind
  const sale = { key, ...doneOf(kind, result as Results[typeof kind]) };
  keep(sale);
  return sale;
}

function keep(sale: SavedSale) {
  saved = [sale, ...saved.filter(({ key }) => key !== sale.key)];
  for (const listener of listeners) listener();
}

/** Remembers a sale that was discarded here but is in the books. */
export function noteBooked({ key, kind }: Pick<Unsent, 'key' | 'kind'>, { id, number }: InTheBooks): void {
  const { one, pathOf } = SALE_KINDS[kind];
  keep({ key, text: `The ${one}${number && ` ${number}`} is in the books.`, path: pathOf(id) });
}

export function forgetSaved(): void {
  saved = [];
  for (const listener of listeners) listener();
}

const doneOf = <Kind extends SaleKind>(kind: Kind, result: Results[Kind]) => SALE_KINDS[kind].done(result);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const read = () => saved;

/** Subscribes to the sales saved lately, newest first. */
export const useSavedLately = (): readonly SavedSale[] => useSyncExternalStore(subscribe, read);
