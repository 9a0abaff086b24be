import { LOOK_AT_LIST, lookAtExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { type PersonAndTerminal, personAndTerminal } from '../rows/personAndTerminal';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { useListData } from '../rows/useListData';

const ROWS = rowsOfCall({
  list: 'lookAt',
  call: lookAtExtensions.getLookAt,
  narrowing: personAndTerminal,
});

/** Returns what the head office looks at, newest first; nothing on a server that does not record it. */
export const useFoundLookAt = (query: PersonAndTerminal) =>
  useFoundRows({ ...ROWS, columns: LOOK_AT_LIST }, query);

const POLL_MS = 5 * 60_000;

/** Returns how much there is to look at; undefined until it is counted. */
export function useLookAtCount(): number | undefined {
  const { data } = useListData(
    'lookAt',
    () => request(lookAtExtensions.getLookAt, { payload: { limit: 1 } }),
    {
      part: 'count',
      refreshInterval: POLL_MS,
    },
  );
  return data?.total;
}
