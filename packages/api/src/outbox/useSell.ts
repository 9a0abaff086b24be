import { useState } from 'react';
import { type Seller, seller } from './seller';
import { useHas } from '../backend/useMay';
import { useRefreshLists } from '../rows/useListData';
import { useSession } from '../session/session';
import { openOutbox } from './openOutbox';
import { SALE_KINDS } from './saleKinds';

/**
 * Returns the seller: with the outbox if the server has retry keys, so that each sale is made exactly once. On other servers it is sent once, and the form must
 * show that a response was lost (docs/decisions/retry-keys.md).
 */
export function useSell() {
  const session = useSession();
  const hasKeys = useHas()('retryKeys');
  const refreshLists = useRefreshLists();
  const [isSending, setSending] = useState(false);

  const sell: Seller['deliver'] = async (sale, onStored) => {
    setSending(true);
    try {
      const owner = session?.personId;
      const port = owner !== undefined && hasKeys ? await openOutbox(owner) : seller;
      const delivery = await port.deliver(sale, onStored);
      // Also after a refusal: seats may have been sold.
      if (delivery.state !== 'unsent') void refreshLists(...SALE_KINDS[sale.kind].lists);
      return delivery;
    } finally {
      setSending(false);
    }
  };

  return { sell, isSending };
}
