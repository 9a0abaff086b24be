import { useState } from 'react';
import { useRefreshLists } from '../rows/useListData';
import { openOutbox } from './openOutbox';
import { SALE_KINDS } from './saleKinds';
import { type Seller, seller } from './seller';
import { useOutboxOwner } from './canRepeat';

/**
 * Returns the seller: with the outbox if the server has retry keys, so that each sale is made exactly once. On other servers it is sent once, and the form must
 * show that a response was lost (docs/decisions/retry-keys.md).
 */
export function useSell() {
  const owner = useOutboxOwner();
  const refreshLists = useRefreshLists();
  const [isSending, setSending] = useState(false);

  const sell: Seller['deliver'] = async (sale, onStored) => {
    setSending(true);
    try {
      const port = owner === undefined ? seller : await openOutbox(owner);
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
