import { inHallOrder } from '@motorpark/domain';
import useSWR from 'swr';
import { serverNow } from '../http/serverClock';
import { type ApiFailure } from '../failure/failure';
import { showHall, type Hall } from './departure.endpoints';

/** Milliseconds between two polls of a television. */
const POLL_MS = 15_000;

/** Subscribes to a hall's departures. The last response stays until the next. */
export function useHall(key: string) {
  const { data, error } = useSWR<Hall, ApiFailure>(
    ['hall', key],
    async () => {
      const hall = await showHall(key);
      return { ...hall, departures: inHallOrder(hall.departures, serverNow()) };
    },
    { refreshInterval: POLL_MS, refreshWhenHidden: true, refreshWhenOffline: true, isPaused: () => false },
  );
  return { hall: data, failure: error };
}
