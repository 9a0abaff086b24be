import { type Trip, isPast, mergeObstacle, saleOf } from '@motorpark/domain';
import { now } from '../http/serverClock';
import { useSession } from '../session/session';

/**
 * Returns whether the user may give passengers of a trip seats on another one of its route, at the price that they paid (docs/money.md#giving-back). While the
 * fare of their trip is not known, the server alone decides.
 */
export function useMergeTarget(
  trips: readonly Trip[],
  { id, routeId }: Pick<Trip, 'id' | 'routeId'>,
): (trip: Trip) => boolean {
  const role = useSession()?.role ?? 'admin';
  const at = now();
  const from = trips.find((trip) => trip.id === id);
  return (trip) =>
    trip.routeId === routeId &&
    !isPast(saleOf(trip, at)) &&
    (from === undefined || mergeObstacle({ from: from.amount, to: trip.amount }, role) === undefined);
}
