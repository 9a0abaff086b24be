import type { Expense } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** What terminals spend on most. */
const USUAL_TYPES = [
  'Cleaning',
  'Diesel',
  'Driver’s allowance',
  'Electricity',
  'Fuel',
  'Rent',
  'Security',
  'Stationery',
  'Toll and levy',
  'Tyre replacement',
  'Vehicle repair',
  'Vehicle servicing',
];

const options = (words: Iterable<string>): ComboboxOption[] =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((word) => ({ value: word, label: word }));

/** The usual types, and those that were typed before. */
export const expenseTypeOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options([...USUAL_TYPES, ...expenses.map(({ expenseType }) => expenseType)]);

/** Who approved before. */
export const officerOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options(expenses.map(({ approvingOfficer }) => approvingOfficer));
