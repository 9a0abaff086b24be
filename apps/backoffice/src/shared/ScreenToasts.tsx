import { Toaster, shownToasts } from '@motorpark/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What a toast says that stays only with its screen. */
interface Said {
  screen: string;
  isSuccess: boolean;
}

/**
 * Where toasts appear. What went well was said of one screen and leaves with it, or with the next that went well; errors stay their time.
 * A toast belongs to the screen that the address names when it is raised, so what announces a screen is raised after going there.
 */
export function ScreenToasts() {
  const { pathname } = useLocation();
  const raised = useRef(new Map<string | number, Said>());

  // Before the toasts that waited for this are shown.
  useLayoutEffect(
    () =>
      shownToasts.onChange(({ id, status, type }) => {
        const isSuccess = type === 'success';
        if (status === 'added' && isSuccess) dismissThose(raised.current, (said) => said.isSuccess);
        if (status === 'added' && type !== 'error')
          raised.current.set(id, { screen: screenNow(), isSuccess });
        if (status === 'removed') raised.current.delete(id);
      }),
    [],
  );

  useEffect(() => dismissThose(raised.current, ({ screen }) => screen !== pathname), [pathname]);

  return <Toaster />;
}

function dismissThose(raised: ReadonlyMap<string | number, Said>, areMeant: (said: Said) => boolean) {
  for (const [id, said] of raised) if (areMeant(said)) shownToasts.dismiss(id);
}

/** The router's own path, which its hooks only know one render later. */
const screenNow = () => location.hash.slice(1).split('?')[0] || '/';
