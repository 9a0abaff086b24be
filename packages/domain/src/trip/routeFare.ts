import { type Kobo, formatNaira } from '../format';
import type { Trip } from './trip';

type PricedTrip = Pick<Trip, 'routeId' | 'amount'>;

/**
 * Returns why staff cannot plan a trip at this fare: it is below the fare of its route (docs/trip.md). Undefined if they can, or if the route has no fare. An
 * existing trip (`kept`) keeps a lower fare as long as neither it nor the route changes.
 */
export function routeFareError(
  { routeId, amount }: PricedTrip,
  routeFare: Kobo | undefined,
  kept?: PricedTrip,
): string | undefined {
  if (routeFare === undefined || amount >= routeFare) return undefined;
  if (kept && kept.routeId === routeId && kept.amount === amount) return undefined;
  return `The fare of ${routeId} is at least ${formatNaira(routeFare)}. Only the head office can plan a trip below it.`;
}
