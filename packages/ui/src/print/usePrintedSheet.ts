import type { Instant } from '@motorpark/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PaperSize } from '../theme/papers';
import type { Letterhead } from './letterhead';
import { usePrint } from './PrintSheet/usePrint';
import type { Reprint } from './receipt/ReceiptParts';

/** What the app knows of a sheet. */
interface Sheet {
  paper: PaperSize;
  choosePaper: (paper: PaperSize) => void;
  /** The company that the receipt is from; undefined until it is known. */
  letterhead: Letterhead | undefined;
  /** Shown until the company is known. */
  whileUnknown: ReactNode;
  /** Whether the previous screen has just made the sheet. */
  isJustSaved: boolean;
}

/** A sheet's paper, letterhead and print time, and the function that prints it. */
export interface Printing extends Sheet {
  /** The receipt date: when it was last printed. */
  printedAt: Instant;
  /** The copy mark of the sheet while it is printed. */
  reprint: Reprint;
  /** Prints the mounted sheet; the title names its PDF. */
  print: (title: string) => void;
}

interface SheetToPrint extends Sheet {
  now: () => Instant;
  /** Counts a print, and returns its copy mark; undefined if prints of this sheet are not counted. */
  numberPrint: () => Promise<Reprint>;
  /** Whether a print started by the browser (Ctrl+P), which is not counted, is marked COPY. */
  isNumbered: boolean;
}

/** Returns the print time and copy mark of a sheet, and the function that prints it. */
export function usePrintedSheet({ now, numberPrint, isNumbered, ...sheet }: SheetToPrint): Printing {
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();
  const { reprint, printNumbered } = useReprint(numberPrint, isNumbered);
  return {
    ...sheet,
    printedAt,
    reprint,
    print(title) {
      setPrintedAt(now());
      void printNumbered(() => print(sheet.paper, { title }));
    },
  };
}

/** Returns a sheet's copy mark, and a function that prints it with a number. */
function useReprint(numberPrint: () => Promise<Reprint>, isNumbered: boolean) {
  const [reprint, setReprint] = useState<Reprint>();
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
      const next = await numberPrint();
      flushSync(() => setReprint(next));
      await print();
    } finally {
      isPrinting.current = false;
      setReprint(undefined);
    }
  };
  return { reprint, printNumbered };
}
