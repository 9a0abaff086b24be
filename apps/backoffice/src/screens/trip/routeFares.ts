import { NAIRA_FROM_ZERO, type Kobo, type Route, formatNaira, koboTyped } from '@motorpark/domain';
import { messages } from './messages';

/** Returns the fare of the route with this code; undefined if it has none. */
export const fareOf = (routes: readonly Route[], routeId: string): Kobo | undefined =>
  routes.find((route) => route.routeId === routeId)?.fare;

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

/** Returns the hint of the amount: what it is for, and the lowest one on its route. */
export function amountHint(costs: string, routeFare: Kobo | undefined, mayGoBelow: boolean): string {
  if (routeFare === undefined) return costs;
  const least = mayGoBelow ? messages.leastOfTerminals : messages.least;
  return least(costs, formatNaira(routeFare));
}
