import type { Expense } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** Suggested expense types. */
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

/** Options for the expense type: the usual ones, and those of existing expenses. */
export const expenseTypeOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options([...USUAL_TYPES, ...expenses.map(({ expenseType }) => expenseType)]);

/** Options for the approving officer: those of existing expenses. */
export const officerOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options(expenses.map(({ approvingOfficer }) => approvingOfficer));
