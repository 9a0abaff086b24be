import { useCallback } from 'react';
import useSWR from 'swr';
import { useSessionEra } from '../access/session';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import type { ListName } from './lists';

type OneKey = readonly [list: ListName, era: number, id: string];

/** One record by itself, as a screen that its link names needs it; nothing is fetched without an id. */
export function useOne<Row>(list: ListName, id: string | undefined, load: (id: string) => Promise<Row>) {
  const era = useSessionEra();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Row, ApiFailure, OneKey | null>(
    era === undefined || id === undefined || id === '' ? null : [list, era, id],
    async ([, , asked]) => {
      try {
        return await load(asked);
      } catch (error_) {
        throw toApiFailure(error_);
      }
    },
  );
  const refresh = useCallback(async () => void (await mutate()), [mutate]);
  return { data, failure: error, isLoading, isRefreshing: isValidating, refresh };
}
