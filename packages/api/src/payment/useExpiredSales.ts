import { paymentExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useListData } from '../rows/lists';
import { useSave } from '../rows/records';
import { paymentsIn } from './readPayment';

const POLL_MS = 30_000;

/** Returns the user's sales whose payment was not confirmed in time, until the user acknowledges them with `acknowledge`; polled every 30 seconds. */
export function useExpiredSales() {
  const { data: expired } = useListData(
    'payments',
    async () => paymentsIn(await request(paymentExtensions.getExpiredSales)),
    { part: 'expired', refreshInterval: POLL_MS },
  );
  const { save: acknowledge } = useSave('payments', (id: string) =>
    request(paymentExtensions.hearOfExpiredSale, { id }),
  );
  return { expired: expired ?? [], acknowledge };
}
