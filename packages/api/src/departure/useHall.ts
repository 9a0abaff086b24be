import { inHallOrder } from '@motorpark/domain';
import useSWR from 'swr';
import { type ApiFailure } from '../failure/failure';
import { showHall, type Hall } from './departure.endpoints';

/** How often a television asks, in milliseconds. */
const EVERY = 15_000;

/** What a hall shows. The last news stay while none comes. */
export function useHall(key: string) {
  const { data, error } = useSWR<Hall, ApiFailure>(
    ['hall', key],
    async () => {
      const hall = await showHall(key);
      return { ...hall, departures: inHallOrder(hall.departures, new Date().toISOString()) };
    },
    { refreshInterval: EVERY, refreshWhenHidden: true, refreshWhenOffline: true, isPaused: () => false },
  );
  return { hall: data, failure: error };
}
