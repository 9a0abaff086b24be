import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { isStrict, optionalAmount, requiredLine } from '../rules';
import type { ValidationContext } from '../validation';
import type { RouteFields } from './route';

/** A number without a unit, which nobody can tell hours from minutes. */
const BARE_NUMBER = /^\s*\d+(?:[.,:]\d+)?\s*$/;

export const routeSchema = object({
  routeId: requiredLine('Route ID is required'),
  origin: requiredLine('Origin is required'),
  destination: requiredLine('Destination is required'),
  distance: requiredLine('Distance is required'),
  duration: requiredLine('Duration is required').test(
    'unit',
    'Hours or minutes? Write 14 hours, 45 minutes or 6h 30m.',
    (text, { options }) => !isStrict(options) || !BARE_NUMBER.test(text ?? ''),
  ),
  fare: optionalAmount('Fare must be above zero', 'Enter the fare in naira, such as 18,500'),
} satisfies RulesOf<RouteFields>);
export type RouteForm = InferType<typeof routeSchema>;

/** Whether a route connects two of the company's terminals; otherwise any two places. */
export const connectsTerminals = (rules: ValidationContext): boolean => isStrict({ context: rules });
