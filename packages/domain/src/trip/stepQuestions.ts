import { type Instant, counted, formatDateTime, formatPhone } from '../format';
import { formatMinutes } from './late';
import { arrivalOf } from './run';
import { seatsWord } from './seat';

/** A departure earlier than this many minutes before its time is asked about; buses that are full leave somewhat early. */
const EARLY_MINUTES = 60;

/** Boarding earlier than this many minutes before the departure is asked about: it is the wrong bus or day. */
const EARLY_BOARDING_MINUTES = 3 * 60;

/** A departure earlier than this many minutes before its time is refused to clients that cannot ask. */
const TOO_EARLY_MINUTES = 24 * 60;

interface TripStep {
  /** The status that the trip gets. */
  to: string;
  travelDate: Instant;
  /** When it left; undefined while it has not. */
  leftAt: Instant | undefined;
  /** The duration of its route, as free text. */
  duration: string;
  /** Whether it leaves by this step. */
  leaves: boolean;
  /** Who is in each sold seat, ordered by seat. */
  passengers: readonly { seat: number; name: string; phone: string; isAboard: boolean }[];
  /** The luggage of tickets nobody of whom is aboard. */
  luggageLeft: readonly { ticketNumber: string; pieces: number }[];
  /** The children on the bus whose adult, on another ticket, is not aboard, was moved to another bus or has no valid ticket any more. */
  alone: readonly { seat: number; name: string; ticketNumber: string }[];
  now: Instant;
}

const minutesBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** Whether the time of a trip is so far ahead that its bus does not leave yet. */
export const isLongBefore = ({ travelDate, now }: Pick<TripStep, 'travelDate' | 'now'>): boolean =>
  minutesBetween(now, travelDate) > EARLY_MINUTES;

const leavesIn = ({ travelDate, now }: Pick<TripStep, 'travelDate' | 'now'>): string =>
  `This bus leaves at ${formatDateTime(travelDate)}, in ${formatMinutes(minutesBetween(now, travelDate))}.`;

/** Returns what is unusual about boarding a trip now, for the user to confirm; undefined if it leaves soon. */
export const boardingQuestion = (trip: Pick<TripStep, 'travelDate' | 'now'>): string | undefined =>
  minutesBetween(trip.now, trip.travelDate) > EARLY_BOARDING_MINUTES ? leavesIn(trip) : undefined;

/** Returns what is unusual about a step of a trip, for the user to confirm: it is far from its time, or passengers are not aboard. */
export function tripStepQuestions(step: TripStep): string[] {
  return [...questionsOfTime(step), ...questionsOfPassengers(step), ...questionsOfChildren(step)];
}

function questionsOfPassengers({ to, leaves, passengers, luggageLeft }: TripStep): string[] {
  const behind = passengers.filter(({ isAboard }) => !isAboard);
  if (!leaves || behind.length === 0) return [];
  // Some terminals do not record boarding.
  if (behind.length === passengers.length)
    return to === 'En-route'
      ? [`Nobody is aboard yet, and ${counted(behind.length, 'seat is', 'seats are')} sold.`]
      : [];
  const bags = luggageLeft.map((one) => `${counted(one.pieces, 'piece')} of ticket ${one.ticketNumber}`);
  const seats = behind.map(({ seat }) => seat);
  const called = behind.map(({ seat, name, phone }) => `${seat} (${name}, ${formatPhone(phone)})`);
  return [
    `${seatsWord(seats)} ${called.join(', ')} of this bus ${behind.length === 1 ? 'is' : 'are'} sold and not aboard. Passengers who are not aboard when it leaves are no-shows.`,
    ...(bags.length > 0 ? [`Take off the luggage of those who are not aboard: ${bags.join(', ')}.`] : []),
  ];
}

function questionsOfChildren({ leaves, alone }: TripStep): string[] {
  if (!leaves || alone.length === 0) return [];
  const children = alone.map((one) => `${one.name}, seat ${one.seat} (ticket ${one.ticketNumber})`);
  return [`The adult who travels with a child is not on this bus: ${children.join('; ')}.`];
}

function questionsOfTime({ to, travelDate, leftAt, duration, now }: TripStep): string[] {
  if (to === 'En-route') return isLongBefore({ travelDate, now }) ? [leavesIn({ travelDate, now })] : [];
  const departsAt = leftAt ?? travelDate;
  const arrival = arrivalOf({ departsAt, duration });
  // No bus takes less than half of its usual time.
  if (
    to !== 'Completed' ||
    !arrival ||
    minutesBetween(departsAt, now) * 2 >= minutesBetween(departsAt, arrival)
  )
    return [];
  const leaves = leftAt === undefined ? 'leaves' : 'left';
  return [
    `This bus ${leaves} at ${formatDateTime(departsAt)} and arrives at about ${formatDateTime(arrival)}.`,
  ];
}

/** Whether a step is so far from its time that it is taken for a mistake unless the user has confirmed it. */
export const isTripStepTooEarly = ({ travelDate, now }: Pick<TripStep, 'travelDate' | 'now'>): boolean =>
  minutesBetween(now, travelDate) > TOO_EARLY_MINUTES;
