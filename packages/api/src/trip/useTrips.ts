import type { Day, Trip } from '@motorpark/domain';
import { useListData, type ListDataOptions } from '../rows/useListData';
import { partOf } from '../rows/part';
import { useRemove, useSave } from '../rows/records';
import { tripExtensions } from '@motorpark/contract';
import { useStatusChange } from '../history/useStatusChange';
import { useOne } from '../rows/one';
import { deleteTrip, getTrip, listTripsFrom, saveTrip } from './trip.endpoints';

interface TripsFrom extends Pick<ListDataOptions, 'refreshInterval' | 'isOff'> {
  /** The id of a trip to include whenever it leaves. */
  also?: string | undefined;
}

const NO_TRIPS: Trip[] = [];

/** Returns the trips that leave on a day or later, with their seats at the last load; `refresh` fetches them again. */
export function useTripsFrom(day: Day, { also, ...options }: TripsFrom = {}) {
  const { data, ...state } = useListData('trips', () => listTripsFrom(day, also), {
    ...options,
    keepPreviousData: true,
    part: partOf('from', { day, also }),
  });
  return { trips: data ?? NO_TRIPS, ...state };
}

/** Returns one trip with its history; the list's row until it is loaded, or if the server records none. */
export function useTrip(row: Trip): Trip {
  const { data } = useOne('trip', row.id, getTrip);
  return data ?? row;
}

export const useSaveTrip = () => useSave('trips', saveTrip);

/** If the server cannot delete trips, they are removed from the list on this machine only (docs/trip.md). */
export const useDeleteTrip = () => useRemove('trips', deleteTrip);

/** Sets a trip's status: on the server, else in the list on this machine only (docs/trip.md). */
export const useTripStatus = () =>
  useStatusChange({
    list: 'trips',
    call: tripExtensions.tripStatus,
    alsoRefresh: ['tickets', 'trip', 'departures', 'waybills', 'waybill'],
    asks: true,
  });
