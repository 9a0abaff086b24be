import {
  type AwaitedStatus,
  type ConfirmationFlag,
  type HeldReason,
  PAYMENT_CONFIRMATION,
  type ShiftMethod,
} from '@motorpark/domain';
import { get, put } from './call';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, WireNaira } from './wire';
import { type SentBy, wireForm } from './wireForm';

export const paymentConfirmationWire = wireForm(PAYMENT_CONFIRMATION);

/** The state of the payment of a ticket or waybill that needed confirmation. */
export interface WireConfirmation {
  status: AwaitedStatus;
  until: string;
  reference: string;
}

export interface WireAwaitedPayment extends WireConfirmation {
  id: string;
  noun: 'ticket' | 'waybill';
  record_id: string;
  /** The number of the ticket or waybill. */
  number: string;
  /** The traveler, or the sender. */
  payer: string;
  /** The reference that the customer gave; empty if none. */
  told_reference: string;
  method: ShiftMethod;
  amount: WireNaira;
  terminal: string;
  person: string;
  /** The counter; empty if the user who sold it had no drawer open. */
  counter: string;
  /** Whether the caller sold it. */
  is_own: boolean;
  at: string;
  /** Why it does not expire by itself; empty if it does, or its time is not over. */
  held: HeldReason | '';
  /** Why the head office looks at its confirmation; empty if nothing is odd about it. */
  flag: ConfirmationFlag | '';
  settled_by: string;
  settled_at: string | null;
}

export const paymentExtensions = {
  getAwaitedPayments: get<Nothing | QueryOf<'payments'>, Found<WireAwaitedPayment>>(
    '/api/get_awaited_payments',
    { does: 'payment.see' },
  ),
  /** Confirms a payment, with a reference that no other payment has. */
  confirmPayment: put<SentBy<typeof paymentConfirmationWire>, Data<WireAwaitedPayment>>(
    '/api/confirm_payment/{id}',
    { does: 'payment.confirm' },
  ),
  /** Returns the caller's sales whose payment was not confirmed in time, until they acknowledge it with `hearOfExpiredSale`. */
  getExpiredSales: get<Nothing, Data<WireAwaitedPayment[]>>('/api/get_expired_sales', {
    does: 'sale.hear',
  }),
  hearOfExpiredSale: put<Nothing, Data<WireAwaitedPayment>>('/api/hear_of_expired_sale/{id}', {
    does: 'sale.hear',
  }),
};
