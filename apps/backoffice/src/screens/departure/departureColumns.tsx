import {
  type Departure,
  type Instant,
  formatTime,
  formatToGo,
  hasDeparted,
  lagosDay,
  minutesToGo,
  parseInstant,
  seatsLeft,
} from '@motorpark/domain';
import { type Column, NONE, StatusBadge } from '@motorpark/ui';
import { messages } from './messages';

/** Columns of the board at an instant. */
export const departureColumns = (now: Instant): Column<Departure>[] => [
  { header: 'Time', cell: (departure) => timeOf(departure, now) },
  { header: 'Destination', cell: ({ destination }) => destination, isRowHeader: true, truncate: true },
  {
    header: 'Vehicle',
    cell: ({ vehicleNumber, vehicleType }) => `${vehicleNumber}, ${vehicleType}`,
    isMuted: true,
    truncate: true,
  },
  {
    header: 'Sold',
    cell: ({ soldSeats, totalSeats }) => `${soldSeats} of ${totalSeats}`,
    align: 'end',
    cardLabel: 'Sold',
  },
  {
    header: 'Boarded',
    cell: ({ boardedSeats, soldSeats }) => (boardedSeats === 0 ? NONE : `${boardedSeats} of ${soldSeats}`),
    align: 'end',
    cardLabel: 'Boarded',
  },
  { header: 'Free', cell: freeOf, align: 'end', cardLabel: 'Free' },
  { header: 'Parcels', cell: parcelsOf, align: 'end', cardLabel: 'Parcels' },
  { header: 'Leaves', cell: (departure) => leaves(departure, now), cardLabel: 'Leaves' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

function timeOf({ travelDate, delayedFrom }: Departure, now: Instant) {
  if (parseInstant(travelDate) === undefined) return travelDate;
  const time = formatTime(travelDate);
  if (delayedFrom !== undefined) return messages.delayed(time, formatTime(delayedFrom));
  const [day, today] = [lagosDay(travelDate), lagosDay(now)];
  if (day === today) return time;
  return day > today ? messages.tomorrow(time) : messages.yesterday(time);
}

function freeOf(departure: Departure) {
  const left = seatsLeft(departure);
  const { keptSeats: kept = 0 } = departure;
  if (kept > 0) return messages.kept(left, kept);
  return left === 0 && !hasDeparted(departure) ? <strong>{messages.full}</strong> : left;
}

/** Number of loaded parcels; before departure also of those that could still be loaded. */
function parcelsOf(departure: Departure) {
  const { parcels, loadedParcels: loaded = 0 } = departure;
  if (hasDeparted(departure)) return loaded === 0 ? NONE : loaded;
  return loaded + parcels === 0 ? NONE : messages.parcels(loaded, parcels);
}

function leaves(departure: Departure, now: Instant) {
  const minutes = minutesToGo(departure, now);
  if (minutes === undefined) return NONE;
  return minutes < 0 ? <strong>{formatToGo(minutes)}</strong> : formatToGo(minutes);
}
