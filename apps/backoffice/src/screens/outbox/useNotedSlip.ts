import { readSession } from '@motorpark/api';
import { useEffect, useRef } from 'react';
import { openOutbox } from '../../shared/outbox/openOutbox';
import type { Printing } from '../../shared/printing/usePrinting';

/** Records a print. A slip whose print cannot be recorded is printed anyway: the traveler waits for it. */
const recordPrint = async (key: string): Promise<void> =>
  await openOutbox(readSession()?.personId ?? '')
    .then((outbox) => outbox.noteSlip(key))
    .catch(() => undefined);

/**
 * Wraps printing so that each print of a slip is recorded with its sale, which matters if the sale is discarded. The app's own button records before printing;
 * a print started by the browser (Ctrl+P) is recorded meanwhile.
 */
export function useNotedSlip(key: string | undefined, printing: Printing): Printing {
  const isRecorded = useRef(false);

  useEffect(() => {
    if (key === undefined) return undefined;
    const recordBrowserPrint = () => {
      if (!isRecorded.current) void recordPrint(key);
      isRecorded.current = false;
    };
    window.addEventListener('beforeprint', recordBrowserPrint);
    return () => window.removeEventListener('beforeprint', recordBrowserPrint);
  }, [key]);

  return {
    ...printing,
    print(title) {
      if (key === undefined) return;
      void recordPrint(key).then(() => {
        isRecorded.current = true;
        printing.print(title);
      });
    },
  };
}
