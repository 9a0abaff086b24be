import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { koboTyped } from '../format';
import { onOurs, optionalAmount, requiredLine } from '../rules';
import type { RouteFields } from './route';

const NO_FARE = 'Enter the fare in naira, such as 18,500';

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
    onOurs((text) => !BARE_NUMBER.test(text ?? '')),
  ),
  fare: optionalAmount('Fare must be above zero', NO_FARE),
  mostFare: optionalAmount('Highest fare must be above zero', NO_FARE).when('fare', ([fare], rule) =>
    rule.test('least', 'The highest fare is less than the fare.', (most) => {
      const [from, to] = [koboTyped(fare), koboTyped(most)];
      // Its own rule reports a fare that is no amount.
      return from === undefined || to === undefined || !Number.isSafeInteger(from) || !(to < from);
    }),
  ),
} satisfies RulesOf<RouteFields>);
export type RouteForm = InferType<typeof routeSchema>;
