import { type Day, addDays, formatDay } from '../format';
import { TIME, WEEKDAY_LIST, daysText, listedDays } from './days';
import { type TimetableValues, runsOn } from './timetable';

/** Number of days that a question names. */
const MOST_NAMED = 3;
/** Days in which one is searched: more than two services can except on one weekday. */
const MOST_SEARCHED = 7 * 201;

/** When a service departs. */
export type Departing = Omit<TimetableValues, 'routeId' | 'vehicleType' | 'seats' | 'fare'>;

/** Returns the trips that a deleted service has left at a time of day, on days in their order, as a service of no weekday. */
export const tripsLeftAt = (departsAt: string, days: readonly Day[]): Departing => ({
  departsAt,
  weekdays: '',
  from: days[0] ?? '',
  until: undefined,
  notOn: undefined,
  alsoOn: daysText(days),
});

/**
 * Returns what is unusual about a service, by field, for the user to confirm: a second bus at the same time as another of its route, or a first day that has
 * passed. What holds already for `kept`, the service that is edited, is not asked again.
 */
export function serviceQuestions(
  service: Departing,
  others: readonly Departing[],
  { kept, today }: { kept?: Departing | undefined; today: Day },
): Partial<Record<'departsAt' | 'from', string>> {
  const { departsAt, from } = service;
  const isNew = (day: Day) => day >= today && (kept?.departsAt !== departsAt || !runsOn(kept, day));
  const doubles = others.flatMap((other) => {
    const days = other.departsAt === departsAt ? sharedDays(service, other, today, isNew) : [];
    const named = days.slice(0, MOST_NAMED).map((day) => formatDay(day));
    const that =
      other.weekdays === ''
        ? `Trips of a deleted service leave at ${TIME.show(departsAt)}`
        : `This route has another service at ${TIME.show(departsAt)}, ${WEEKDAY_LIST.show(other.weekdays)} from ${formatDay(other.from)}`;
    const more = days.length > MOST_NAMED ? ' and later' : '';
    // The same days from the same first day are refused altogether.
    return days.length === 0 || (other.weekdays === service.weekdays && other.from === from)
      ? []
      : `${that}. Two buses would leave on ${named.join(', ')}${more}.`;
  });
  const late = `The first day, ${formatDay(from)}, has passed. Trips are made from ${formatDay(today)} on.`;
  return {
    ...(doubles.length > 0 && { departsAt: doubles.join(' ') }),
    ...(from < today && from !== kept?.from && { from: late }),
  };
}

/** Returns the first days of those asked about on which both services depart. */
export function sharedDays(
  one: Departing,
  other: Departing,
  today: Day,
  isAsked: (day: Day) => boolean,
): Day[] {
  const isShared = (day: Day) => isAsked(day) && runsOn(one, day) && runsOn(other, day);
  const days = [one, other].flatMap(({ alsoOn }) => listedDays(alsoOn)).filter(isShared);
  const [first = today] = [today, one.from, other.from].toSorted().toReversed();
  const ends = [one.until, other.until, addDays(first, MOST_SEARCHED)].flatMap((end) => end ?? []);
  const isWeekly = [...one.weekdays].some((day) => other.weekdays.includes(day));
  for (let day = first; isWeekly && ends.every((end) => day <= end); day = addDays(day, 1))
    if (isShared(day) && days.push(day) > MOST_NAMED) break;
  return [...new Set(days)].toSorted();
}
