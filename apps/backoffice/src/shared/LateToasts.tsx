import { onFirstToast } from '@motorpark/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** Where toasts appear. The first screen does without: their code comes with the first one, which waits for it, or ahead. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(
    () =>
      onFirstToast(() => {
        // If it fails here it is fetched again with the next toast.
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
