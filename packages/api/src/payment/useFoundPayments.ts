import { PAYMENT_LIST, paymentExtensions } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

const payments = rowsOfCall({ list: 'payments', call: paymentExtensions.getAwaitedPayments });

/** Returns the payments that need confirmation, those still awaiting it first; none on a server without them. */
export const useFoundPayments = (query: ListQuery) =>
  useFoundRows({ ...payments, columns: PAYMENT_LIST }, query);
