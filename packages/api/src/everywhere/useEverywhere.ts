import { isLongEnoughToSearch } from '@motorpark/domain';
import useSWR from 'swr';
import { useSessionEra } from '../session/session';
import { useLoadWhenBack } from '../backend/useConnection';
import { useDebounced } from '../rows/useDebounced';
import { useMay } from '../backend/useMay';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { type FoundEverywhere, searchEverywhere } from './everywhere.endpoints';

export type { FoundEverywhere };

/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 150;

type Key = readonly [what: 'everywhere', era: number, text: string];

/**
 * Searches everything for the text being typed. Never returns matches of an earlier text, however late its response comes. Does not search if the server
 * cannot, or the text is too short.
 */
export function useEverywhere(typed: string) {
  const era = useSessionEra();
  const may = useMay()('everything.search');
  const text = typed.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const isWanted = may === true && isLongEnoughToSearch(text);
  const { data, error, mutate } = useSWR<FoundEverywhere, ApiFailure, Key | null>(
    isWanted && era !== undefined && debounced === text ? ['everywhere', era, text] : null,
    async ([, , searchText]) => {
      try {
        return await searchEverywhere(searchText);
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
    isSearching: isWanted && data === undefined && error === undefined,
    /** Whether the user may search everything; undefined until that is known. */
    may,
    retry: () => void mutate(),
  };
}
