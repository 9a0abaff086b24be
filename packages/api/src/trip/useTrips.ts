import type { Trip } from '@motorpark/domain';
import { useCapabilities, useServerCan } from '../access/useCapabilities';
import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave, withoutRow } from '../client/records';
import { CALLS } from '../contract';
import { useStatusChange } from '../history';
import { deleteTrip, listTrips, saveTrip } from './trip.endpoints';

/** The trips, with their seats as of the last load; `refresh` asks again. */
export function useTrips(options?: ListOptions) {
  const { rows: trips, ...state } = useList('trips', listTrips, options);
  return { trips, ...state };
}

/**
 * Whether the server keeps trips that are made, changed and deleted here; a core server only lists them. Undefined until it is
 * known.
 */
export const useKeepsTrips = (): boolean | undefined => useServerCan('trips.write');

export const useSaveTrip = () => useSave('trips', saveTrip);

/** A server that cannot delete trips still sees them leave the list on this machine (specification section 4). */
export const useDeleteTrip = () => useRemove('trips', deleteTrip, withoutRow<Trip>, { isLocal: true });

/**
 * Sets a trip's status: on the server, else in the list of this machine alone (specification section 4). `takesReasons`: whether
 * a step back is kept with its reason.
 */
export function useTripStatus() {
  const takesReasons = useCapabilities().has('trips.status');
  const change = useStatusChange<Trip>({
    list: 'trips',
    call: CALLS.tripStatus,
    isLocal: true,
    alsoRefresh: ['tickets'],
    withStatus: (trip, status) => ({ ...trip, status }),
  });
  return { ...change, takesReasons };
}
