import {
  type Instant,
  type Trip,
  formatLate,
  formatNaira,
  formatDateTime,
  formatTime,
  driverText,
  minutesLate,
  soldSeats,
  busText,
} from '@motorpark/domain';
import { type Column, NONE, type SearchOnlyField, StatusBadge, serialNumber } from '@motorpark/ui';

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfTrip = ({ origin, destination, driver = '' }: Trip): SearchOnlyField[] => [
  { label: 'From', text: origin },
  { label: 'To', text: destination },
  { label: 'Driver', text: driver },
];

/** What the head office reads of a trip without opening it. */
const OFFICE: Column<Trip>[] = [
  { header: 'Driver', cell: (trip) => driverText(trip) ?? NONE, truncate: true, cardLabel: 'Driver' },
  {
    header: 'Sold',
    cell: (trip) => `${soldSeats(trip)} of ${trip.totalSeats}`,
    align: 'end',
    cardLabel: 'Sold',
  },
  { header: 'Fare', cell: ({ amount }) => formatNaira(amount), align: 'end', cardLabel: 'Fare' },
];

/** Columns of every list of trips at an instant; an overdue trip is marked. The row menu comes last. */
export const tripListColumns = (now: Instant, isOffice = false): Column<Trip>[] => [
  serialNumber(),
  { header: 'Route', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
  { header: 'Travel Date', cell: (trip) => leaves(trip, now), sortBy: 'travelDate' },
  { header: 'Vehicle', cell: ({ vehicleType }) => vehicleType, ...(isOffice && { hides: 1 as const }) },
  { header: 'Vehicle Number', cell: ({ vehicleNumber }) => busText(vehicleNumber) },
  ...(isOffice ? OFFICE : []),
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
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
