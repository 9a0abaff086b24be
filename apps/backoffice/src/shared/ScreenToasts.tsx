import { Toaster, fetchShownToasts, shownToasts } from '@motorpark/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

// If this fails, the first toast loads it again.
fetchShownToasts().catch(() => undefined);

interface RaisedToast {
  screen: string;
  isSuccess: boolean;
}

/**
 * The container of toasts. A success is dismissed when its screen is left or the next success appears; errors stay their full time. A toast belongs to the
 * screen in the address when it is raised, so a toast that announces a screen must be raised after navigating there.
 */
export function ScreenToasts() {
  const { pathname } = useLocation();
  const raised = useRef(new Map<string | number, RaisedToast>());

  // Must run before the toasts that waited for this are shown.
  useLayoutEffect(
    () =>
      shownToasts.onChange(({ id, status, type }) => {
        const isSuccess = type === 'success';
        if (status === 'added' && isSuccess) dismissMatching(raised.current, (toast) => toast.isSuccess);
        if (status === 'added' && type !== 'error')
          raised.current.set(id, { screen: screenNow(), isSuccess });
        if (status === 'removed') raised.current.delete(id);
      }),
    [],
  );

  useEffect(() => dismissMatching(raised.current, ({ screen }) => screen !== pathname), [pathname]);

  return <Toaster />;
}

function dismissMatching(
  raised: ReadonlyMap<string | number, RaisedToast>,
  matches: (toast: RaisedToast) => boolean,
) {
  for (const [id, toast] of raised) if (matches(toast)) shownToasts.dismiss(id);
}

/** The router's current path, which its hooks return only one render later. */
const screenNow = () => location.hash.slice(1).split('?')[0] || '/';
