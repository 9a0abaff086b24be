import { formatDateTime } from '../format';
import type { ListedOption } from '../listedOption';
import { type Trip, busText } from '../trip';
import type { Vehicle } from '../vehicle';
import type { Expense } from './expense';

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

const optionsOf = (words: readonly string[]): ListedOption[] =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((word) => ({ value: word, label: word }));

/** Options for the type and the approving officer of an expense: those of other expenses, and the usual types. */
export const expenseOptions = (expenses: readonly Expense[]) => ({
  expenseType: optionsOf([...USUAL_TYPES, ...expenses.map(({ expenseType }) => expenseType)]),
  approvingOfficer: optionsOf(expenses.map(({ approvingOfficer }) => approvingOfficer)),
});

/** Options for the vehicle of an expense: those in service, and the one that it has. */
export const expenseVehicles = (vehicles: readonly Vehicle[], chosen = ''): ListedOption[] =>
  optionsOf([...vehicles.map(({ number }) => number), chosen]);

/** Options for the trip of an expense, the latest first; each with its vehicle. */
export const expenseTrips = (trips: readonly Trip[]): ListedOption[] =>
  trips
    .toSorted((one, other) => other.travelDate.localeCompare(one.travelDate))
    .map(({ id, origin, destination, travelDate, vehicleNumber }) => ({
      value: id,
      label: `${origin} to ${destination}, ${formatDateTime(travelDate)}`,
      hint: busText(vehicleNumber),
    }));
