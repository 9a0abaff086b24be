import { type SavedSale, useOutboxState, useSendingLater } from '@motorpark/api';
import { ConfirmDialog, SendingBar, toast } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, paths } from '../../paths';
import { messages } from './messages';
import { SALE_SCREENS, shownSale } from './saleScreens';
import { logoutGuard } from './logoutGuard';

/** Sends unsent sales while their owner is logged in, and shows in the frame how many there are. */
export function OutboxTask({ owner }: { owner: string }) {
  useSendingLater(owner, showSaved);
  return <UnsentBar />;
}

function showSaved(sale: SavedSale) {
  if (sale.wasDiscarded) toast.error(messages.booked(SALE_SCREENS[sale.kind].one, sale.number));
  else toast.success(shownSale(sale).text);
}

/** Milliseconds before the bar is shown for sales that are being sent: most are saved by then. */
const USUAL_WAIT = 2_000;

/** A bar with the number of sales that are being sent or were refused; nothing while all are saved. */
function UnsentBar() {
  const { sales, isDurable } = useOutboxState();
  const refused = sales.filter(({ state }) => state === 'refused').length;
  const canBeLost = sales.length > refused && !isDurable;

  useEffect(() => {
    if (!canBeLost) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [canBeLost]);

  const hasUnsent = sales.length > 0;
  useEffect(() => {
    logoutGuard.dialog = hasUnsent ? UnsentDialog : undefined;
    return () => {
      logoutGuard.dialog = undefined;
    };
  }, [hasUnsent]);

  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasUnsent) return undefined;
    const timer = setTimeout(() => setLate(true), USUAL_WAIT);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [hasUnsent]);

  if (!hasUnsent || !(isLate || refused > 0)) return null;
  const sending = sales.length - refused;
  return (
    <SendingBar
      tone={refused > 0 ? 'danger' : 'warning'}
      title={[sending > 0 && messages.sending(sending), refused > 0 && messages.refused(refused)]
        .filter(Boolean)
        .join(' ')}
      text={canBeLost ? messages.notKept : refused > 0 ? messages.toDo : messages.byItself(sending)}
      link={{ href: href(paths.admin.unsent), label: messages.show }}
    />
  );
}

/** A dialog that explains why the user cannot log out yet, with a link to the unsent sales. */
function UnsentDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      {...messages.noLogout}
      tone="info"
      onConfirm={() => {
        onClose();
        void navigate(paths.admin.unsent);
      }}
      onCancel={onClose}
    />
  );
}
