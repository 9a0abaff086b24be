import { KOBO, TEXT, type ValuesOf } from '../field';
import { TICKET_PAYMENT, TICKET_TRIP } from './ticketFields';

/** The fields of the rescheduling form. The payment method is empty if nothing is to be settled. */
export const RESCHEDULING = {
  ...TICKET_TRIP,
  /** The ticket's amount after rescheduling. */
  amount: TICKET_PAYMENT.amount,
  fee: { label: 'Fee for rescheduling', kind: KOBO },
  paymentMethod: { label: 'Payment method', kind: TEXT },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Rescheduling = ValuesOf<typeof RESCHEDULING>;

export const REFUND = {
  /** The refunded amount. */
  amount: { label: 'Handed back', kind: KOBO },
  paymentMethod: { label: 'Payment method', kind: TICKET_PAYMENT.paymentMethod.kind },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Refund = ValuesOf<typeof REFUND>;
