import { paymentConfirmationWire, paymentExtensions } from '@motorpark/contract';
import type { PaymentConfirmation } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { rowsOfCall } from '../client/rowsOfCall';
import { useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
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
