import { Toaster, shownToasts } from '@motorpark/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Where toasts appear. What went well was said of one screen and leaves with it; errors stay their time. A toast belongs to the screen
 * that the address names when it is raised, so what announces a screen is raised after going there.
 */
export function ScreenToasts() {
  const { pathname } = useLocation();
  const raisedOn = useRef(new Map<string | number, string>());

  // Before the toasts that waited for this are shown.
  useLayoutEffect(
    () =>
      shownToasts.onChange(({ id, status, type }) => {
        if (status === 'added' && type !== 'error') raisedOn.current.set(id, screenNow());
        if (status === 'removed') raisedOn.current.delete(id);
      }),
    [],
  );

  useEffect(() => {
    for (const [id, screen] of raisedOn.current) if (screen !== pathname) shownToasts.dismiss(id);
  }, [pathname]);

  return <Toaster />;
}

/** The router's own path, which its hooks only know one render later. */
const screenNow = () => location.hash.slice(1).split('?')[0] || '/';
