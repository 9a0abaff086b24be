import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { type Day, type Instant, parseInstant } from '../format';
import { requiredAmount, requiredText } from '../rules';
import { travelDateError } from './plan';
import type { TripFields } from './trip';

/** The departure time; without a time zone it is Lagos time. */
const travelDateRule = requiredText('Travel date is required').test(
  'instant',
  'Please enter a valid travel date.',
  (travelDate) => !travelDate || parseInstant(travelDate) !== undefined,
);

export const tripSchema = object({
  routeId: requiredText('Route is required'),
  travelDate: travelDateRule,
  vehicleNumber: requiredText('Vehicle is required'),
  amount: requiredAmount(
    'Amount is required',
    'Amount must be above zero',
    'Enter the amount in naira, such as 18,500',
  ),
} satisfies RulesOf<TripFields>);
export type TripForm = InferType<typeof tripSchema>;

/** Returns the schema of the trip form, which refuses dates in the past or too far ahead. An edited trip may keep its date (`kept`). */
export const plannedTripSchema = (today: () => Day, kept?: Instant) =>
  tripSchema.shape({
    travelDate: travelDateRule.test('planned', (travelDate, context) => {
      const isKept = kept !== undefined && parseInstant(travelDate ?? '') === parseInstant(kept);
      const message = isKept ? undefined : travelDateError(travelDate ?? '', today());
      return message === undefined || context.createError({ message });
    }),
  });
