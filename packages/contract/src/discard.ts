import { DISCARD, type DiscardedKind, type ShiftMethod } from '@motorpark/domain';
import { get, post } from './call';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, WireNaira } from './wire';

export const DISCARD_WIRE = {
  kind: { sent: 'kind' },
  name: { sent: 'name' },
  details: { sent: 'details' },
  amount: { sent: 'amount' },
  method: { sent: 'payment_method' },
  slips: { sent: 'slips' },
  refusal: { sent: 'refusal' },
  counter: { sent: 'counter' },
  madeAt: { sent: 'made_at' },
  discardedAt: { sent: 'discarded_at' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof DISCARD>;
export const discardWire = wireNoun(DISCARD, DISCARD_WIRE);

export interface WireShiftDiscard {
  id: string;
  kind: DiscardedKind;
  /** Empty once the retention period has ended. */
  name: string;
  details: string;
  amount: WireNaira;
  payment_method: ShiftMethod;
  slips: number;
  reason: string;
  discarded_at: string;
}

export interface WireDiscardedSale extends WireShiftDiscard {
  refusal: string;
  person: string;
  terminal: string;
  counter: string;
  made_at: string;
  /** When the server received the report. */
  at: string;
}

/** The outcome: recorded as discarded, or already in the books, where it stays. */
export interface WireDiscard {
  outcome: 'Discarded' | 'In the books';
  /** The id and number of its record in the books; empty if it is not there or has no number. */
  id: string;
  number: string;
}

export const discardExtensions = {
  /** Reports a discarded sale, with the sale's retry key; a sale with this key is no longer accepted. */
  discardSale: post<PayloadOfFields<typeof DISCARD, typeof DISCARD_WIRE>, Data<WireDiscard>>(
    '/api/discard_sale',
    { does: 'sale.discard', repeatable: true },
  ),
  getDiscardedSales: get<Nothing | QueryOf<'discards'>, Found<WireDiscardedSale>>(
    '/api/get_discarded_sales',
    { does: 'sale.seeDiscarded' },
  ),
};
