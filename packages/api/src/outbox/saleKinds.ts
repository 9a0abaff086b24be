import type { ListName } from '../port/found';
import { type NewSale, type Orders, type SaleKind, type Unsent, factLine } from './sale';
import { rememberedDrawer } from '../counter/rememberedDrawer';
import type { reportDiscard } from './outbox.endpoints';
import {
  type DiscardedKind,
  KEYS_KEPT_MS,
  type Kobo,
  LONGEST_TEXT,
  type ShiftMethod,
  WAYBILL_FIELDS,
  ledgerMethod,
} from '@motorpark/domain';

interface KindOfSale<Kind extends SaleKind> {
  /** The lists that show it once it is saved. */
  lists: readonly ListName[];
  /** The kind, figures and describing facts of a discarded sale. */
  discarded: DiscardedKind;
  figures: (order: Orders[Kind]) => SaleFigures;
  details: readonly string[];
}

/** The customer, amount and payment method of a sale. */
interface SaleFigures {
  name: string;
  amount: Kobo;
  method: ShiftMethod;
}

export const SALE_KINDS: { readonly [Kind in SaleKind]: KindOfSale<Kind> } = {
  ticket: {
    lists: ['trips', 'tickets', 'operations'],
    discarded: 'Ticket',
    figures: ({ form }) => ({ name: form.travelerName, amount: form.amount, method: form.paymentMethod }),
    details: ['Trip', 'Seat', 'Seats'],
  },
  waybill: {
    lists: ['waybills', 'operations'],
    discarded: 'Waybill',
    figures: ({ form }) => ({
      name: form.senderName,
      amount: WAYBILL_FIELDS.amount.kind.parse(form.amount) ?? 0,
      method: ledgerMethod(form.paymentMethod),
    }),
    details: ['From and to', 'Goods'],
  },
  expense: {
    lists: ['expenses', 'operations'],
    discarded: 'Expense',
    figures: ({ form }) => ({ name: form.expenseType, amount: form.amount, method: 'Cash' }),
    details: ['Purpose', 'Approving officer'],
  },
};

const figuresOf = <Kind extends SaleKind>({ kind, order }: NewSale<Kind>): SaleFigures =>
  SALE_KINDS[kind].figures(order);

/** Texts are cut to the server's limits. */
const MOST_COUNTER = 40;
/** Room for the time until the report arrives, in milliseconds. */
const DELIVERY_MS = 60 * 60_000;

/** Returns the report of a discarded sale to the server. A moment of a wrong clock, which has been set since, counts as the nearest possible one. */
export function discardOf(sale: Unsent, now = Date.now()): Parameters<typeof reportDiscard>[0] {
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
