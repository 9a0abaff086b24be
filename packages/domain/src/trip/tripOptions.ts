import type { OwnTerminal } from '../access';
import {
  type Day,
  type Instant,
  addDays,
  counted,
  formatDay,
  formatNaira,
  formatTime,
  formatTripDay,
  formatWeekday,
  lagosDay,
  parseInstant,
  withoutYear,
} from '../format';
import type { ListedOption } from '../listedOption';
import { formatLate, minutesLate } from './late';
import { type Trip, busText, directionOf, freeSeats, isPast, saleOf } from './trip';

/** The terminals that a ticket or trip is for. */
type Ends = { [Name in 'origin' | 'destination']?: string | undefined };

/** Value of the option that adds the incoming trips to the list. */
export const ALL_TRIPS = 'all trips';

interface Choice {
  terminal: OwnTerminal | string;
  now: Instant;
  /** The id of the chosen trip, which is always offered. */
  chosen: string;
  /** Whether trips that arrive here are offered too. */
  hasIncoming: boolean;
  /** Whether there is no connection: then the free seats are those of this machine's allotment. */
  isOffline?: boolean;
}

/** Other servers may send a date that cannot be parsed. */
const dayOf = ({ travelDate }: Trip): Day | undefined =>
  parseInstant(travelDate) === undefined ? undefined : lagosDay(travelDate);

const AFTER_ALL_DAYS = '9999-99-99';

function dayName(day: Day | undefined, today: Day): string {
  if (day === undefined) return 'date unknown';
  if (day === today) return `today, ${formatWeekday(day)}`;
  return day === addDays(today, 1) ? `tomorrow, ${formatWeekday(day)}` : formatTripDay(day);
}

/**
 * Options for the trips that a clerk may sell: those that leave from this terminal, soonest first. On each day, trips still to leave come before overdue ones,
 * and those before full ones. `ALL_TRIPS` adds the trips that arrive here. A trip that has left is not offered unless it was chosen before: then it stays, and
 * the form shows an error.
 */
export function tripOptions(trips: readonly Trip[], choice: Choice): ListedOption[] {
  const { terminal, now, chosen } = choice;
  const offered = trips.filter((trip) => trip.id === chosen || !isPast(saleOf(trip, now)));
  const leavesHere = (trip: Trip) => trip.id === chosen || directionOf(trip, terminal) === 'outgoing';
  const outgoing = offered.filter(leavesHere);
  const showsAll = choice.hasIncoming || outgoing.length === 0 || outgoing.length === offered.length;
  const shown = showsAll ? offered : outgoing;
  const rank = (trip: Trip) => {
    const isIncoming = directionOf(trip, terminal) === 'incoming';
    return `${dayOf(trip) ?? AFTER_ALL_DAYS} ${Number(isIncoming)} ${rankInDay(trip, now)}`;
  };
  const options = shown
    .toSorted((a, b) => compare(rank(a), rank(b)) || compare(a.travelDate, b.travelDate))
    .map((trip) => optionOf(trip, choice));
  return showsAll
    ? options
    : [...options, { value: ALL_TRIPS, label: 'All trips', hint: 'Incoming ones, too' }];
}

/** Whether a trip connects the terminals that a ticket is for. */
export const hasSameEnds = (trip: Trip, { origin, destination }: Ends): boolean =>
  trip.origin === origin && trip.destination === destination;

/** Options for the trips that a ticket can be moved to; those of its own route come first. */
export function otherDepartures(trips: readonly Trip[], ticket: Ends, choice: Choice): ListedOption[] {
  const isSame = (trip: Trip) => hasSameEnds(trip, ticket);
  const isOther = (trip: Trip) => !isSame(trip);
  return [isSame, isOther].flatMap((isShown) => tripOptions(trips.filter(isShown), choice));
}

/** Sort rank within a day: open, overdue, full. */
function rankInDay(trip: Trip, now: Instant): number {
  if (freeSeats(trip) === 0) return 2;
  return minutesLate(trip, now) === undefined ? 0 : 1;
}

function optionOf(trip: Trip, { now, isOffline = false }: Choice): ListedOption {
  const today = lagosDay(now);
  const late = minutesLate(trip, now);
  const day = withoutYear(dayName(dayOf(trip), today), today.slice(0, 4));
  const when = `${day} ${formatTime(trip.travelDate)}`.trim();
  const vehicle = [trip.vehicleType, busText(trip.vehicleNumber)].filter((part) => part !== '').join(', ');
  return {
    value: trip.id,
    label: `${trip.routeId}, ${when}`,
    hint: [vehicle, late === undefined ? '' : formatLate(late)].filter((part) => part !== '').join(' · '),
    side: isOffline && freeSeats(trip) === 0 ? 'none kept' : seatsLeft(trip, now),
    sideHint: formatNaira(trip.amount),
    keywords: [trip.vehicleNumber, ...typedDates(trip)].join(' '),
  };
}

/** Returns a trip's day and time as they are typed too, besides those in the name: `21 Nov 2026`, `21/11`, `12.00`. */
function typedDates(trip: Trip): string[] {
  const { travelDate } = trip;
  const [, month, day] = (dayOf(trip) ?? '').split('-').map(Number);
  if (day === undefined) return [];
  return [formatDay(travelDate), `${day}/${month}`, formatTime(travelDate).slice(0, 5).replace(':', '.')];
}

function seatsLeft(trip: Trip, now: Instant): string {
  const sale = saleOf(trip, now);
  if (sale !== 'open') return sale;
  return `${counted(freeSeats(trip), 'seat')} left`;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
