import { toApiFailure, useRefreshLists, useMay, useSession } from '@motorpark/api';
import { useState } from 'react';
import { openOutbox } from './openOutbox';
import type { Delivery, NewSale, Results, SaleKind } from './sale';
import { SALE_KINDS, callOf, wordsOf } from './saleKinds';

interface SendOptions<Result> {
  /** It is written down: the form need not keep it any more. */
  onWritten?: () => void;
  /** The kind's call, where the form has one of its own. */
  call?: () => Promise<Result>;
}

/**
 * Sends what a form has made, exactly once where the server has retry keys: it is written down on this machine first, and goes on being sent
 * until it is answered. Elsewhere it is sent once, and a lost answer is the form's to tell (docs/decisions/retry-keys.md).
 */
export function useSendOnce<Kind extends SaleKind>() {
  const session = useSession();
  const hasKeys = useMay('sale.repeat');
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
        // Also when it was refused: seats may be gone.
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
