import { paymentConfirmationWire, paymentExtensions } from '@motorpark/contract';
import type { PaymentConfirmation } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { readPayment } from './readPayment';

const payments = rowsOfCall({
  list: 'payments',
  call: paymentExtensions.getAwaitedPayments,
  read: readPayment,
  sorts: { at: 'at', amount: 'amount' },
});

/** Returns the payments that need confirmation, those still awaiting it first; none on a server without them. */
export const useFoundPayments = (query: ListQuery) => useFoundRows(payments, query);

/** Returns a function that confirms a payment. */
export function useConfirmPayment() {
  const { save } = useSave(
    'payments',
    ({ id, form }: { id: string; form: PaymentConfirmation }) =>
      request(paymentExtensions.confirmPayment, { id, payload: paymentConfirmationWire.payload(form) }),
    { whenSaved: ['payments', 'ticket', 'waybill', 'shifts'] },
  );
  return { confirm: save };
}
