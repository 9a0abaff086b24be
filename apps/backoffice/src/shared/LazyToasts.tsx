import { onFirstToast } from '@motorpark/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** The container of toasts. Its code is not part of the first screen: it is loaded with the first toast, which waits for it, or ahead. */
export function LazyToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(
    () =>
      onFirstToast(() => {
        // If this fails, the next toast loads it again.
        fetchToasts().then(
          ({ ScreenToasts }) => setToasts(() => ScreenToasts),
          () => undefined,
        );
      }),
    [],
  );

  return Toasts ? <Toasts /> : null;
}

export const fetchToasts = () => import('./ScreenToasts');
