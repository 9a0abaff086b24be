import { TRIP_LIST } from '@motorpark/api';
import {
  type Instant,
  type Trip,
  formatLate,
  formatDateTime,
  formatTime,
  driverText,
  minutesLate,
  soldSeats,
  busText,
} from '@motorpark/domain';
import { type Column, NONE, type SearchOnlyField, serialNumber } from '@motorpark/ui';
import { listColumns } from '../../shared/list/listColumns';

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfTrip = ({ origin, destination, driver = '' }: Trip): SearchOnlyField[] => [
  { label: 'From', text: origin },
  { label: 'To', text: destination },
  { label: 'Driver', text: driver },
];

/** The head office reads more of a trip without opening it. */
const STAFF = ['routeId', 'travelDate', 'vehicleType', 'vehicleNumber', 'status'] as const;
const OFFICE = [
  'routeId',
  'travelDate',
  'vehicleType',
  'vehicleNumber',
  'driver',
  'sold',
  'amount',
  'status',
] as const;

/** Columns of every list of trips at an instant; an overdue trip is marked. The row menu comes last. */
export const tripListColumns = (now: Instant, isOffice = false): Column<Trip>[] => [
  serialNumber(),
  ...listColumns<Trip, typeof TRIP_LIST>(
    TRIP_LIST,
    {
      travelDate: (trip) => leaves(trip, now),
      vehicleType: isOffice ? { hides: 1 } : {},
      vehicleNumber: ({ vehicleNumber }) => busText(vehicleNumber),
      driver: (trip) => driverText(trip) ?? NONE,
      sold: (trip) => `${soldSeats(trip)} of ${trip.totalSeats}`,
    },
    isOffice ? OFFICE : STAFF,
  ),
];

function leaves(trip: Trip, now: Instant) {
  const late = minutesLate(trip, now);
  const date = trip.travelDate && formatDateTime(trip.travelDate);
  if (late === undefined && trip.delayedFrom !== undefined) {
    return `${date} · was ${formatTime(trip.delayedFrom)}`;
  }
  if (late === undefined) return date;
  return (
    <>
      {date} · <strong>{formatLate(late)}</strong>
    </>
  );
}
