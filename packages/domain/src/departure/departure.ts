import { type Instant, parseInstant } from '../format';
import { formatLate, formatMinutes } from '../trip/late';
import { CANCELLED, type TripStatus } from '../trip/trip';

/** One line of a terminal's board: a trip that leaves it today or tomorrow, as it stands (docs/departure.md). */
export interface Departure {
  /** The trip's. */
  id: string;
  routeId: string;
  origin: string;
  destination: string;
  travelDate: Instant;
  vehicleNumber: string;
  vehicleType: string;
  status: string;
  totalSeats: number;
  soldSeats: number;
  /** Seats that nobody has bought and counters keep for an outage: they are not for sale either. */
  keptSeats?: number | undefined;
  /** How many of those that are sold are aboard. */
  boardedSeats: number;
  /** Parcels that wait at the terminal for this destination, loaded onto no bus. */
  parcels: number;
  /** Parcels that it takes along. */
  loadedParcels?: number | undefined;
  /** How many have lost their seats on it and wait for others. */
  unseated?: number | undefined;
  /** When it was to leave at first, where it is delayed. */
  delayedFrom?: Instant | undefined;
}

const WAITING: TripStatus = 'Scheduled';

/** Whether the bus has left. */
export const hasDeparted = ({ status }: Pick<Departure, 'status'>): boolean => status !== WAITING;

/** How many seats anybody can still sell. */
export const seatsLeft = ({
  totalSeats,
  soldSeats,
  keptSeats = 0,
}: Pick<Departure, 'totalSeats' | 'soldSeats' | 'keptSeats'>): number =>
  Math.max(0, totalSeats - soldSeats - keptSeats);

/** Minutes until a bus is due, below zero once it should have left; undefined where it has, or no date can be read. */
export function minutesToGo(
  departure: Pick<Departure, 'status' | 'travelDate'>,
  now: Instant,
): number | undefined {
  const due = parseInstant(departure.travelDate);
  if (due === undefined || hasDeparted(departure)) return undefined;
  const minutes = (Date.parse(due) - Date.parse(now)) / 60_000;
  return minutes < 0 ? Math.ceil(minutes) || 0 : Math.ceil(minutes);
}

/** `in 1 h 25 min`, `now`, `due 10 min ago` */
export function formatToGo(minutes: number): string {
  if (minutes < 0) return formatLate(-minutes);
  return minutes === 0 ? 'now' : `in ${formatMinutes(minutes)}`;
}

/** What a board shows: those that are still to leave, the next one on top, then those that have left, the last one on top. */
export function inBoardOrder<Line extends Pick<Departure, 'status' | 'travelDate'>>(
  departures: readonly Line[],
): Line[] {
  const at = ({ travelDate }: Line) => parseInstant(travelDate) ?? travelDate;
  const upwards = departures.toSorted((one, other) =>
    at(one) < at(other) ? -1 : Number(at(one) > at(other)),
  );
  return [...upwards.filter((line) => !hasDeparted(line)), ...upwards.filter(hasDeparted).toReversed()];
}

/** How long after its time a hall still shows a bus that was cancelled, in hours: many are only once they are late. */
const LOOKED_FOR = 3;

/** What a hall shows, the earliest first: what is still to leave, and what was cancelled, for those who come to it or wait for it. */
export function inHallOrder<Line extends Pick<Departure, 'status' | 'travelDate'>>(
  departures: readonly Line[],
  now: Instant,
): Line[] {
  const isLookedFor = ({ status, travelDate }: Line): boolean =>
    status === CANCELLED && Date.parse(travelDate) > Date.parse(now) - LOOKED_FOR * 3_600_000;
  return departures
    .filter((line) => !hasDeparted(line) || isLookedFor(line))
    .toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1));
}
