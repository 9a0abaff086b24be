import { NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import type { ShiftMethod } from '../shift';
import type { ConfirmationFlag, HeldReason } from './held';
import type { ProviderName } from './transfer';

/** Maximum length of a payment reference, both the customer's and the confirmed one, in characters. */
export const LONGEST_REFERENCE = 60;

export const AWAITED_STATUSES = ['Awaiting confirmation', 'Confirmed', 'Expired', 'Withdrawn'] as const;
export type AwaitedStatus = (typeof AWAITED_STATUSES)[number];

export const PAYMENT_CONFIRMATION = {
  reference: { label: 'Reference', kind: TEXT },
  amount: { label: 'Amount that came', kind: NAIRA_FROM_ZERO },
} as const;
export type PaymentConfirmation = ValuesOf<typeof PAYMENT_CONFIRMATION>;

/** The same by hand, of a sale to which a payment provider gave an account number: with the reason why the provider does not confirm it. */
export const PAYMENT_BY_HAND = { ...PAYMENT_CONFIRMATION, reason: { label: 'Reason', kind: TEXT } } as const;
export type PaymentByHand = ValuesOf<typeof PAYMENT_BY_HAND>;

/** The state of the payment of a ticket or waybill. */
export interface Confirmation {
  status: AwaitedStatus;
  /** The end of the time for confirming. */
  until: Instant;
  /** The confirmed reference; empty until the payment is confirmed. */
  reference: string;
}

/** A transfer or POS payment in the queue of payments to confirm. */
export interface AwaitedPayment extends Confirmation {
  id: string;
  noun: 'ticket' | 'waybill';
  recordId: string;
  /** The number of the ticket or waybill. */
  number: string;
  /** The traveler, or the sender. */
  payer: string;
  /** The reference that the customer gave; empty if none. */
  paymentReference: string;
  method: ShiftMethod;
  amount: Kobo;
  terminal: string;
  /** The name of the user who sold it, and the counter, if that user had a drawer open. */
  person: string;
  counter: string;
  /** Whether the current user sold it. */
  isOwn: boolean;
  at: Instant;
  /** Why it does not expire by itself; undefined if it does, or its time is not over. */
  held: HeldReason | undefined;
  flag: ConfirmationFlag | undefined;
  /** Which other payment was confirmed with the same number of the bank in its reference, and by whom; empty if none was. */
  sameNumber: string;
  /** The payment provider that confirms it when the money is there; undefined if people do. */
  provider: ProviderName | undefined;
  /** Why a super admin confirmed it all the same; empty unless one did. */
  byHandReason: string;
  settledBy: string;
  settledAt: Instant | undefined;
}
