import { GIVEN_BACK_LIST, giveBackExtensions, givenBackCodec } from '@motorpark/contract';
import type { GiveBackFact, GiveBackWay } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

/** Filters the acts, besides the filters of any list. */
interface GivenBackListQuery extends ListQuery {
  way?: GiveBackWay | undefined;
  fact?: GiveBackFact | undefined;
  /** A person's id, or `BY_RULE`. */
  personId?: string | undefined;
  terminalId?: string | undefined;
}

const ROWS = rowsOfCall({
  list: 'givenBack',
  call: giveBackExtensions.getGivenBack,
  narrowing: ({ way, fact, personId, terminalId }: GivenBackListQuery) => ({
    ...(way !== undefined && { way }),
    ...(fact !== undefined && { fact: givenBackCodec.names[fact] }),
    ...(personId !== undefined && { person_id: personId }),
    ...(terminalId !== undefined && { terminal_id: terminalId }),
  }),
});

/** Returns what was given back, newest first; nothing on a server that does not record it. */
export const useFoundGivenBack = (query: GivenBackListQuery) =>
  useFoundRows({ ...ROWS, columns: GIVEN_BACK_LIST }, query);
