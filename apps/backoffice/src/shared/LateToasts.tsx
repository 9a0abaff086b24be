import { onFirstToast } from '@motorpark/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** Where toasts appear. The first screen does without: their code comes with the first one, which waits for it, or ahead. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(
    () =>
      onFirstToast(() => {
        // What fails here is fetched again by whoever has something to say.
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
