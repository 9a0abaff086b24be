import { DISCARD, type DiscardedKind, type ShiftMethod } from '@motorpark/domain';
import { get, post } from './call';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, WireNaira } from './wire';
import { type SentBy, wireForm } from './wireForm';

export const discardWire = wireForm(DISCARD, { method: 'payment_method' });

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
  discardSale: post<SentBy<typeof discardWire>, Data<WireDiscard>>('/api/discard_sale', {
    does: 'sale.discard',
    repeatable: true,
  }),
  getDiscardedSales: get<Nothing | QueryOf<'discards'>, Found<WireDiscardedSale>>(
    '/api/get_discarded_sales',
    { does: 'sale.seeDiscarded' },
  ),
};
