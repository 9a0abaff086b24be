import {
  type Instant,
  type Trip,
  formatLate,
  formatDateTime,
  formatTime,
  minutesLate,
} from '@motorpark/domain';
import { type Column, type SearchOnlyField, StatusBadge, serialNumber } from '@motorpark/ui';

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfTrip = ({ origin, destination }: Trip): SearchOnlyField[] => [
  { label: 'From', text: origin },
  { label: 'To', text: destination },
];

/** Columns of every list of trips at an instant; an overdue trip is marked. The row menu comes last. */
export const tripListColumns = (now: Instant): Column<Trip>[] => [
  serialNumber(),
  { header: 'Route', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
  { header: 'Travel Date', cell: (trip) => leaves(trip, now), sortBy: 'travelDate' },
  { header: 'Vehicle', cell: ({ vehicleType }) => vehicleType },
  { header: 'Vehicle Number', cell: ({ vehicleNumber }) => vehicleNumber },
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
