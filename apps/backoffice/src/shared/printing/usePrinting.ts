import { type PrintOrder, useCompany } from '@motorpark/api';
import { type Instant, PAPER_SIZES } from '@motorpark/domain';
import { type Letterhead, type PaperSize, type Reprint, letterheadOf, usePrint } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { LETTERHEAD_WITHOUT_COMPANY } from './letterhead';
import { useReprint } from './useReprint';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from './paper';
import { now } from '../today';

/** A sheet's paper, letterhead and print time, and the function that prints it. */
export interface Printing {
  /** The paper of this machine's printer. */
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
