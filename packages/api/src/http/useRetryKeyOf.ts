import { useRef } from 'react';
import { newRetryKey } from './retryKey';

/** Returns the same retry key for every try of saving the same values, so that a retry after a lost response creates nothing twice. */
export function useRetryKeyOf() {
  const last = useRef({ written: '', key: '' });
  return {
    keyFor(values: object): string {
      const written = JSON.stringify(values);
      if (last.current.written !== written) last.current = { written, key: newRetryKey() };
      return last.current.key;
    },
    /** Forgets the key after a save: the same values again are another record. */
    forget() {
      last.current = { written: '', key: '' };
    },
  };
}
