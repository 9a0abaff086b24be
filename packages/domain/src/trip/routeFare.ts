import { type Kobo, formatNaira } from '../format';
import type { Trip } from './trip';

type PricedTrip = Pick<Trip, 'routeId' | 'amount'>;

/** The lowest and the highest fare of a route's trips; undefined if there is no such limit. */
export interface RouteFares {
  fare?: Kobo | undefined;
  mostFare?: Kobo | undefined;
}

/**
 * Returns why staff cannot plan a trip at this fare: it is not within the fares of its route (docs/trip.md). Undefined if they can. An existing trip (`kept`)
 * keeps another fare as long as neither it nor the route changes.
 */
export function routeFareError(
  { routeId, amount }: PricedTrip,
  { fare = 0, mostFare = Infinity }: RouteFares,
  kept?: PricedTrip,
): string | undefined {
  if (amount >= fare && amount <= mostFare) return undefined;
  if (kept && kept.routeId === routeId && kept.amount === amount) return undefined;
  const [limit, beyond] =
    amount < fare ? [`least ${formatNaira(fare)}`, 'below'] : [`most ${formatNaira(mostFare)}`, 'above'];
  return `The fare of ${routeId} is at ${limit}. Only the head office can plan a trip ${beyond} it.`;
}
