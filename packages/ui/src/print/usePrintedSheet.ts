import type { Instant } from '@motorpark/domain';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Prints the mounted sheet, once it is read; the title names its PDF. */
  print: (title: string) => void;
  /** Whether the user has asked to print it, and it is still being read. */
  isWaiting: boolean;
}

interface SheetToPrint extends Sheet {
  /** Whether what the sheet shows is being read again. */
  isBeingRead?: boolean;
  now: () => Instant;
  /** Counts a print, and returns its copy mark; undefined if prints of this sheet are not counted. */
  numberPrint: () => Promise<Reprint>;
  /** Whether a print started by the browser (Ctrl+P), which is not counted, is marked COPY. */
  isNumbered: boolean;
}

/** Returns the print time and copy mark of a sheet, and the function that prints it. */
export function usePrintedSheet(wanted: SheetToPrint): Printing {
  const { now, numberPrint, isNumbered, isBeingRead = false, ...sheet } = wanted;
  const [printedAt, setPrintedAt] = useState(now);
  const [asked, setAsked] = useState<string>();
  const { print } = usePrint();
  const { reprint, printNumbered } = useReprint(numberPrint, isNumbered);
  const printNow = (title: string) =>
    printNumbered(async () => {
      flushSync(() => setPrintedAt(now()));
      await print(sheet.paper, { title });
    });
  const printAsked = useEffectEvent(() => {
    if (asked !== undefined) void printNow(asked).finally(() => setAsked(undefined));
  });
  useEffect(() => {
    if (!isBeingRead) printAsked();
  }, [isBeingRead]);
  return {
    ...sheet,
    printedAt,
    reprint,
    print: (title) => (isBeingRead ? setAsked(title) : void printNow(title)),
    isWaiting: isBeingRead && asked !== undefined,
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
