import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { withRows, type FoundRows, type ListName } from '../port/found';
import { recordOf } from '../http/record';

interface Listed {
  id: string;
  status?: string | undefined;
}

type Kept<Row> = Row[] | FoundRows<Row> | Row | null;

/**
 * Returns a function that changes the rows of lists in all cached pages and complete lists, and the record that a screen of its own shows; nothing is fetched
 * again. A record that is no longer among the rows stays on its own screen.
 */
export function useChangeRows<Row extends Listed>(...lists: ListName[]) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change: (rows: Row[]) => Row[]) => {
      await mutate<Kept<Row>>(
        (key) => Array.isArray(key) && lists.some((list) => key[0] === list || `${key[0]}s` === list),
        (cached) => changed(cached, change),
        { revalidate: false },
      );
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the lists by value
    [lists.join(' '), mutate],
  );
}

/** Returns cached rows, or a cached record, after a change. */
export function changed<Row extends Listed>(cached: Kept<Row> | undefined, change: (rows: Row[]) => Row[]) {
  if (Array.isArray(cached)) return change(cached);
  if (isFound(cached)) return withRows(cached, change(cached.rows));
  return isRecord(cached) ? (change([cached])[0] ?? cached) : cached;
}

const isFound = <Row>(cached: Kept<Row> | undefined): cached is FoundRows<Row> =>
  Array.isArray(recordOf(cached)['rows']);

const isRecord = <Row extends Listed>(cached: Row | FoundRows<Row> | null | undefined): cached is Row =>
  typeof recordOf(cached)['id'] === 'string';

/** What not every answer has: a record's history and terms only one that reads it alone, the others not each row. */
const OFTEN_LEFT_OUT = ['history', 'claim', 'terms', 'storage', 'companions', 'dateOfBirth'];

/** Returns a function that shows a record as a write has answered it, wherever it is cached. */
export function useTell(...lists: ListName[]) {
  const changeRows = useChangeRows(...lists);
  return useCallback(
    (answer: unknown) => {
      const told = recordOf(recordOf(answer)['row'] ?? answer);
      if (told['id'] === undefined) return;
      void changeRows((rows) => rows.map((row) => (row.id === told['id'] ? asTold(row, told) : row)));
    },
    [changeRows],
  );
}

/** Returns the cached record as it is now; what the answer leaves out stays until it is read again. */
export function asTold<Row extends object>(row: Row, told: object): Row {
  const known = recordOf(row);
  const answered = recordOf(told);
  const kept = OFTEN_LEFT_OUT.filter((name) => answered[name] === undefined && name in known);
  return { ...row, ...told, ...Object.fromEntries(kept.map((name) => [name, known[name]])) };
}
