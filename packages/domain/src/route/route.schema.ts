import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { requiredText } from '../rules';
import type { RouteFields } from './route';

export const routeSchema = object({
  routeId: requiredText('Route ID is required'),
  origin: requiredText('Origin is required'),
  destination: requiredText('Destination is required'),
  distance: requiredText('Distance is required'),
  duration: requiredText('Duration is required'),
} satisfies RulesOf<RouteFields>);
export type RouteForm = InferType<typeof routeSchema>;
