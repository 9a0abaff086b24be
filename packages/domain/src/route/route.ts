import { type InferType, object } from 'yup';
import { requiredText } from '../rules';
import type { Versioned } from '../version';

/** A road between two terminals. */
export interface Route extends Versioned {
  id: string;
  /** The readable code: origin and destination joined by a dash, `Awka - Lagos`. */
  routeId: string;
  origin: string;
  destination: string;
  /** Free text, `452 km`. */
  distance: string;
  /** Free text, `7 hours`. */
  duration: string;
}

// A spaced dash goes first: the hyphen of `Port-Harcourt - Lagos` belongs to the name.
const SPACED_DASH = /^(.*?)\s[-–—]\s(.*)$/;
const BARE_DASH = /^(.*?)[-–—](.*)$/;

/** The two ends that a route id names; a code without a dash has only an origin. */
export function endsOfRoute(routeId: string): { origin: string; destination: string } {
  const [, origin = routeId, destination = ''] = SPACED_DASH.exec(routeId) ?? BARE_DASH.exec(routeId) ?? [];
  return { origin: origin.trim(), destination: destination.trim() };
}

/** Route form (docs/route.md). */
export const routeSchema = object({
  routeId: requiredText('Route ID is required'),
  origin: requiredText('Origin is required'),
  destination: requiredText('Destination is required'),
  distance: requiredText('Distance is required'),
  duration: requiredText('Duration is required'),
});
export type RouteForm = InferType<typeof routeSchema>;
