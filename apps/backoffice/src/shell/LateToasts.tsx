import { type ComponentType, useEffect, useState } from 'react';

/** Where toasts appear. The first paint does without; whatever raises a toast brings the same code, and one raised before waits for it. */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(() => {
    // What fails here is fetched again by whoever has something to say.
    fetchToasts().then(
      ({ ScreenToasts }) => setToasts(() => ScreenToasts),
      () => undefined,
    );
  }, []);

  return Toasts ? <Toasts /> : null;
}

const fetchToasts = () => import('./ScreenToasts');
