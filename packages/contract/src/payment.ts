import {
  AWAITED_STATUSES,
  type AwaitedPayment,
  CONFIRMATION_FLAGS,
  type Consent,
  HELD_REASONS,
  PAYMENT_BY_HAND,
  PAYMENT_CONFIRMATION,
  PAYMENT_PROVIDERS,
  PROVIDER_METHODS,
  RETURN_ANSWER,
  type ReturnableTransfer,
  SHIFT_METHODS,
  TRANSFER_RETURN,
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
export const transferReturnWire = wireForm(TRANSFER_RETURN);
export const returnAnswerWire = wireForm(RETURN_ANSWER);

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
  method: oneOf(PROVIDER_METHODS),
  bank: text,
  number: text,
  name: text,
  until: instant,
  amount: naira,
  received: naira,
  free: naira,
  due: naira,
  late: naira,
  lateFor: text,
  status: oneOf(AWAITED_STATUSES),
} satisfies FieldsOf<Transfer>);
export type WireTransfer = WireOf<typeof transferCodec>;

export const returnableCodec = record({
  id: text,
  amount: naira,
  sender: text,
  paidAt: instant,
  most: naira,
} satisfies FieldsOf<ReturnableTransfer>);
export type WireReturnable = WireOf<typeof returnableCodec>;

export const paymentExtensions = {
  /**
   * Asks the payment provider for an account number for what a ticket or waybill still awaits by transfer; returns the one that there is, if it still holds. What it awaits by POS is sent to the
   * POS terminal of the counter, again if it was before; null if there is none.
   */
  openTransfer: answering(
    data(orNull(transferCodec)),
    put<Nothing>('/api/open_transfer/{id}', { does: 'payment.ask' }),
  ),
  /** Returns the account number of a ticket or waybill, and what has come; null if it has none. */
  getTransfer: answering(
    data(orNull(transferCodec)),
    get<Nothing>('/api/get_transfer/{id}', { does: 'payment.see' }),
  ),
  /** Pays for a ticket or waybill with what came for another sale of the same customer and pays for nothing there (`late` of its account). */
  takeLateTransfer: answering(
    data(transferCodec),
    put<Nothing>('/api/take_late_transfer/{id}', { does: 'payment.ask' }),
  ),
  /** Lists the transfers that came for a sale, by the id of its first ticket or of its waybill, with what can be sent back of each. */
  getReturnable: answering(
    data(list(returnableCodec)),
    get<Nothing>('/api/get_returnable/{id}', { does: 'payment.sendBack' }),
  ),
  /** Records that money was sent back. It pays for nothing from then on; a second person confirms it with `answerReturn`. The id is that of the sale. */
  returnTransfer: answering(
    data(list(returnableCodec)),
    put<SentBy<typeof transferReturnWire>>('/api/return_transfer/{id}', {
      does: 'payment.sendBack',
      repeatable: true,
    }),
  ),
  /** Says whether it was sent, once. Whoever has recorded it lets a colleague do so: `witness` is their e-mail, `secret` their PIN or passcode. The id is that of the return. */
  answerReturn: answering(
    data(list(returnableCodec)),
    put<SentBy<typeof returnAnswerWire> & Partial<Consent>>('/api/answer_return/{id}', {
      does: 'payment.sendBack',
    }),
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
