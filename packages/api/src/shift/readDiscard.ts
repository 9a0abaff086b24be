import { DISCARDED_KINDS, type DiscardedSale, SHIFT_METHODS, type ShiftDiscard } from '@motorpark/domain';
import { count, instant, koboOf, oneOf, required, rowId, sentAs, shape, text } from '../reading';

const SHIFT_DISCARD = {
  id: rowId,
  kind: required(oneOf(DISCARDED_KINDS)),
  method: sentAs('payment_method', required(oneOf(SHIFT_METHODS))),
  amount: required(koboOf),
  name: text,
  details: text,
  slips: count,
  reason: text,
  discardedAt: instant,
};

/** Parses a discarded sale of a shift; undefined if its kind, payment method or amount cannot be read. */
export const readShiftDiscard = shape<ShiftDiscard>(SHIFT_DISCARD);

/** Parses a discarded sale with the further fields that the head office sees. */
export const readDiscardedSale = shape<DiscardedSale>({
  ...SHIFT_DISCARD,
  refusal: text,
  person: text,
  terminal: text,
  counter: text,
  madeAt: instant,
  at: instant,
});
