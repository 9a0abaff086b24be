import { type PrintOrder, useMay, useNumberPrint } from '@motorpark/api';
import type { Reprint } from '@motorpark/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns a sheet's copy mark, and a function that prints it with a number. A print started by the browser (Ctrl+P) has no number and is marked COPY. */
export function useReprint(order: PrintOrder | undefined) {
  const [reprint, setReprint] = useState<Reprint>();
  const numberPrint = useNumberPrint();
  const isNumbered =
    useMay(order?.noun === 'shift' ? 'shift.print' : 'receipt.number') === true && order !== undefined;
  const isPrinting = useRef(false);

  useEffect(() => {
    if (!isNumbered) return undefined;
    const mark = (next: Reprint) => () => {
      if (!isPrinting.current) flushSync(() => setReprint(next));
    };
    const [before, after] = [mark('unknown'), mark(undefined)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [isNumbered]);

  const printNumbered = async (print: () => Promise<void>) => {
    if (isPrinting.current) return;
    isPrinting.current = true;
    try {
      const next = order && (await numberPrint(order));
      flushSync(() => setReprint(next));
      await print();
    } finally {
      isPrinting.current = false;
      setReprint(undefined);
    }
  };
  return { reprint, printNumbered };
}
