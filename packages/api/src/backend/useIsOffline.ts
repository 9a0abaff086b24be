import { useSyncExternalStore } from 'react';
import { watch } from './connection';

/** Subscribes to whether the server is out of reach, as tracked by the frame's `useConnection`. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    (listener) => watch().subscribe(listener),
    () => watch().state() === 'offline',
  );
