import { useSyncExternalStore } from 'react';
import { media } from '../theme';

const PHONE = media.phone.replace('@media ', '');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone. For components that must render something else there; what only looks
 * different is a matter of `media.phone` in their styles.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
