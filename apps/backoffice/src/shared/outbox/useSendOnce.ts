import { toApiFailure, useRefreshLists, useMay, useSession } from '@motorpark/api';
import { useState } from 'react';
import { openOutbox } from './openOutbox';
import type { Delivery, NewSale, Results, SaleKind } from './sale';
import { SALE_KINDS, callOf, wordsOf } from './saleKinds';

interface SendOptions<Result> {
  /** Called once the sale is stored: the form need not store it any longer. */
  onWritten?: () => void;
  /** A call with the form's own parameters, instead of the kind's. */
  call?: () => Promise<Result>;
}

/**
 * Sends a form's sale, exactly once if the server has retry keys: it is stored on this machine first, and sent again until there is a response. On other
 * servers it is sent once, and the form must show that a response was lost (docs/decisions/retry-keys.md).
 */
export function useSendOnce<Kind extends SaleKind>() {
  const session = useSession();
  const hasKeys = useMay()('sale.discard');
  const refreshLists = useRefreshLists();
  const [isSending, setSending] = useState(false);

  async function once(
    sale: NewSale<Kind>,
    { onWritten, call = () => callOf(sale) }: SendOptions<Results[Kind]>,
  ): Promise<Delivery<Results[Kind]>> {
    const owner = session?.personId;
    if (owner === undefined || !hasKeys) return await sendOnly(sale, call);
    const outbox = await openOutbox(owner);
    return await outbox.send(sale, call, onWritten);
  }

  return {
    isSending,
    send: async (
      sale: NewSale<Kind>,
      options: SendOptions<Results[Kind]> = {},
    ): Promise<Delivery<Results[Kind]>> => {
      setSending(true);
      try {
        const delivery = await once(sale, options);
        // Also after a refusal: seats may have been sold.
        if (delivery.state !== 'unsent') void refreshLists(...SALE_KINDS[sale.kind].lists);
        return delivery;
      } finally {
        setSending(false);
      }
    },
  };
}

async function sendOnly<Result>(
  sale: { kind: SaleKind },
  call: () => Promise<Result>,
): Promise<Delivery<Result>> {
  try {
    return { state: 'saved', result: await call() };
  } catch (error) {
    const failure = toApiFailure(error);
    return {
      state: 'failed',
      failure,
      ...wordsOf(sale, failure),
      isUnanswered: failure.kind === 'disconnected',
    };
  }
}
