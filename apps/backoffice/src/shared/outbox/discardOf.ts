import type { reportDiscard } from '@motorpark/api';
import { rememberedDrawer } from '../rememberedDrawer';
import { type Unsent, factLine } from './sale';
import { SALE_KINDS, figuresOf } from './saleKinds';

/** Texts are cut to the server's limits. */
const MOST = 200;
const MOST_COUNTER = 40;

/** Returns the report of a discarded sale to the server. */
export function discardOf(sale: Unsent): Parameters<typeof reportDiscard>[0] {
  const { key, kind, since, slips = 0, discard, madeInShift, facts } = sale;
  const { name, amount, method } = figuresOf(sale);
  const details = facts.filter(({ term }) => SALE_KINDS[kind].details.includes(term));
  return {
    retryKey: key,
    madeInShift,
    form: {
      kind: SALE_KINDS[kind].discarded,
      name: name.slice(0, MOST),
      details: factLine(details).slice(0, MOST),
      amount,
      method,
      slips,
      refusal: (discard?.refusal ?? '').slice(0, MOST),
      counter: (rememberedDrawer() ?? '').slice(0, MOST_COUNTER),
      madeAt: new Date(since).toISOString(),
      discardedAt: new Date(discard?.at ?? since).toISOString(),
      reason: (discard?.reason ?? '').slice(0, MOST),
    },
  };
}
