import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { isDay } from '../format';
import { optionalText, requiredLine, requiredText } from '../rules';
import type { PaperFields } from './paper';

const ONE_HOLDER = 'Choose a vehicle or a driver, not both.';
const MOST_NUMBER = 60;
/** Days outside are a slip, and beyond the calendars of databases. */
const [EARLIEST, LATEST] = ['1990-01-01', '2999-12-31'];

export const paperSchema = object({
  vehicle: optionalText(),
  driver: optionalText().test(
    'holder',
    ({ value }) => (value ? ONE_HOLDER : 'Choose a vehicle or a driver.'),
    (driver, { parent }: { parent: { vehicle?: unknown } }) => !driver !== !parent.vehicle,
  ),
  kind: requiredText('Kind is required'),
  number: requiredLine('Number is required', MOST_NUMBER),
  expiresOn: requiredText('Valid until is required').test(
    'day',
    'Please enter a valid day.',
    (day) => !day || (isDay(day) && day >= EARLIEST && day <= LATEST),
  ),
} satisfies RulesOf<PaperFields>);
export type PaperForm = InferType<typeof paperSchema>;
