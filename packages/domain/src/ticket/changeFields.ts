import { KOBO, TEXT, type ValuesOf } from '../field';
import { TICKET_PAYMENT, TICKET_TRIP } from './ticketFields';

/** What a ticket is rescheduled with. Nothing is paid with anything where nothing is to be settled. */
export const RESCHEDULING = {
  ...TICKET_TRIP,
  /** What the ticket then comes to. */
  amount: TICKET_PAYMENT.amount,
  fee: { label: 'Fee for rescheduling', kind: KOBO },
  paymentMethod: { label: 'Paid with', kind: TEXT },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Rescheduling = ValuesOf<typeof RESCHEDULING>;

/** What a ticket is paid back with. */
export const REFUND = {
  /** What is handed back. */
  amount: { label: 'Handed back', kind: KOBO },
  paymentMethod: { label: 'Paid back with', kind: TICKET_PAYMENT.paymentMethod.kind },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Refund = ValuesOf<typeof REFUND>;
