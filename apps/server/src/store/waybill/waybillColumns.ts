import {
  WAYBILL_FIELDS,
  WAYBILL_PAYMENT_METHODS,
  type WaybillPaymentMethod,
  ledgerMethod,
} from '@motorpark/domain';
import { fieldColumns } from '../field';
import { nonCashOf } from '../payment/nonCashOf';

/** The inverse of `ledgerMethod`. */
export function methodOf(kept: string): WaybillPaymentMethod {
  const method = WAYBILL_PAYMENT_METHODS.find((one) => ledgerMethod(one) === kept);
  if (!method) throw new RangeError(`${kept} is no payment method.`);
  return method;
}

/** The fields of a waybill in the table `waybill`. */
export const waybillColumns = fieldColumns(WAYBILL_FIELDS, 'waybill', {
  senderPhone: { column: 'sender_number' },
  receiverPhone: { column: 'receiver_number' },
  weight: { column: 'weight_grams' },
  nonCash: { column: 'non_cash', from: nonCashOf('waybill') },
  paymentMethod: { keep: ledgerMethod, read: methodOf },
});
