import { useSyncExternalStore } from 'react';
import { watch } from './connection';

/** Whether the server is out of reach, as the frame's `useConnection` keeps it true. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    (listener) => watch().subscribe(listener),
    () => watch().state() === 'offline',
  );
