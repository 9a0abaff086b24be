import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import { useSessionEra } from '../access/session';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { note } from './note';

/** Every list that is kept, and the only place that names its key; `ticket` and `waybill` are one by itself, see `useOne`. */
export const LISTS = [
  'trips',
  'tickets',
  'ticket',
  'waybills',
  'waybill',
  'expenses',
  'operations',
  'terminals',
  'routes',
  'vehicles',
  'drivers',
  'admins',
] as const;
export type ListName = (typeof LISTS)[number];
export type ListKey = readonly [list: ListName, era: number];

/** Nothing repeats by itself, so one failed call raises at most one toast. */
export const swrSettings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
  dedupingInterval: 2_000,
} satisfies SWRConfiguration;

/** A list belongs to one login: whoever logs in next starts with none. Null, and no call, while nobody is logged in. */
export function useListKey(list: ListName): ListKey | null {
  const era = useSessionEra();
  return era === undefined ? null : [list, era];
}

/** Fetches lists again, those on screen at once, the others when they are next shown. */
export function useRefreshLists(): (...lists: ListName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...lists) => {
      await mutate((key) => Array.isArray(key) && lists.some((list) => list === key[0]));
    },
    [mutate],
  );
}

export interface ListOptions {
  /** Milliseconds after which the list is fetched again while it is on screen. */
  refreshInterval?: number;
}

/** What belongs to one list, in whatever shape, as a screen needs it; `data` is the same until it changes. */
export function useKept<Data>(list: ListName, load: () => Promise<Data>, options: ListOptions = {}) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, ApiFailure, ListKey | null>(
    useListKey(list),
    async () => {
      try {
        return await load();
      } catch (error_) {
        const failure = toApiFailure(error_);
        note(`The list of ${list} could not be loaded: ${failure.message}`);
        throw failure;
      }
    },
    options,
  );
  const refresh = useCallback(async () => void (await mutate()), [mutate]);
  return { data, failure: error, isLoading, isRefreshing: isValidating, refresh };
}

const NOTHING: never[] = [];

/** One list as a screen needs it; `rows` is the same array until the list changes. */
export function useList<Row>(list: ListName, load: () => Promise<Row[]>, options: ListOptions = {}) {
  const { data, ...state } = useKept(list, load, options);
  return { rows: data ?? NOTHING, ...state };
}
