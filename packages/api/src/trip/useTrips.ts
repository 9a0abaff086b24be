import { useList, type ListOptions } from '../client/lists';
import { listTrips } from './trip.endpoints';

/** The trips, with their seats as of the last load; `refresh` asks again. */
export function useTrips(options?: ListOptions) {
  const { rows: trips, ...state } = useList('trips', listTrips, options);
  return { trips, ...state };
}
