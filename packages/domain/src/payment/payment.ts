import { NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import type { ShiftMethod } from '../shift';

/** How long the reference of a payment may be, both the customer's and the confirmed one. */
export const LONGEST_REFERENCE = 60;

/** What became of a payment whose money was not seen when it was sold. */
export const AWAITED_STATUSES = ['Awaiting confirmation', 'Confirmed', 'Expired', 'Withdrawn'] as const;
export type AwaitedStatus = (typeof AWAITED_STATUSES)[number];

/** What is filled in by whoever confirms a payment. */
export const PAYMENT_CONFIRMATION = {
  reference: { label: 'Reference', kind: TEXT },
  amount: { label: 'Amount that came', kind: NAIRA_FROM_ZERO },
} as const;
export type PaymentConfirmation = ValuesOf<typeof PAYMENT_CONFIRMATION>;

/** How the payment of a ticket or waybill stands. */
export interface Confirmation {
  status: AwaitedStatus;
  /** Until when it waits. */
  until: Instant;
  /** Empty until it is confirmed. */
  reference: string;
}

/** A payment by transfer or POS in the queue of those who confirm. */
export interface AwaitedPayment extends Confirmation {
  id: string;
  noun: 'ticket' | 'waybill';
  recordId: string;
  /** The number of the ticket or waybill. */
  number: string;
  /** The traveler, or the sender. */
  payer: string;
  /** Under which reference they say that they have paid; empty where nobody said one. */
  toldReference: string;
  method: ShiftMethod;
  amount: Kobo;
  terminal: string;
  /** Who sold it, and at which counter where they had a drawer open. */
  person: string;
  counter: string;
  /** Whether the reader sold it. */
  isOwn: boolean;
  at: Instant;
  settledBy: string;
  settledAt: Instant | undefined;
}
