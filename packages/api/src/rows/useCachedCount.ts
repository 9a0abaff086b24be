import { unstable_serialize, useSWRConfig } from 'swr';
import type { ListName } from '../port/found';
import { useListKey } from './lists';

/** The greatest number of rows that a refresh of a list fetches. */
const MOST_REFRESHED = 1_000;

/** Returns a function with the number of rows to fetch on a refresh: as many as are cached, also after the screen was left and entered again. */
export function useCachedCount(list: ListName, part: string, rowsIn: (kept: unknown) => number) {
  const key = useListKey(list, part);
  const { cache } = useSWRConfig();
  return (pageSize: number): number =>
    Math.max(pageSize, Math.min(rowsIn(cache.get(unstable_serialize(key))?.data), MOST_REFRESHED));
}
