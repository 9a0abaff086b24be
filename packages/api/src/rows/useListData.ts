import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { isLocked, useSessionEra } from '../session/session';
import { type ApiFailure, isAbsent, toApiFailure } from '../failure/failure';
import { loadWithAge } from '../http/storedCopies';
import type { ListName } from '../port/found';
import { note } from '../session/note';
import { useLoadWhenBack } from '../backend/useConnection';

export type ListKey = readonly [list: ListName, era: number, part?: string];

/** Nothing is retried automatically, so one failed call raises at most one toast. */
export const swrSettings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
  dedupingInterval: 2_000,
  // While locked, every call would be refused, and nobody sees the screen.
  isPaused: isLocked,
} satisfies SWRConfiguration;

/** Returns the cache key of a list. A list belongs to one login: the next login starts with none. Null, so no call, while nobody is logged in. */
export function useListKey(list: ListName, part?: string): ListKey | null {
  const era = useSessionEra();
  if (era === undefined) return null;
  return part === undefined ? [list, era] : [list, era, part];
}

/** Returns a function that refreshes lists: those on screen immediately, others when they are next shown. */
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

/** How data of a list is cached and fetched. */
export interface ListDataOptions extends ListOptions {
  /** The name of a part or another view of the list; a refresh of the list refreshes it too. */
  part?: string;
  /** Whether fetching is disabled. */
  isOff?: boolean;
  /** Whether the previous part's data is shown until this part is loaded. */
  keepPreviousData?: boolean;
  /** Whether it is fetched again when it is mounted again; default true. */
  revalidateIfStale?: boolean;
  /** Milliseconds in which a response is reused when it is mounted again; default two seconds. */
  dedupingInterval?: number;
}

/** The failure behind data that did not come from the server, by key. */
const ages = new Map<string, ApiFailure | undefined>();

/** Loads data; a stored copy is used only if the server does not respond and nothing is on screen. */
async function loadFor<Data>(name: string, load: () => Promise<Data>, isShown: boolean): Promise<Data> {
  const { data, old } = await loadWithAge(load);
  if (old && isShown) throw old;
  ages.set(name, old);
  return data;
}

/**
 * Returns data of a list, in any shape; `data` is the same object until it changes, and undefined if the server has no call for it. What could not be loaded is
 * loaded again when the connection is back.
 */
export function useListData<Data>(list: ListName, load: () => Promise<Data>, options: ListDataOptions = {}) {
  const { part, isOff = false, ...settings } = options;
  const key = useListKey(list, part);
  const name = unstable_serialize(key);
  const { cache } = useSWRConfig();
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    Data | undefined,
    ApiFailure,
    ListKey | null
  >(
    isOff ? null : key,
    async () => {
      try {
        return await loadFor(name, load, cache.get(name)?.data !== undefined);
      } catch (error_) {
        if (isAbsent(error_)) return undefined;
        const failure = toApiFailure(error_);
        note(`The list of ${list} could not be loaded: ${failure.message}`);
        throw failure;
      }
    },
    settings,
  );
  const refresh = useCallback(async () => void (await mutate()), [mutate]);
  const failure = error ?? ages.get(name);
  useLoadWhenBack(failure, refresh);
  return { data, failure, isLoading, isRefreshing: isValidating, refresh };
}
