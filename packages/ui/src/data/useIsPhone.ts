import { useSyncExternalStore } from 'react';
import { media } from '../theme';

const PHONE = media.phone.replace('@media ', '');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone. For components that render something else there; if only the styles differ, use `media.phone`. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
