import { newRetryKey } from '@motorpark/api';
import { useRef } from 'react';

/** The same key for every try of saving the same values, so that a try whose answer got lost makes nothing twice. */
export function useRetryKey() {
  const last = useRef({ written: '', key: '' });
  return {
    keyFor(values: object): string {
      const written = JSON.stringify(values);
      if (last.current.written !== written) last.current = { written, key: newRetryKey() };
      return last.current.key;
    },
    /** It was saved: the same values again are another record. */
    forget() {
      last.current = { written: '', key: '' };
    },
  };
}
