import { KEYS_KEPT_MS, LONGEST_TEXT } from '@motorpark/domain';
import { rememberedDrawer } from '../counter/rememberedDrawer';
import type { Discard } from './outbox.endpoints';
import { type NewSale, type SaleKind, type Unsent, factLine } from './sale';
import { type SaleFigures, SALE_KINDS } from './saleKinds';

const figuresOf = <Kind extends SaleKind>({ kind, order }: NewSale<Kind>): SaleFigures =>
  SALE_KINDS[kind].figures(order);

/** Texts are cut to the server's limits. */
const MOST_COUNTER = 40;
/** Room for the time until the report arrives, in milliseconds. */
const DELIVERY_MS = 60 * 60_000;

/** Returns the report of a discarded sale to the server. A moment of a wrong clock, which has been set since, counts as the nearest possible one. */
export function discardOf(sale: Unsent, now = Date.now()): Discard {
  const { key, kind, since, slips = 0, discard, madeInShift, facts } = sale;
  const { name, amount, method } = figuresOf(sale);
  const plausible = (at: number) =>
    new Date(Math.min(Math.max(at, now - KEYS_KEPT_MS + DELIVERY_MS), now)).toISOString();
  const details = facts.filter(({ term }) => SALE_KINDS[kind].details.includes(term));
  return {
    retryKey: key,
    madeInShift,
    form: {
      kind: SALE_KINDS[kind].discarded,
      name: name.slice(0, LONGEST_TEXT),
      details: factLine(details).slice(0, LONGEST_TEXT),
      amount,
      method,
      slips,
      refusal: (discard?.refusal ?? '').slice(0, LONGEST_TEXT),
      counter: (rememberedDrawer() ?? '').slice(0, MOST_COUNTER),
      madeAt: plausible(since),
      discardedAt: plausible(discard?.at ?? since),
      reason: (discard?.reason ?? '').slice(0, LONGEST_TEXT),
    },
  };
}
