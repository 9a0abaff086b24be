import { NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import type { InService } from '../service/service';
import type { Versioned } from '../version';

/** The fields of the route form (docs/route.md), in its order. */
export const ROUTE_FIELDS = {
  /** The readable code: origin and destination joined by a dash, `Awka - Lagos`. */
  routeId: { label: 'Route ID', kind: TEXT },
  origin: { label: 'Origin', kind: TEXT },
  destination: { label: 'Destination', kind: TEXT },
  /** Free text, `452 km`. */
  distance: { label: 'Distance', kind: TEXT },
  /** Free text, `7 hours`. */
  duration: { label: 'Duration', kind: TEXT },
  /** Only on our own server: the lowest fare of its trips, unless a super admin plans them. */
  fare: { label: 'Fare', kind: NAIRA_FROM_ZERO, isOptional: true },
  /** Only on our own server: the highest fare of its trips, unless a super admin plans them. */
  mostFare: { label: 'Highest fare', kind: NAIRA_FROM_ZERO, isOptional: true },
} as const;
export type RouteFields = typeof ROUTE_FIELDS;

/** The values of a route as our own server stores them. */
export type RouteValues = ValuesOf<RouteFields>;

/** A route between two terminals. */
export interface Route extends Versioned, InService, RouteValues {
  id: string;
}
