import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import type { ListName } from '../port/found';
import { useListKey } from './lists';

interface Paged {
  /** The cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

interface Growing<Page> {
  list: ListName;
  /** The cache name of this view of the list. */
  part: string;
  /** The rows loaded so far. */
  page: Page | undefined;
}

/** Loads further pages of a list into its cached rows. The failure of a try is cleared by the next, and by a change of `part`. */
export function useMore<Page extends Paged>(
  { list, part, page }: Growing<Page>,
  fetchAfter: (cursor: string) => Promise<Page>,
  joined: (page: Page, next: Page) => Page,
) {
  const key = useListKey(list, part);
  const { mutate } = useSWRConfig();
  const [growth, setGrowth] = useState<{ part: string; failure?: ApiFailure; isUnderWay?: boolean }>();
  const here = growth?.part === part ? growth : undefined;
  const cursor = page?.nextCursor;

  async function loadMore() {
    if (cursor === undefined || key === null || here?.isUnderWay) return;
    setGrowth({ part, isUnderWay: true });
    try {
      const next = await fetchAfter(cursor);
      // The list may have been refreshed meanwhile.
      const grown = (now?: Page) => (now?.nextCursor === cursor ? joined(now, next) : now);
      await mutate<Page>(key, grown, { revalidate: false });
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
