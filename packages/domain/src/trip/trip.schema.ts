import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { type Day, parseInstant } from '../format';
import { optionalText, requiredAmount, requiredText } from '../rules';
import { travelDateError } from './travelDateError';
import type { Trip, TripFields } from './trip';

/** The departure time; without a time zone it is Lagos time. */
const travelDateRule = requiredText('Travel date is required').test(
  'instant',
  'Please enter a valid travel date.',
  (travelDate) => !travelDate || parseInstant(travelDate) !== undefined,
);

const amountRule = requiredAmount(
  'Amount is required',
  'Amount must be above zero',
  'Enter the amount in naira, such as 18,500',
);

/** Shared by form and server. */
export const SAME_DRIVER_TWICE = 'The second driver must be somebody else.';

export const tripSchema = object({
  routeId: requiredText('Route is required'),
  travelDate: travelDateRule,
  vehicleNumber: requiredText('Vehicle is required'),
  driver: optionalText(),
  secondDriver: optionalText().when('driver', ([driver], rule) =>
    driver ? rule.notOneOf([driver], SAME_DRIVER_TWICE) : rule,
  ),
  amount: amountRule,
} satisfies RulesOf<TripFields>);

/** A trip that still lacks its vehicle keeps lacking it until somebody assigns one. */
export const unassignedTripSchema = tripSchema.shape({ vehicleNumber: optionalText() });
export type TripForm = InferType<typeof tripSchema>;

interface PlanRules {
  today: () => Day;
  /** The trip that is edited: it may keep its date. */
  kept?: Pick<Trip, 'travelDate' | 'vehicleNumber'> | undefined;
}

/** Returns the schema of the trip form, which refuses dates in the past or too far ahead. */
export const plannedTripSchema = ({ today, kept }: PlanRules) =>
  (kept?.vehicleNumber === '' ? unassignedTripSchema : tripSchema).shape({
    travelDate: travelDateRule.test('planned', (travelDate, context) => {
      const isKept = kept !== undefined && parseInstant(travelDate ?? '') === parseInstant(kept.travelDate);
      const message = isKept ? undefined : travelDateError(travelDate ?? '', today());
      return message === undefined || context.createError({ message });
    }),
  });
