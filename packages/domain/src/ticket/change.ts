import { KOBO, TEXT, type ValuesOf, paymentMethod, WHOLE } from '../field';
import { NON_CASH } from '../payment/nonCash';
import { TICKET_PAYMENT, TICKET_PAYMENT_METHODS, TICKET_TRIP } from './ticketFields';

/** The fields of the rescheduling form. The payment method is empty if nothing is to be settled. */
export const RESCHEDULING = {
  ...TICKET_TRIP,
  /** The ticket's amount after rescheduling. */
  amount: TICKET_PAYMENT.amount,
  fee: { label: 'Fee for rescheduling', kind: KOBO },
  paymentMethod: { label: 'Payment method', kind: TEXT },
  /** Of what is collected. */
  nonCash: NON_CASH,
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Rescheduling = ValuesOf<typeof RESCHEDULING>;

/** How a ticket that was paid in two parts is refunded, unless by one method: what is not cash first, and the rest in cash (docs/money.md#giving-back). */
export const AS_PAID = 'As it was paid';
export const REFUND_METHODS = [...TICKET_PAYMENT_METHODS, AS_PAID] as const;

export const REFUND = {
  /** The refunded amount. */
  amount: { label: 'Handed back', kind: KOBO },
  paymentMethod: { label: 'Payment method', kind: paymentMethod(REFUND_METHODS) },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Refund = ValuesOf<typeof REFUND>;

/** The fields of a ticket's luggage. The payment method is empty if nothing is to be collected, the reason if nothing is given back. */
export const LUGGAGE = {
  pieces: { label: 'Pieces', kind: WHOLE },
  kg: { label: 'Kilograms', kind: WHOLE },
  /** What the whole luggage has cost then. */
  fee: { label: 'Luggage fee', kind: KOBO },
  paymentMethod: { label: 'Payment method', kind: TEXT },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type LuggageOrder = ValuesOf<typeof LUGGAGE>;
