import {
  directionOf,
  inTripOrder,
  terminalOf,
  TRIP_STATUS_CHOICES,
  type Day,
  type Direction,
  type Instant,
  type Trip,
} from '@motorpark/domain';
import { useCallback } from 'react';
import { useSession } from '../access/session';
import { useServerCan } from '../access/useCapabilities';
import { useKept, type KeptOptions } from '../client/lists';
import { partOf } from '../client/part';
import { useRemove, useSave } from '../client/records';
import { useSource } from '../core/useSource';
import { tripExtensions } from '@motorpark/contract';
import { useStatusChange } from '../history';
import { useOne } from '../client/one';
import { useFoundRows } from '../client/useFoundRows';
import { tripRows, type TripQuery } from './tripRows';
import { deleteTrip, getTrip, listTripsFrom, saveTrip } from './trip.endpoints';

/** The trips that a query asks for, in the order of the day at this moment unless they are sorted (docs/lists.md). */
export function useFoundTrips(query: TripQuery, now: Instant) {
  const session = useSession();
  const goes = useCallback((trip: Trip) => directionOf(trip, terminalOf(session)), [session]);
  const inOrder = useCallback((trips: readonly Trip[]) => inTripOrder(trips, now), [now]);
  return useFoundRows<Trip, TripQuery>({ ...tripRows, directionOf: goes, inOrder }, query);
}

interface TripsFrom extends Pick<KeptOptions, 'refreshInterval' | 'isOff'> {
  /** One that is there whenever it leaves. */
  also?: string | undefined;
}

const NO_TRIPS: Trip[] = [];

/** The trips that leave on a day or later, with their seats as of the last load; `refresh` asks again. */
export function useTripsFrom(day: Day, { also, ...options }: TripsFrom = {}) {
  const isWhole = useServerCan('lists.search') === false;
  const { data, ...state } = useKept('trips', () => listTripsFrom(day, also), {
    ...options,
    keepPreviousData: true,
    ...(!isWhole && { part: partOf('from', { day, also }) }),
  });
  return { trips: data ?? NO_TRIPS, ...state };
}

/** One trip with what happened to it, where the server keeps histories; until it is there, and elsewhere, the row of the list. */
export function useTrip(row: Trip): Trip {
  const tells = useServerCan('history') === true;
  const { data } = useOne('trip', tells ? row.id : undefined, getTrip);
  return data ?? row;
}

/** Whether trips are made, changed and deleted on the server, or only listed there; undefined until it is known. */
export const useTripSource = () => useSource('trips.write');

export const useSaveTrip = () => useSave('trips', saveTrip);

/** A server that cannot delete trips still sees them leave the list on this machine (docs/trip.md). */
export const useDeleteTrip = () => useRemove('trips', deleteTrip);

/** Sets a trip's status: on the server, else in the list of this machine alone (docs/trip.md). */
export function useTripStatus(direction: Direction) {
  const change = useStatusChange({
    list: 'trips',
    call: tripExtensions.tripStatus,
    alsoRefresh: ['tickets', 'trip', 'departures', 'waybills', 'waybill'],
  });
  return { ...change, samples: TRIP_STATUS_CHOICES[direction] };
}
