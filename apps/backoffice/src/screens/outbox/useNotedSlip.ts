import { readSession } from '@motorpark/api';
import { useEffect, useRef } from 'react';
import { openOutbox } from '../../shared/outbox/openOutbox';
import type { Printing } from '../../shared/printing/usePrinting';

/** A slip that cannot be noted is printed all the same: the traveler waits for it. */
const note = async (key: string): Promise<void> =>
  await openOutbox(readSession()?.personId ?? '')
    .then((outbox) => outbox.noteSlip(key))
    .catch(() => undefined);

/**
 * How a slip is printed. Each print is noted with its sale, which is told should that be discarded: before it is printed, or beside it where
 * the browser prints by itself (Ctrl+P).
 */
export function useNotedSlip(key: string | undefined, printing: Printing): Printing {
  const isNoted = useRef(false);

  useEffect(() => {
    if (key === undefined) return undefined;
    const noteOwn = () => {
      if (!isNoted.current) void note(key);
      isNoted.current = false;
    };
    window.addEventListener('beforeprint', noteOwn);
    return () => window.removeEventListener('beforeprint', noteOwn);
  }, [key]);

  return {
    ...printing,
    print(title) {
      if (key === undefined) return;
      void note(key).then(() => {
        isNoted.current = true;
        printing.print(title);
      });
    },
  };
}
