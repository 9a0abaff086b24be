import {
  type Day,
  type Trip,
  type TripSale,
  addDays,
  directionOf,
  formatDay,
  formatTime,
  freeSeats,
  lagosDay,
  parseInstant,
  saleOf,
} from '@motorpark/domain';

/** A trip as the wizard offers it. */
export interface TripOption {
  value: string;
  label: string;
  /** The day, under which the trips stand together. */
  group: string;
}

const seatsLeft: Record<TripSale, (trip: Trip) => string> = {
  open: (trip) => (freeSeats(trip) === 1 ? '1 seat left' : `${freeSeats(trip)} seats left`),
  full: () => 'full',
  left: () => 'left',
};

/** Other servers may write a date that nobody can read. */
const dayOf = ({ travelDate }: Trip): Day | undefined =>
  parseInstant(travelDate) === undefined ? undefined : lagosDay(travelDate);

const AFTER_ALL_DAYS = '9999-99-99';

function dayName(day: Day | undefined, today: Day): string {
  if (day === undefined) return 'Date unknown';
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : formatDay(day);
}

/**
 * The trips that a clerk may sell, soonest first: those that leave from here before those that come here. A trip that has left is
 * not offered, unless it was chosen before it left: then it stays, and the form says so.
 */
export function tripOptions(
  trips: readonly Trip[],
  terminal: string,
  today: Day,
  chosen: string,
): TripOption[] {
  const rank = (trip: Trip) =>
    (dayOf(trip) ?? AFTER_ALL_DAYS) + (directionOf(trip, terminal) === 'outgoing' ? '0' : '1');
  return trips
    .filter((trip) => trip.id === chosen || saleOf(trip, today) !== 'left')
    .toSorted((a, b) => compare(rank(a), rank(b)) || compare(a.travelDate, b.travelDate))
    .map((trip) => ({
      value: trip.id,
      group: dayName(dayOf(trip), today),
      label: [
        trip.routeId,
        formatTime(trip.travelDate),
        trip.vehicleNumber,
        seatsLeft[saleOf(trip, today)](trip),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
