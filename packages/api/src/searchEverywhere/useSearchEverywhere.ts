import {
  isLongEnoughToSearch,
  type Admin,
  type Driver,
  type Route,
  type Terminal,
  type Ticket,
  type Trip,
  type Vehicle,
  type Waybill,
} from '@motorpark/domain';
import useSWR from 'swr';
import { searchEverywhereExtensions } from '@motorpark/contract';
import { useSessionEra } from '../session/session';
import { useLoadWhenBack } from '../backend/useConnection';
import { useDebounced } from '../rows/useDebounced';
import { useMay } from '../backend/useMay';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import { request } from '../backend/connection';

export type { FoundEverywhere };

/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 150;

type Key = readonly [what: 'everywhere', era: number, text: string];

/**
 * Searches everything for the text being typed. Never returns matches of an earlier text, however late its response comes. Does not search if the server
 * cannot, or the text is too short.
 */
export function useSearchEverywhere(typed: string) {
  const era = useSessionEra();
  const may = useMay()('everything.search');
  const text = typed.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const isWanted = may && isLongEnoughToSearch(text);
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
    /** Whether the user may search everything. */
    may,
    retry: () => void mutate(),
  };
}

/** The first matches of each kind, without those that the user may not see. */
interface FoundEverywhere {
  tickets: Ticket[];
  waybills: Waybill[];
  trips: Trip[];
  routes: Route[];
  vehicles: Vehicle[];
  drivers: Driver[];
  terminals: Terminal[];
  admins: Admin[];
  /** Whether the tickets and waybills only have a number of which two neighbouring characters were typed in the other order. */
  isSuggestion: boolean;
}

/** Searches records of every kind (docs/search.md). */
async function searchEverywhere(text: string): Promise<FoundEverywhere> {
  const answer = await request(searchEverywhereExtensions.searchEverywhere, { payload: { q: text } });
  const {
    tickets = [],
    waybills = [],
    trips = [],
    routes = [],
    vehicles = [],
    drivers = [],
    terminals = [],
    admins = [],
    isSuggestion = false,
  } = answer;
  return { tickets, waybills, trips, routes, vehicles, drivers, terminals, admins, isSuggestion };
}
