import type { GiveBackTerms } from '@motorpark/domain';
import { type Fields, countOf, instantOf, recordOf, textOf } from '../reading';

const WAYS = ['correction', 'refund', 'decision'] as const;

/** Reads the terms for giving money back; undefined if the server sends none. */
export function readGiveBack(value: unknown): GiveBackTerms | undefined {
  const terms = recordOf(value);
  const as = WAYS.find((one) => one === terms['as']);
  return (
    as && {
      as,
      keptPercent: percentOf(terms),
      until: instantOf(terms['until']),
      refused: textOf(terms['refused']),
    }
  );
}

/** The percentage that the company keeps; 0 if none is named. */
export const percentOf = (terms: Fields): number => countOf(terms['kept_percent']) ?? 0;
