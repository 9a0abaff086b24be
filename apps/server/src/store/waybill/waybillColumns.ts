import {
  WAYBILL_FIELDS,
  WAYBILL_PAYMENT_METHODS,
  type WaybillPaymentMethod,
  ledgerMethod,
} from '@motorpark/domain';
import { fieldColumns } from '../field';

/** The inverse of `ledgerMethod`. */
export function methodOf(kept: string): WaybillPaymentMethod {
  const method = WAYBILL_PAYMENT_METHODS.find((one) => ledgerMethod(one) === kept);
  if (!method) throw new RangeError(`${kept} is no payment method.`);
  return method;
}

/** The fields of a waybill in the table `waybill`. */
export const waybillColumns = fieldColumns(WAYBILL_FIELDS, 'waybill', {
  senderName: { column: 'sender_name' },
  senderPhone: { column: 'sender_number' },
  originTerminalId: { column: 'origin_terminal_id' },
  senderAddress: { column: 'sender_address' },
  senderEmail: { column: 'sender_email' },
  bookDate: { column: 'book_date' },
  receiverName: { column: 'receiver_name' },
  receiverPhone: { column: 'receiver_number' },
  destinationTerminalId: { column: 'destination_terminal_id' },
  description: { column: 'description' },
  quantity: { column: 'quantity' },
  weight: { column: 'weight_grams' },
  worth: { column: 'worth_kobo' },
  handlingInstructions: { column: 'handling_instructions' },
  amount: { column: 'amount_kobo' },
  paymentMethod: { column: 'payment_method', keep: ledgerMethod, read: methodOf },
  paymentReference: { column: 'payment_reference' },
});
