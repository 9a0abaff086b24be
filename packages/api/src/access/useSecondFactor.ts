import { type SecondFactor, secondFactorExtensions } from '@motorpark/contract';
import useSWR from 'swr';
import { swrSettings } from '../rows/useListData';
import type { ApiFailure } from '../failure/failure';
import { request } from '../backend/connection';
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
    () => request(secondFactorExtensions.getSecondFactor),
    swrSettings,
  );
  return { factor, failure, isLoading, refresh };
}
