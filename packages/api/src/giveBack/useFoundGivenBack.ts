import { GIVEN_BACK_LIST, giveBackExtensions, givenBackCodec } from '@motorpark/contract';
import type { GiveBackFact, GiveBackWay } from '@motorpark/domain';
import { type PersonAndTerminal, personAndTerminal } from '../rows/personAndTerminal';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

/** Filters the acts, besides the filters of any list; the person is `BY_RULE` for what the company's rule did. */
interface GivenBackListQuery extends PersonAndTerminal {
  way?: GiveBackWay | undefined;
  fact?: GiveBackFact | undefined;
}

const ROWS = rowsOfCall({
  list: 'givenBack',
  call: giveBackExtensions.getGivenBack,
  narrowing: ({ way, fact, ...by }: GivenBackListQuery) => ({
    ...(way !== undefined && { way }),
    ...(fact !== undefined && { fact: givenBackCodec.names[fact] }),
    ...personAndTerminal(by),
  }),
});

/** Returns what was given back, newest first; nothing on a server that does not record it. */
export const useFoundGivenBack = (query: GivenBackListQuery) =>
  useFoundRows({ ...ROWS, columns: GIVEN_BACK_LIST }, query);
