import type { Operation, OperationFilter } from '@motorpark/domain';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useListKey, type ListOptions } from '../client/lists';
import { toApiFailure, type ApiFailure } from '../failure/failure';
import { recordOf } from '../reading';
import { joined, listOperations, newestOperations } from './operation.endpoints';
import type { OperationPage } from './readOperation';
import { partOf, useLedger } from './useLedger';

export interface OperationOptions extends ListOptions {
  /** How many are fetched at a time, 50 unless told otherwise; a dashboard wants few. */
  pageSize?: number;
}

/** A list that was grown longer than this is refreshed to this length only. */
const MOST_REFRESHED = 1_000;
const NOTHING: Operation[] = [];

/**
 * The operations of a period, terminal and type, newest first, as many as were asked for so far: `loadMore` fetches the next page,
 * and is there as long as there is one. `total` counts them all. Sales, deletions and approvals refresh the list.
 */
export function useOperations(filter: OperationFilter = {}, options: OperationOptions = {}) {
  const { pageSize = 50, ...settings } = options;
  const part = partOf('list', { ...filter, pageSize });
  const countKept = useCountKept(part);
  const { data, ...state } = useLedger(
    part,
    () => newestOperations(filter, Math.max(pageSize, Math.min(countKept(), MOST_REFRESHED))),
    settings,
  );
  const more = useMore(part, data, (cursor) => listOperations(filter, { cursor, limit: pageSize }));
  return { operations: data?.operations ?? NOTHING, total: data?.total, ...state, ...more };
}

/** How long the list is by now, also when its screen was left and is entered again. */
function useCountKept(part: string): () => number {
  const key = useListKey('operations', part);
  const { cache } = useSWRConfig();
  return () => {
    const kept: unknown = cache.get(unstable_serialize(key))?.data;
    const operations: unknown = recordOf(kept)['operations'];
    return Array.isArray(operations) ? operations.length : 0;
  };
}

/** The growing of a list; what went wrong with the last try is gone with the next, and with another list. */
function useMore(
  part: string,
  page: OperationPage | undefined,
  fetchAfter: (cursor: string) => Promise<OperationPage>,
) {
  const key = useListKey('operations', part);
  const { mutate } = useSWRConfig();
  const [growth, setGrowth] = useState<{ part: string; failure?: ApiFailure; isUnderWay?: boolean }>();
  const here = growth?.part === part ? growth : undefined;
  const cursor = page?.nextCursor;

  async function loadMore() {
    if (cursor === undefined || key === null || here?.isUnderWay) return;
    setGrowth({ part, isUnderWay: true });
    try {
      const next = await fetchAfter(cursor);
      // A refresh may have come in between.
      const grown = (now?: OperationPage) => (now?.nextCursor === cursor ? joined(now, next) : now);
      await mutate<OperationPage>(key, grown, { revalidate: false });
      setGrowth({ part });
    } catch (error) {
      setGrowth({ part, failure: toApiFailure(error) });
    }
  }

  return {
    loadMore: cursor === undefined ? undefined : loadMore,
    isLoadingMore: here?.isUnderWay ?? false,
    moreFailure: here?.failure,
  };
}
