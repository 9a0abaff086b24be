import { SendingBar } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { UnsentDialog } from './UnsentDialog';
import { logoutGuard } from './logoutGuard';
import { messages } from './messages';
import { useUnsentSales } from './unsentSales';

/** Milliseconds before the bar is shown for sales that are being sent: most are saved by then. */
const USUAL_WAIT = 2_000;

/** A bar with the number of sales that are being sent or were refused; nothing while all are saved. */
export function UnsentBar() {
  const { sales, isDurable } = useUnsentSales();
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
      text={canBeLost ? messages.notKept : refused > 0 ? messages.toDo : messages.byItself}
      link={{ href: href(paths.admin.unsent), label: messages.show }}
    />
  );
}
