import { TRIP_LIST } from '@motorpark/contract';
import { type Instant, type Trip, directionOf, inTripOrder, terminalOf } from '@motorpark/domain';
import { useCallback } from 'react';
import { useFoundRows } from '../rows/useFoundRows';
import { useSession } from '../session/session';
import { type TripQuery, tripSource } from './tripSource';

/** Returns the trips that match a query, in the order of the day at `now` unless they are sorted (docs/lists.md). */
export function useFoundTrips(query: TripQuery, now: Instant) {
  const session = useSession();
  const tripDirection = useCallback((trip: Trip) => directionOf(trip, terminalOf(session)), [session]);
  const { direction } = query;
  const inOrder = useCallback(
    (trips: readonly Trip[]) => inTripOrder(trips, now, direction),
    [now, direction],
  );
  return useFoundRows<Trip, TripQuery>(
    { ...tripSource, columns: TRIP_LIST, directionOf: tripDirection, inOrder },
    query,
  );
}
