import {
  AWAITED_STATUSES,
  type AwaitedPayment,
  CONFIRMATION_FLAGS,
  HELD_REASONS,
  PAYMENT_BY_HAND,
  PAYMENT_CONFIRMATION,
  PAYMENT_PROVIDERS,
  SHIFT_METHODS,
  type Transfer,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, put } from './call';
import { confirmationCodec } from './confirmation';
import { type WireOf, flag, instant, list, naira, oneOf, orEmpty, orNull, text } from './codec';
import { type FieldsOf, as, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, wireForm } from './wireForm';

export const paymentConfirmationWire = wireForm(PAYMENT_CONFIRMATION);
export const paymentByHandWire = wireForm(PAYMENT_BY_HAND);

export const awaitedPaymentCodec = record({
  ...confirmationCodec.fields,
  id: text,
  noun: oneOf(['ticket', 'waybill']),
  recordId: text,
  number: text,
  /** The traveler, or the sender. */
  payer: text,
  /** The reference that the customer gave; empty if none. */
  paymentReference: as('told_reference', text),
  method: oneOf(SHIFT_METHODS),
  amount: naira,
  terminal: text,
  person: text,
  /** The counter; empty if the user who sold it had no drawer open. */
  counter: text,
  isOwn: flag,
  at: instant,
  held: orEmpty(oneOf(HELD_REASONS)),
  flag: orEmpty(oneOf(CONFIRMATION_FLAGS)),
  sameNumber: text,
  provider: orEmpty(oneOf(PAYMENT_PROVIDERS)),
  byHandReason: text,
  settledBy: text,
  settledAt: orNull(instant),
} satisfies FieldsOf<AwaitedPayment>);
export type WireAwaitedPayment = WireOf<typeof awaitedPaymentCodec>;

export const transferCodec = record({
  provider: oneOf(PAYMENT_PROVIDERS),
  bank: text,
  number: text,
  name: text,
  until: instant,
  amount: naira,
  received: naira,
  free: naira,
  due: naira,
  status: oneOf(AWAITED_STATUSES),
} satisfies FieldsOf<Transfer>);
export type WireTransfer = WireOf<typeof transferCodec>;

export const paymentExtensions = {
  /** Asks the payment provider for an account number for what a ticket or waybill still awaits by transfer; returns the one that there is, if it still holds. */
  openTransfer: answering(
    data(transferCodec),
    put<Nothing>('/api/open_transfer/{id}', { does: 'payment.ask' }),
  ),
  /** Returns the account number of a ticket or waybill, and what has come; null if it has none. */
  getTransfer: answering(
    data(orNull(transferCodec)),
    get<Nothing>('/api/get_transfer/{id}', { does: 'payment.see' }),
  ),
  getAwaitedPayments: answering(
    found(awaitedPaymentCodec),
    get<Nothing | QueryOf<'payments'>>('/api/get_awaited_payments', { does: 'payment.see' }),
  ),
  /** Confirms a payment, with a reference that no other payment has. */
  confirmPayment: answering(
    data(awaitedPaymentCodec),
    put<SentBy<typeof paymentConfirmationWire>>('/api/confirm_payment/{id}', { does: 'payment.confirm' }),
  ),
  /** Returns the caller's sales whose payment was not confirmed in time, until they acknowledge it with `hearOfExpiredSale`. */
  getExpiredSales: answering(
    data(list(awaitedPaymentCodec)),
    get<Nothing>('/api/get_expired_sales', { does: 'sale.hear' }),
  ),
  hearOfExpiredSale: answering(
    data(awaitedPaymentCodec),
    put<Nothing>('/api/hear_of_expired_sale/{id}', { does: 'sale.hear' }),
  ),
};
