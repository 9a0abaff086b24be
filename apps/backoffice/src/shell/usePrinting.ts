import type { Instant } from '@motorpark/domain';
import { type PaperSize, usePrint } from '@motorpark/ui';
import { useState } from 'react';
import { rememberPaper, rememberedPaper } from './paper';
import { now } from './today';

interface Printing {
  /** What this machine's printer holds. */
  paper: PaperSize;
  choosePaper: (paper: PaperSize) => void;
  /** The receipt date: when it was last printed. */
  printedAt: Instant;
  /** Prints the mounted sheet; a PDF of it is called by the title. */
  print: (title: string) => void;
}

/** The paper of a receipt and the moment of its printing. */
export function usePrinting(): Printing {
  const [paper, setPaper] = useState(rememberedPaper);
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();
  return {
    paper,
    choosePaper(choice) {
      rememberPaper(choice);
      setPaper(choice);
    },
    printedAt,
    print(title) {
      setPrintedAt(now());
      void print(paper, { title });
    },
  };
}
