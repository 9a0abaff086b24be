import { type InferType, object } from 'yup';
import { requiredText } from '../validation';

/** A road between two terminals. */
export interface Route {
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

/** The two ends that a route id names; a code without a dash has only an origin. */
export function endsOfRoute(routeId: string): { origin: string; destination: string } {
  const spaced = routeId.indexOf(' - ');
  const dash = spaced >= 0 ? spaced + 1 : routeId.indexOf('-');
  if (dash < 0) return { origin: routeId.trim(), destination: '' };
  return { origin: routeId.slice(0, dash).trim(), destination: routeId.slice(dash + 1).trim() };
}

/** §5, route form. */
export const routeSchema = object({
  routeId: requiredText('Route ID is required'),
  origin: requiredText('Origin is required'),
  destination: requiredText('Destination is required'),
  distance: requiredText('Distance is required'),
  duration: requiredText('Duration is required'),
});
export type RouteForm = InferType<typeof routeSchema>;
