import { CANCELLED, type Departure, hasDeparted, inBoardOrder } from '@motorpark/domain';
import useSWR from 'swr';
import { type ApiFailure } from '../failure/failure';
import { showHall, type Hall } from './departure.endpoints';

/** How often a television asks, in milliseconds. */
const EVERY = 15_000;

/** Whoever comes to a bus that was cancelled finds it on the board until it would have left. */
const isStillLookedFor = ({ status, travelDate }: Departure): boolean =>
  status === CANCELLED && Date.parse(travelDate) > Date.now();

/** What a hall shows: what has not left yet, the next one first. The last news stay while none comes. */
export function useHall(key: string) {
  const { data, error } = useSWR<Hall, ApiFailure>(
    ['hall', key],
    async () => {
      const hall = await showHall(key);
      return {
        ...hall,
        departures: inBoardOrder(hall.departures)
          .filter((departure) => !hasDeparted(departure) || isStillLookedFor(departure))
          .toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1)),
      };
    },
    { refreshInterval: EVERY, refreshWhenHidden: true, refreshWhenOffline: true, isPaused: () => false },
  );
  return { hall: data, failure: error };
}
