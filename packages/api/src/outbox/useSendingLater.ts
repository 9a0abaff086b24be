import { useEffect } from 'react';
import { whenConnectionIsBack } from '../backend/useConnection';
import { useRefreshLists } from '../rows/useListData';
import { readSession } from '../session/session';
import { closeOutbox, openOutbox, whenSaleSettles } from './openOutbox';
import type { SavedSale } from './outboxState';
import { SALE_KINDS } from './saleKinds';

/** Sends the owner's unsent sales while mounted, and calls `onSaved` for each that is in the books. */
export function useSendingLater(owner: string, onSaved: (sale: SavedSale) => void): void {
  const refreshLists = useRefreshLists();

  useEffect(() => {
    const sendAll = () => void openOutbox(owner).then((outbox) => outbox.sendAll());
    sendAll();
    const isBack = whenConnectionIsBack(sendAll);
    window.addEventListener('online', sendAll);
    return () => {
      isBack();
      window.removeEventListener('online', sendAll);
      // Not if the user has only opened a page outside the frame.
      if (readSession()?.personId !== owner) void closeOutbox();
    };
  }, [owner]);

  useEffect(
    () =>
      whenSaleSettles(({ kind, state }, saved) => {
        if (state === 'discarded') void refreshLists('shifts');
        if (!saved) return;
        onSaved(saved);
        void refreshLists(...SALE_KINDS[kind].lists);
      }),
    [onSaved, refreshLists],
  );
}
