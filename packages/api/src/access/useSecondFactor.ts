import useSWR from 'swr';
import { swrSettings } from '../rows/useListData';
import type { ApiFailure } from '../failure/failure';
import { type SecondFactor, getSecondFactor } from './secondFactor.endpoints';
import { useSessionEra } from '../session/session';

/** Returns the second factor of the logged-in user; `factor` is undefined until it is known. */
export function useSecondFactor() {
  const era = useSessionEra();
  const {
    data: factor,
    error: failure,
    isLoading,
    mutate: refresh,
  } = useSWR<SecondFactor, ApiFailure>(
    era === undefined ? null : ['secondFactor', era],
    getSecondFactor,
    swrSettings,
  );
  return { factor, failure, isLoading, refresh };
}
