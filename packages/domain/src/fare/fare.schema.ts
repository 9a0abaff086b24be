import { type InferType, array, object } from 'yup';
import type { RulesOf } from '../field';
import { type Kobo, isDay, koboTyped } from '../format';
import { isNaira, optionalLine, requiredText } from '../rules';
import { VEHICLE_TYPES } from '../vehicle';
import type { FareFields } from './fare';

const NO_DAY = 'Please enter a valid day.';
const NO_TYPE = 'Choose one of the vehicle types.';
const NO_TYPES = 'Choose the vehicle types.';
const NO_FARE = 'Enter the fare in naira, such as 18,500';
/** Days outside are a slip, and beyond the calendars of databases. */
const [EARLIEST, LATEST] = ['2000-01-01', '2999-12-31'];

const isPlausible = (day: string | undefined) => !day || (isDay(day) && day >= EARLIEST && day <= LATEST);

/** The first day of a period. */
export const firstDay = () => requiredText('First day is required').test('day', NO_DAY, isPlausible);

/** The last day of a period, whose first day is the field `from`; empty if it goes on. */
export const lastDay = () =>
  optionalLine()
    .test('day', NO_DAY, isPlausible)
    .test(
      'order',
      'The last day is before the first.',
      (until, { parent }: { parent: { from?: unknown } }) =>
        !until || typeof parent.from !== 'string' || !isDay(until) || until >= parent.from,
    );

export const fareSchema = object({
  routeId: requiredText('Route is required'),
  vehicleType: optionalLine().oneOf(['', ...VEHICLE_TYPES], NO_TYPE),
  name: optionalLine(60),
  from: firstDay(),
  until: lastDay(),
  fare: requiredText('Fare is required')
    .test('naira', isNaira(NO_FARE))
    .test('some', 'Fare must be above zero', (fare) => !fare || koboTyped(fare) !== 0),
} satisfies RulesOf<FareFields>);
export type FareForm = InferType<typeof fareSchema>;

/** Several texts, in a list or, in a form, a line each. */
const several = (missing: string) =>
  array()
    .of(optionalLine())
    .transform((_, given: unknown) => {
      const all: unknown = typeof given === 'string' ? given.split('\n').filter(Boolean) : given;
      return Array.isArray(all) ? all.filter((one) => typeof one === 'string') : all;
    })
    .typeError(missing)
    .required(missing)
    .min(1, missing);

/** The fares of some routes and vehicle types (empty: of those for any) that begin on one day. */
export const fareSetSchema = object({
  routeIds: several('Choose the routes.'),
  vehicleTypes: several(NO_TYPES),
  from: firstDay(),
  until: lastDay(),
});
export type FareSet = InferType<typeof fareSetSchema>;

const NO_PERCENTAGE = 'Enter a percentage from -90 to 300, such as 30 or -10.';

/** Fares for many routes at once: what a seat costs now, and so many per cent more or less. */
export const manyFaresSchema = fareSetSchema.shape({
  vehicleTypes: several(NO_TYPES).test('known', NO_TYPE, (types) =>
    types.every((type) => VEHICLE_TYPES.some((one) => one === type)),
  ),
  percent: requiredText('Percentage is required').test(
    'percent',
    NO_PERCENTAGE,
    (percent) =>
      !percent || (/^[+-]?\d{1,3}$/.test(percent) && Number(percent) >= -90 && Number(percent) <= 300),
  ),
  name: optionalLine(60),
});
export type ManyFares = InferType<typeof manyFaresSchema>;

/** Fares by percentage are in whole ₦100. */
const STEP = 100 * 100;

/** Returns a fare with a percentage more or less, to the nearest ₦100 and at least that; half of it is rounded up. */
export const fareByPercent = (fare: Kobo, percent: string): Kobo =>
  Math.max(STEP, Math.round((fare * (100 + Number(percent))) / 100 / STEP) * STEP);
