import { useCallback } from 'react';
import useSWR from 'swr';
import { useSessionEra } from '../session/session';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import type { ListName } from '../port/found';
import { useLoadWhenBack } from '../backend/useConnection';
import { useVisit } from './useAnswer';

type OneKey = readonly [list: ListName, era: number, id: string, visit: number];

/**
 * Returns one record, for a screen whose address names it; nothing is fetched without an id. Each visit loads it anew: it is printed and edited here, and may
 * have changed since an earlier screen loaded it. What could not be loaded is loaded again when the connection is back.
 */
export function useOne<Row>(list: ListName, id: string | undefined, load: (id: string) => Promise<Row>) {
  const era = useSessionEra();
  const visit = useVisit();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Row, ApiFailure, OneKey | null>(
    era === undefined || id === undefined || id === '' ? null : [list, era, id, visit],
    async ([, , wanted]) => {
      try {
        return await load(wanted);
      } catch (error_) {
        throw toApiFailure(error_);
      }
    },
  );
  const refresh = useCallback(async () => void (await mutate()), [mutate]);
  useLoadWhenBack(error, refresh);
  return { data, failure: error, isLoading, isRefreshing: isValidating, refresh };
}
