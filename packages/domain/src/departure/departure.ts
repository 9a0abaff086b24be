import { type Instant, parseInstant } from '../format';
import { formatLate, formatMinutes } from '../trip/late';
import { CANCELLED, type TripStatus } from '../trip/trip';

/** One row of a terminal's board: a trip that leaves it today or tomorrow, in its current state (docs/departure.md). */
export interface Departure {
  /** The trip's id. */
  id: string;
  routeId: string;
  origin: string;
  destination: string;
  travelDate: Instant;
  vehicleNumber: string;
  vehicleType: string;
  /** Empty while there is none; undefined if the server does not send it. */
  driver?: string | undefined;
  status: string;
  totalSeats: number;
  soldSeats: number;
  /** Number of unsold seats that counters keep for an outage; they are not for sale either. */
  keptSeats?: number | undefined;
  /** Number of sold seats whose passengers are aboard. */
  boardedSeats: number;
  /** Number of parcels that wait at the terminal for this destination and are not loaded onto any trip. */
  parcels: number;
  loadedParcels?: number | undefined;
  /** Number of passengers who lost their seats on this trip and wait for others. */
  unseated?: number | undefined;
  /** The original departure time of a delayed trip; undefined if it is not delayed. */
  delayedFrom?: Instant | undefined;
}

const WAITING: TripStatus = 'Scheduled';

/** Whether the bus is still to leave: nobody has sent it off or cancelled it. */
export const isScheduled = ({ status }: Pick<Departure, 'status'>): boolean => status === WAITING;

/** Whether a bus or a driver must still be assigned before it leaves. */
export const lacksBusOrDriver = (
  departure: Pick<Departure, 'status' | 'vehicleNumber' | 'driver'>,
): boolean => isScheduled(departure) && (departure.vehicleNumber === '' || departure.driver === '');

/** Returns the number of seats that can still be sold. */
export const seatsLeft = ({
  totalSeats,
  soldSeats,
  keptSeats = 0,
}: Pick<Departure, 'totalSeats' | 'soldSeats' | 'keptSeats'>): number =>
  Math.max(0, totalSeats - soldSeats - keptSeats);

/** Returns the minutes until the bus is due, negative if it is overdue; undefined if it has left or the date cannot be parsed. */
export function minutesToGo(
  departure: Pick<Departure, 'status' | 'travelDate'>,
  now: Instant,
): number | undefined {
  const due = parseInstant(departure.travelDate);
  if (due === undefined || !isScheduled(departure)) return undefined;
  const minutes = (Date.parse(due) - Date.parse(now)) / 60_000;
  return minutes < 0 ? Math.ceil(minutes) || 0 : Math.ceil(minutes);
}

/** Formats minutes as `in 1 h 25 min`, `now` or `due 10 min ago`. */
export function formatToGo(minutes: number): string {
  if (minutes < 0) return formatLate(-minutes);
  return minutes === 0 ? 'now' : `in ${formatMinutes(minutes)}`;
}

/** Sorts departures for the board: first those that have not left, earliest first, then those that have, latest first. */
export function inBoardOrder<Line extends Pick<Departure, 'status' | 'travelDate'>>(
  departures: readonly Line[],
): Line[] {
  const at = ({ travelDate }: Line) => parseInstant(travelDate) ?? travelDate;
  const byTime = departures.toSorted((one, other) =>
    at(one) < at(other) ? -1 : Number(at(one) > at(other)),
  );
  return [...byTime.filter(isScheduled), ...byTime.filter((line) => !isScheduled(line)).toReversed()];
}

/** How many hours after its departure time a cancelled bus is still shown in the hall: many are cancelled only once they are late. */
const CANCELLED_SHOWN_HOURS = 3;

/** Selects and sorts departures for the hall, earliest first: those that have not left, and recently cancelled ones, for passengers who wait for them. */
export function inHallOrder<Line extends Pick<Departure, 'status' | 'travelDate'>>(
  departures: readonly Line[],
  now: Instant,
): Line[] {
  const isRecentlyCancelled = ({ status, travelDate }: Line): boolean =>
    status === CANCELLED && Date.parse(travelDate) > Date.parse(now) - CANCELLED_SHOWN_HOURS * 3_600_000;
  return departures
    .filter((line) => isScheduled(line) || isRecentlyCancelled(line))
    .toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1));
}
