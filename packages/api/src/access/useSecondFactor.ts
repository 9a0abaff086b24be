import useSWR from 'swr';
import { swrSettings } from '../client/lists';
import type { ApiFailure } from '../failure/failure';
import { type SecondFactor, getSecondFactor } from './secondFactor.endpoints';
import { useSessionEra } from './session';

/** The second factor of whoever is logged in; undefined until it is known. */
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
