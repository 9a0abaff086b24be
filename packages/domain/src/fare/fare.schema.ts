import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { isDay, koboTyped } from '../format';
import { isNaira, optionalLine, requiredText } from '../rules';
import { VEHICLE_TYPES } from '../vehicle';
import type { FareFields } from './fare';

const NO_DAY = 'Please enter a valid day.';
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
  vehicleType: optionalLine().oneOf(['', ...VEHICLE_TYPES], 'Choose one of the vehicle types.'),
  name: optionalLine(60),
  from: firstDay(),
  until: lastDay(),
  fare: requiredText('Fare is required')
    .test('naira', isNaira(NO_FARE))
    .test('some', 'Fare must be above zero', (fare) => !fare || koboTyped(fare) !== 0),
} satisfies RulesOf<FareFields>);
export type FareForm = InferType<typeof fareSchema>;

/** What names a fare: one of a route and vehicle type (empty: of any) that begins on a day. */
export const fareSetSchema = fareSchema.pick(['routeId', 'vehicleType', 'from', 'until']);
export type FareSet = InferType<typeof fareSetSchema>;
