import { paymentConfirmationWire, paymentExtensions } from '@motorpark/contract';
import type { PaymentConfirmation } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useSave } from '../rows/records';
import { useListData } from '../rows/useListData';

export function useConfirmPayment() {
  const { save } = useSave(
    'payments',
    ({ id, form }: { id: string; form: PaymentConfirmation }) =>
      request(paymentExtensions.confirmPayment, { id, payload: paymentConfirmationWire.payload(form) }),
    { whenSaved: ['payments', 'ticket', 'waybill', 'shifts'] },
  );
  return { confirm: save };
}

const POLL_MS = 30_000;

/** Returns the user's sales whose payment was not confirmed in time, until the user acknowledges them with `acknowledge`; polled every 30 seconds. */
export function useExpiredSales() {
  const { data: expired } = useListData('payments', () => request(paymentExtensions.getExpiredSales), {
    part: 'expired',
    refreshInterval: POLL_MS,
  });
  const { save: acknowledge } = useSave('payments', (id: string) =>
    request(paymentExtensions.hearOfExpiredSale, { id }),
  );
  return { expired: expired ?? [], acknowledge };
}
