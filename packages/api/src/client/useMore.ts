import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { type ListName, useListKey } from './lists';

interface Paged {
  /** Where the next page begins; undefined on the last one. */
  nextCursor: string | undefined;
}

interface Growing<Page> {
  list: ListName;
  /** The name of this view of the list, as it was kept. */
  part: string;
  /** What there is so far. */
  page: Page | undefined;
}

/** The growing of a list; what went wrong with the last try is gone with the next, and with another list. */
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
      // A refresh may have come in between.
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
