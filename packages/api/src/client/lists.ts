import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { isLocked, useSessionEra } from '../access/session';
import { useServerCan } from '../access/useCapabilities';
import type { Capability } from '@motorpark/contract';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { capabilities } from './connection';
import { agedLoad } from './copies';
import { note } from './note';
import { useLoadWhenBack } from './useConnection';

/** Every list that is kept, and the only place that names its key; `trip`, `ticket` and `waybill` are one by itself, see `useOne`. */
export const LISTS = [
  'trips',
  'trip',
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
  'sessions',
  'audit',
  'company',
  'departures',
  'shifts',
  'drops',
  'discards',
  'counters',
  'payments',
  'reports',
  'unseated',
] as const;
export type ListName = (typeof LISTS)[number];
export type ListKey = readonly [list: ListName, era: number, part?: string];

/** Nothing repeats by itself, so one failed call raises at most one toast. */
export const swrSettings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  errorRetryCount: 0,
  dedupingInterval: 2_000,
  // Every call would be refused, and nobody looks.
  isPaused: isLocked,
} satisfies SWRConfiguration;

/** A list belongs to one login: whoever logs in next starts with none. Null, and no call, while nobody is logged in. */
export function useListKey(list: ListName, part?: string): ListKey | null {
  const era = useSessionEra();
  if (era === undefined) return null;
  return part === undefined ? [list, era] : [list, era, part];
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

/** How something of a list is kept, and fetched. */
export interface KeptOptions extends ListOptions {
  /** A name for what is only part of the list, or another view of it; a refresh of the list refreshes it too. */
  part?: string;
  /** The extension that it takes: a server known to be without is not asked, and there is no data. */
  needs?: Capability;
  /** Whether it is not asked for at all. */
  isOff?: boolean;
  /** Whether another part of the list stands in until this one is there. */
  keepPreviousData?: boolean;
  /** Whether it is fetched again where it is shown anew; it is, unless this is false. */
  revalidateIfStale?: boolean;
  /** Milliseconds for which an answer stands where it is shown anew; two seconds, unless this says otherwise. */
  dedupingInterval?: number;
}

/** The failure behind data that did not come from the server, by key. */
const ages = new Map<string, ApiFailure | undefined>();

/** What was read before stands in where the server does not answer and nothing is on screen. */
async function loadFor<Data>(name: string, load: () => Promise<Data>, isShown: boolean): Promise<Data> {
  const { data, old } = await agedLoad(load);
  if (old && isShown) throw old;
  ages.set(name, old);
  return data;
}

/**
 * What belongs to one list, in whatever shape, as a screen needs it; `data` is the same until it changes. What could not be loaded is
 * asked for again when the connection is back.
 */
export function useKept<Data>(list: ListName, load: () => Promise<Data>, options: KeptOptions = {}) {
  const { part, needs, isOff = false, ...settings } = options;
  const key = useListKey(list, part);
  const name = unstable_serialize(key);
  const { cache } = useSWRConfig();
  const isMissing = useServerCan(needs) === false;
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    Data | undefined,
    ApiFailure,
    ListKey | null
  >(
    isMissing || isOff ? null : key,
    async () => {
      try {
        if (needs !== undefined && !(await capabilities().load()).has(needs)) return undefined;
        return await loadFor(name, load, cache.get(name)?.data !== undefined);
      } catch (error_) {
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

const NOTHING: never[] = [];

/** One list as a screen needs it; `rows` is the same array until the list changes. */
export function useList<Row>(list: ListName, load: () => Promise<Row[]>, options: ListOptions = {}) {
  const { data, ...state } = useKept(list, load, options);
  return { rows: data ?? NOTHING, ...state };
}
