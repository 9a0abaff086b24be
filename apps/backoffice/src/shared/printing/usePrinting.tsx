import {
  type PrintOrder,
  type PrintedKind,
  useCompany,
  useMay,
  useNumberPrint,
  now,
  USUAL_PAPER,
  rememberPaper,
  rememberedPaper,
} from '@motorpark/api';
import { DEMO_COMPANY, PAPER_SIZES, STANDARD_TERMS } from '@motorpark/domain';
import { type Letterhead, type PaperSize, type Printing, letterheadOf, usePrintedSheet } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '../LoadingState';
import { overviewMessages } from '../record/overviewMessages';
import { wasJustSaved } from './wasJustSaved';

const demo = letterheadOf({ ...DEMO_COMPANY, ...STANDARD_TERMS });

/** The letterhead if the server stores no company (docs/company.md). */
const LETTERHEAD_WITHOUT_COMPANY: Letterhead = {
  ...demo,
  signature: {
    ...demo.signature,
    stroke:
      'M6 29c7-2 13-12 15-20 1-4-3-4-4 0-3 9-4 17-3 21 1 3 4 1 6-2l5-9c1-2 3-1 2 1l-3 8c0 3 3 2 5-1l5-9c1-2 3-1 2 1l-2 8c0 3 3 2 5-1 5-8 9-19 9-22 0-3-3-2-4 1-2 7-3 15-2 20 1 4 5 2 7-1 3-4 5-9 8-8 2 1-1 7-3 8 6 2 9-9 13-8 2 1-2 7 1 8 4 1 8-7 12-7 3 0 0 6 3 7 7 2 14-5 26-6M26 35c22-4 52-6 80-5',
  },
};

interface Sheet {
  /** What it is, for the paper that this machine prints it on; by default a receipt. */
  of?: PrintedKind;
  /** The only paper that it fits. */
  only?: PaperSize;
  /** Whether what it shows is being read again: it is printed after that. */
  isBeingRead?: boolean;
}

/** Returns the paper, letterhead, print time and, if the server numbers these prints, copy mark of a sheet. */
export function usePrinting(receipt?: PrintOrder, { of, only, isBeingRead = false }: Sheet = {}): Printing {
  // The frame keeps the company loaded, so a receipt needs no call.
  const { company, isKept } = useCompany({ revalidateIfStale: false });
  const [chosen, setChosen] = useState(() => rememberedPaper(of));
  const numberPrint = useNumberPrint();
  const may = useMay();
  const isJustSaved = wasJustSaved(useLocation().state);
  const letterhead = useMemo(
    () => (isKept === false ? LETTERHEAD_WITHOUT_COMPANY : company && letterheadOf(company)),
    [company, isKept],
  );
  return usePrintedSheet({
    paper: only ?? chosen ?? PAPER_SIZES.find((size) => size === company?.paper) ?? USUAL_PAPER,
    choosePaper(choice) {
      rememberPaper(choice, of);
      setChosen(choice);
    },
    letterhead,
    whileUnknown: <NoLetterhead />,
    isJustSaved,
    isBeingRead,
    now,
    numberPrint: async () => receipt && (await numberPrint(receipt)),
    isNumbered: receipt !== undefined && may(`${receipt.noun}.print`),
  });
}

/** Shown in place of a receipt until the company is known, on a machine that has never loaded it. */
const NoLetterhead = () => (
  <LoadingState
    {...useCompany()}
    label={overviewMessages.loadingCompany}
    fallback={overviewMessages.companyFailed}
  />
);
