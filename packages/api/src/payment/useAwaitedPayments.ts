import { type LIST_SORTS, paymentConfirmationWire, paymentExtensions } from '@motorpark/contract';
import type { AwaitedPayment, PaymentConfirmation } from '@motorpark/domain';
import { request } from '../client/connection';
import { dayOfInstant } from '../client/dayOf';
import { type ListQuery, readFound, searchOf } from '../client/found';
import { useSave } from '../client/records';
import type { Sorts } from '../client/sorting';
import { type RowSource, useFoundRows } from '../client/useFoundRows';
import { readPayment } from './readPayment';

const SORTS: Sorts<AwaitedPayment, (typeof LIST_SORTS.payments)[number]> = {
  at: { onWire: 'at', of: ({ at }) => at || undefined },
  amount: { onWire: 'amount', of: ({ amount }) => amount },
};

const searchPayments: RowSource<AwaitedPayment>['search'] = async (query, page) =>
  readFound(
    await request(paymentExtensions.getAwaitedPayments, { payload: searchOf(query, page, SORTS) }),
    readPayment,
  );

/** Payments whose money was not seen when they were sold, those that wait first; nothing on a server that has none. */
export const useFoundPayments = (query: ListQuery) =>
  useFoundRows<AwaitedPayment>(
    {
      list: 'payments',
      needs: 'payments.confirmation',
      search: searchPayments,
      all: async () => [],
      shownBy: ({ number, payer, reference, person, terminal, counter }) => ({
        texts: [number, payer, reference, person, terminal, counter],
      }),
      dayOf: ({ at }) => dayOfInstant(at),
      sorts: SORTS,
    },
    query,
  );

/** Writes down that somebody has seen the money. */
export function useConfirmPayment() {
  const { save } = useSave(
    'payments',
    ({ id, form }: { id: string; form: PaymentConfirmation }) =>
      request(paymentExtensions.confirmPayment, { id, payload: paymentConfirmationWire.payload(form) }),
    { whenSaved: ['payments', 'ticket', 'waybill', 'shifts'] },
  );
  return { confirm: save };
}
