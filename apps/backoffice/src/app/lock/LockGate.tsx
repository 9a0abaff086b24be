import { useIsLocked } from '@motorpark/api';
import { detachElement } from '@motorpark/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyScreen } from '../../shared/lazyScreen';

const LockScreen = lazyScreen('LockScreen', () => import('../../screens/account/LockScreen'));

/** Loads the lock screen's code, so that it opens immediately and without a connection. */
export const fetchLockScreen = LockScreen.fetchCode;

/**
 * Wraps the whole app: while the session is locked, its content is removed from the page, where it could be read, and afterwards restored with everything that
 * was typed.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked();
  const content = useRef<HTMLDivElement>(null);

  const focused = useRef<EventTarget>(null);
  const [isDetached, setDetached] = useState(false);

  useEffect(() => {
    const element = content.current;
    const noteFocus = ({ target }: FocusEvent) => (focused.current = target);
    element?.addEventListener('focusin', noteFocus);
    return () => element?.removeEventListener('focusin', noteFocus);
  }, []);

  useLayoutEffect(() => {
    const element = content.current;
    if (!isLocked || !element) return undefined;
    const restore = detachElement(element, () => focused.current);
    // Wait until open menus have closed: they keep the focus until then.
    const timer = setTimeout(() => setDetached(true));
    return () => {
      clearTimeout(timer);
      setDetached(false);
      restore();
    };
  }, [isLocked]);

  return (
    <>
      <div ref={content} style={CONTENTS}>
        {children}
      </div>
      {isLocked && isDetached && <LockScreen />}
    </>
  );
}

const CONTENTS = { display: 'contents' };
