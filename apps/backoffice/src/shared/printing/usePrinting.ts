import { type PrintOrder, useCompany, useMay, useNumberPrint } from '@motorpark/api';
import { DEMO_COMPANY, type Instant, PAPER_SIZES } from '@motorpark/domain';
import { type Letterhead, type PaperSize, type Reprint, letterheadOf, usePrint } from '@motorpark/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from '../today';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from './rememberedPaper';

const demo = letterheadOf(DEMO_COMPANY);

/** The letterhead if the server stores no company (docs/company.md). */
const LETTERHEAD_WITHOUT_COMPANY: Letterhead = {
  ...demo,
  signature: {
    ...demo.signature,
    stroke:
      'M6 29c7-2 13-12 15-20 1-4-3-4-4 0-3 9-4 17-3 21 1 3 4 1 6-2l5-9c1-2 3-1 2 1l-3 8c0 3 3 2 5-1l5-9c1-2 3-1 2 1l-2 8c0 3 3 2 5-1 5-8 9-19 9-22 0-3-3-2-4 1-2 7-3 15-2 20 1 4 5 2 7-1 3-4 5-9 8-8 2 1-1 7-3 8 6 2 9-9 13-8 2 1-2 7 1 8 4 1 8-7 12-7 3 0 0 6 3 7 7 2 14-5 26-6M26 35c22-4 52-6 80-5',
  },
};

/** A sheet's paper, letterhead and print time, and the function that prints it. */
export interface Printing {
  paper: PaperSize;
  choosePaper: (paper: PaperSize) => void;
  /** The company that the receipt is from; undefined until it is known. */
  letterhead: Letterhead | undefined;
  /** The receipt date: when it was last printed. */
  printedAt: Instant;
  /** The copy mark of the sheet while it is printed. */
  reprint: Reprint;
  /** Prints the mounted sheet; the title names its PDF. */
  print: (title: string) => void;
}

/** Returns the paper, letterhead, print time and, if the server numbers these prints, copy mark of a sheet. `only` is the only paper that it fits. */
export function usePrinting(receipt?: PrintOrder, only?: PaperSize): Printing {
  // The frame keeps the company loaded, so a receipt needs no call.
  const { company, isKept } = useCompany({ revalidateIfStale: false });
  const [chosen, setChosen] = useState(rememberedPaper);
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();
  const { reprint, printNumbered } = useReprint(receipt);
  const paper = only ?? chosen ?? PAPER_SIZES.find((size) => size === company?.paper) ?? USUAL_PAPER;
  const letterhead = useMemo(
    () => (isKept === false ? LETTERHEAD_WITHOUT_COMPANY : company && letterheadOf(company)),
    [company, isKept],
  );
  return {
    paper,
    letterhead,
    choosePaper(choice) {
      rememberPaper(choice);
      setChosen(choice);
    },
    printedAt,
    reprint,
    print(title) {
      setPrintedAt(now());
      void printNumbered(() => print(paper, { title }));
    },
  };
}

/** Returns a sheet's copy mark, and a function that prints it with a number. A print started by the browser (Ctrl+P) has no number and is marked COPY. */
function useReprint(order: PrintOrder | undefined) {
  const [reprint, setReprint] = useState<Reprint>();
  const numberPrint = useNumberPrint();
  const may = useMay();
  const isNumbered = order !== undefined && may(`${order.noun}.print`);
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
