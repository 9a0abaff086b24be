import { unstable_serialize, useSWRConfig } from 'swr';
import type { ListName } from './lists';
import { useListKey } from './lists';

/** A list that was grown longer than this is refreshed to this length only. */
const MOST_REFRESHED = 1_000;

/** How many rows are to be fetched anew: as many as there are by now, also when the screen was left and is entered again. */
export function useCountKept(list: ListName, part: string, rowsIn: (kept: unknown) => number) {
  const key = useListKey(list, part);
  const { cache } = useSWRConfig();
  return (pageSize: number): number =>
    Math.max(pageSize, Math.min(rowsIn(cache.get(unstable_serialize(key))?.data), MOST_REFRESHED));
}
