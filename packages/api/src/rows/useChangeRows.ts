import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { recordOf } from '../http/record';
import { withRows, type FoundRows, type ListName } from '../port/found';

interface Listed {
  id: string;
  status?: string | undefined;
}

type Kept<Row> = Row[] | FoundRows<Row>;

/** Returns a function that changes the rows of a list in all cached pages and complete lists; nothing is fetched again. */
export function useChangeRows<Row extends Listed>(list: ListName) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change: (rows: Row[]) => Row[]) => {
      await mutate<Kept<Row>>(
        (key) => Array.isArray(key) && key[0] === list,
        (cached) => changed(cached, change),
        { revalidate: false },
      );
    },
    [list, mutate],
  );
}

function changed<Row extends Listed>(cached: Kept<Row> | undefined, change: (rows: Row[]) => Row[]) {
  if (Array.isArray(cached)) return change(cached);
  return cached !== undefined && Array.isArray(recordOf(cached)['rows'])
    ? withRows(cached, change(cached.rows))
    : cached;
}
