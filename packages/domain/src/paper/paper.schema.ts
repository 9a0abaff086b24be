import { type InferType, number, object } from 'yup';
import type { RulesOf } from '../field';
import { isDay } from '../format';
import { optionalText, requiredLine, requiredText } from '../rules';
import { MOST_PAPER_BYTES, PAPER_FILE_TYPES, type PaperFields } from './paper';

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

/** The scan or photo of a paper as it is stored: its name, its type by its content, and its bytes. */
export const paperFileSchema = object({
  name: requiredText('Choose a file.'),
  type: optionalText().oneOf(PAPER_FILE_TYPES, 'Choose a PDF, or a photo as JPEG or PNG.'),
  size: number().max(MOST_PAPER_BYTES, 'The file is larger than 1 MB. Choose a smaller one.'),
});
