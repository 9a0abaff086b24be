import { NAIRA_FROM_ZERO } from '../field';
import { type Kobo, formatNaira, koboTyped } from '../format';
import type { Route } from '../route';
import type { Trip } from './trip';

/** The lowest and the highest fare of a route's trips; undefined if there is no such limit. */
export interface RouteFares {
  fare?: Kobo | undefined;
  mostFare?: Kobo | undefined;
}

/** Returns the limits of a route's trips on a day: where the list of fares has one for it, `ofDay`, that is the lowest, and always allowed. */
export const faresOn = ({ fare, mostFare }: RouteFares, ofDay: Kobo | undefined): RouteFares => ({
  fare: ofDay ?? fare,
  mostFare: mostFare && Math.max(mostFare, ofDay ?? 0),
});

/** Returns which limit of its route a fare breaks (docs/trip.md#the-fare-of-its-route); undefined if it breaks none. */
export function brokenFareLimit(
  { routeId, amount }: Pick<Trip, 'routeId' | 'amount'>,
  { fare = 0, mostFare = Infinity }: RouteFares,
): string | undefined {
  if (amount >= fare && amount <= mostFare) return undefined;
  const limit = amount < fare ? `least ${formatNaira(fare)}` : `most ${formatNaira(mostFare)}`;
  return `The fare of ${routeId} is at ${limit}.`;
}

/** Returns why staff cannot plan a trip at this fare; undefined if they can. */
export function routeFareError(
  trip: Pick<Trip, 'routeId' | 'amount'>,
  fares: RouteFares,
): string | undefined {
  const limit = brokenFareLimit(trip, fares);
  const beyond = trip.amount < (fares.fare ?? 0) ? 'below' : 'above';
  return limit && `${limit} Only the head office can plan a trip ${beyond} it.`;
}

/** Returns the fares of the route with this code; empty if it has none. */
export const faresOf = (routes: readonly Route[], routeId: string): RouteFares =>
  routes.find((route) => route.routeId === routeId) ?? {};

/** A change of the route in the trip form, by the fares of both routes. */
interface RouteChange {
  from: Kobo | undefined;
  to: Kobo | undefined;
}

/** Returns the typed amount after another route was chosen: the route's fare, unless the user has typed another amount. */
export function amountOnRoute(typed: string, { from, to }: RouteChange): string {
  const isTyped = typed.trim() !== '' && koboTyped(typed) !== from;
  if (isTyped) return typed;
  return to === undefined ? '' : NAIRA_FROM_ZERO.edit(to);
}

/** Returns the hint of the amount: what it is for, and the lowest and highest one on its route. */
export function amountHint(costs: string, { fare, mostFare }: RouteFares, mayGoBeyond: boolean): string {
  const limits = [
    fare !== undefined && `at least ${formatNaira(fare)}`,
    mostFare !== undefined && `at most ${formatNaira(mostFare)}`,
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return costs;
  return `${costs}${mayGoBeyond ? '. Terminals:' : ','} ${limits.join(', ')}`;
}
