import { readSession, useRefreshLists, useMay, useSession, whenConnectionIsBack } from '@motorpark/api';
import { toast } from '@motorpark/ui';
import { useEffect } from 'react';
import { UnsentBar } from './UnsentBar';
import { messages } from './messages';
import { closeOutbox, openOutbox, onSaleSaved, onSaleDiscarded } from './openOutbox';
import { SALE_KINDS } from './saleKinds';
import { noteBooked, noteSaved } from './savedLately';

/** Sends unsent sales while somebody is logged in, and shows in the frame how many there are. */
export function OutboxKeeper() {
  const session = useSession();
  const hasKeys = useMay('sale.repeat') === true;
  const refreshLists = useRefreshLists();
  const owner = hasKeys ? session?.personId : undefined;

  useEffect(() => {
    if (owner === undefined) return undefined;
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
      onSaleSaved((sale, result) => {
        const { lists } = SALE_KINDS[sale.kind];
        const { text } = noteSaved(sale, result);
        toast.success(text);
        void refreshLists(...lists);
      }),
    [refreshLists],
  );

  useEffect(
    () =>
      onSaleDiscarded((sale, booked) => {
        void refreshLists('shifts');
        if (!booked) return;
        noteBooked(sale, booked);
        toast.error(messages.booked(SALE_KINDS[sale.kind].one, booked.number));
        void refreshLists(...SALE_KINDS[sale.kind].lists);
      }),
    [refreshLists],
  );

  return <UnsentBar />;
}
