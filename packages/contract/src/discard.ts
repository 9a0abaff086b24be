import { DISCARD, DISCARDED_KINDS, SHIFT_METHODS, type ShiftDiscard } from '@motorpark/domain';
import { answering, data } from './answer';
import { post } from './call';
import { type WireOf, count, instant, naira, oneOf, text } from './codec';
import { type FieldsOf, as, record } from './record';
import { type SentBy, wireForm } from './wireForm';

export const discardWire = wireForm(DISCARD, { method: 'payment_method' });

export const shiftDiscardCodec = record({
  id: text,
  kind: oneOf(DISCARDED_KINDS),
  /** Empty once the retention period has ended. */
  name: text,
  details: text,
  amount: naira,
  method: as('payment_method', oneOf(SHIFT_METHODS)),
  slips: count,
  reason: text,
  discardedAt: instant,
} satisfies FieldsOf<ShiftDiscard>);
export type WireShiftDiscard = WireOf<typeof shiftDiscardCodec>;

/** The outcome: recorded as discarded, or already in the books, where it stays. */
const discardCodec = record({
  outcome: oneOf(['Discarded', 'In the books']),
  /** The id and number of its record in the books; empty if it is not there or has no number. */
  id: text,
  number: text,
});
export type WireDiscard = WireOf<typeof discardCodec>;

export const discardExtensions = {
  /** Reports a discarded sale, with the sale's retry key; a sale with this key is no longer accepted. */
  discardSale: answering(
    data(discardCodec),
    post<SentBy<typeof discardWire>>('/api/discard_sale', { does: 'sale.discard', repeatable: true }),
  ),
};
