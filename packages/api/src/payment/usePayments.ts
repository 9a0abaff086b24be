import { paymentByHandWire, paymentConfirmationWire, paymentExtensions } from '@motorpark/contract';
import type { PaymentByHand, PaymentConfirmation } from '@motorpark/domain';
import { useState } from 'react';
import { request } from '../backend/connection';
import { useMay } from '../backend/useMay';
import { useSave } from '../rows/records';
import { useListData, useRefreshLists } from '../rows/useListData';

export function useConfirmPayment() {
  const { save } = useSave(
    'payments',
    ({ id, form }: { id: string; form: PaymentConfirmation | PaymentByHand }) =>
      request(paymentExtensions.confirmPayment, {
        id,
        payload: 'reason' in form ? paymentByHandWire.payload(form) : paymentConfirmationWire.payload(form),
      }),
    { whenSaved: ['payments', 'ticket', 'waybill', 'shifts'] },
  );
  return { confirm: save };
}

/** While a customer pays. */
const TRANSFER_POLL_MS = 1_500;

/**
 * Returns the account number of a sale that waits for a transfer, or the POS terminal that it was sent to, and asks for one if it has none, the user may, and unless it is only read. It is read
 * again until the money is there; then the sale is read again, too. `ask` asks for an account for what is still to come, or sends it to the POS terminal again, `takeLate` pays with what came for another sale of the same customer.
 */
export function useTransfer(
  recordId: string,
  { isOff = false, isOnlyRead = false }: { isOff?: boolean; isOnlyRead?: boolean } = {},
) {
  const mayAsk = useMay()('payment.ask');
  // Then it is by card, and no POS terminal stands at this counter.
  const [isNone, setNone] = useState(false);
  const refreshLists = useRefreshLists();
  const {
    data: transfer,
    failure,
    refresh,
  } = useListData(
    'payments',
    async () => {
      const known = await request(paymentExtensions.getTransfer, { id: recordId });
      if (known && known.status !== 'Awaiting confirmation') void refreshLists('ticket', 'waybill', 'shifts');
      if (known || isOnlyRead || !mayAsk) return known;
      const asked = await request(paymentExtensions.openTransfer, { id: recordId });
      if (asked === null) setNone(true);
      return asked;
    },
    { part: `transfer of ${recordId}`, isOff: isOff || isNone, refreshInterval: TRANSFER_POLL_MS },
  );
  const { save, isSaving } = useSave('payments', (id: string) =>
    request(paymentExtensions.openTransfer, { id }),
  );
  const { save: takeLate, isSaving: isTaking } = useSave('payments', (id: string) =>
    request(paymentExtensions.takeLateTransfer, { id }),
  );
  return {
    transfer,
    failure,
    refresh,
    ask: mayAsk ? () => save(recordId) : undefined,
    takeLate: () => takeLate(recordId),
    isAsking: isSaving || isTaking,
  };
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
