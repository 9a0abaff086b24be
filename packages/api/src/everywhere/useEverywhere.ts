import { isEnoughToSearch } from '@motorpark/domain';
import useSWR from 'swr';
import { useSessionEra } from '../access/session';
import { useLoadWhenBack } from '../client/useConnection';
import { useSettled } from '../client/useSettled';
import { useMay } from '../core';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { type FoundEverywhere, searchEverywhere } from './everywhere.endpoints';

export type { FoundEverywhere };

/** How long a text must stand still before it is looked for, in milliseconds. */
const PAUSE = 150;

type Key = readonly [what: 'everywhere', era: number, text: string];

/**
 * What the search over everything finds for what is being typed, never what was found for another text, however late its answer comes; nothing is
 * looked for where the server has no such search, or too little was typed.
 */
export function useEverywhere(typed: string) {
  const era = useSessionEra();
  const may = useMay('everything.search');
  const text = typed.trim();
  const settled = useSettled(text, PAUSE);
  const isAsked = may === true && isEnoughToSearch(text);
  const { data, error, mutate } = useSWR<FoundEverywhere, ApiFailure, Key | null>(
    isAsked && era !== undefined && settled === text ? ['everywhere', era, text] : null,
    async ([, , asked]) => {
      try {
        return await searchEverywhere(asked);
      } catch (failure) {
        throw toApiFailure(failure);
      }
    },
    { dedupingInterval: 0, revalidateOnReconnect: false },
  );
  useLoadWhenBack(error, mutate);
  return {
    found: data,
    failure: error,
    isSearching: isAsked && data === undefined && error === undefined,
    /** Whether there is such a search at all; undefined until that is known. */
    may,
    retry: () => void mutate(),
  };
}
