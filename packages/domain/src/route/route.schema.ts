import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { optionalAmount, requiredText } from '../rules';
import type { RouteFields } from './route';

export const routeSchema = object({
  routeId: requiredText('Route ID is required'),
  origin: requiredText('Origin is required'),
  destination: requiredText('Destination is required'),
  distance: requiredText('Distance is required'),
  duration: requiredText('Duration is required'),
  fare: optionalAmount('Fare must be above zero', 'Enter the fare in naira, such as 18,500'),
} satisfies RulesOf<RouteFields>);
export type RouteForm = InferType<typeof routeSchema>;
