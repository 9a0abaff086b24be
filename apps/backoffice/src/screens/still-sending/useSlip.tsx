import { type Unsent, openOutbox, readSession } from '@motorpark/api';
import { type Letterhead, UnsentSlip, type Printing } from '@motorpark/ui';
import { useEffect, useRef } from 'react';
import { SALE_SCREENS } from '../../shared/outbox/saleScreens';
import { usePrinting } from '../../shared/printing/usePrinting';

/** The slip of an unsent sale, for a sheet. */
export const slipOf = (sale: Unsent, letterhead: Letterhead) => (
  <UnsentSlip
    one={SALE_SCREENS[sale.kind].one}
    facts={[...sale.facts]}
    letterhead={letterhead}
    since={new Date(sale.since).toISOString()}
    isValid={sale.isSlipValid}
  />
);

/** Records a print. A slip whose print cannot be recorded is printed anyway: the traveler waits for it. */
const recordPrint = async (key: string): Promise<void> =>
  await openOutbox(readSession()?.personId ?? '')
    .then((outbox) => outbox.noteSlip(key))
    .catch(() => undefined);

/**
 * Returns the printing of a slip. Each print is recorded with its sale, which matters if the sale is discarded. The app's own button records before printing; a
 * print started by the browser (Ctrl+P) is recorded meanwhile. Without a key nothing is printed.
 */
export function useSlipPrinting(key: string | undefined): Printing {
  const printing = usePrinting();
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
