import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import { type ApiFailure } from '../failure/failure';
import { getHallView, makeHallView, withdrawHallView, type HallView } from './departure.endpoints';

type Key = readonly ['hall view', string];

const SETTLED = { revalidate: false, populateCache: (view: HallView) => view };

/** Returns the link to a terminal's hall, and functions that make and withdraw it. */
export function useHallView(terminal: string) {
  const key: Key = ['hall view', terminal];
  const { data, error, mutate } = useSWR<HallView, ApiFailure, Key>(key, () => getHallView(terminal));
  const make = useSWRMutation<HallView, ApiFailure, Key>(key, () => makeHallView(terminal), SETTLED);
  const withdraw = useSWRMutation<HallView, ApiFailure, Key>(key, () => withdrawHallView(terminal), SETTLED);
  return {
    view: data,
    failure: error,
    refresh: async () => void (await mutate()),
    make: make.trigger,
    isMaking: make.isMutating,
    withdraw: withdraw.trigger,
    isWithdrawing: withdraw.isMutating,
  };
}
