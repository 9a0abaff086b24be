import { NAIRA_FROM_ZERO, TEXT, type ValuesOf, WHOLE } from '../field';
import { type Day, type Instant, addDays, parseInstant } from '../format';
import type { Versioned } from '../version';
import { DAY_LIST, TIME, TYPED_DAY, WEEKDAY_LIST, daysText, isoWeekday, listedDays } from './days';

/** The fields of a service of the timetable (docs/timetable.md), in the order of its form. */
export const TIMETABLE_FIELDS = {
  /** The route's readable code; a service keeps its route. */
  routeId: { label: 'Route', kind: TEXT },
  departsAt: { label: 'Departure', kind: TIME },
  weekdays: { label: 'Days', kind: WEEKDAY_LIST },
  /** The plan; the bus itself is assigned later. */
  vehicleType: { label: 'Vehicle type', kind: TEXT },
  seats: { label: 'Seats', kind: WHOLE },
  fare: { label: 'Fare', inForm: 'Fare (₦)', kind: NAIRA_FROM_ZERO },
  from: { label: 'First day', kind: TYPED_DAY },
  until: { label: 'Last day', kind: TYPED_DAY, isOptional: true },
  notOn: { label: 'Not on', kind: DAY_LIST, isOptional: true },
  alsoOn: { label: 'Also on', kind: DAY_LIST, isOptional: true },
} as const;
export type TimetableFields = typeof TIMETABLE_FIELDS;

/** The values of a service as our own server stores them. */
export type TimetableValues = ValuesOf<TimetableFields>;

/** A departure that repeats on some days of the week. Not to be confused with a record being in or out of service. */
export interface TimetableService extends Versioned, TimetableValues {
  id: string;
}

type Calendar = Pick<TimetableValues, 'weekdays' | 'from' | 'until' | 'notOn' | 'alsoOn'>;

/** Whether a service departs on a day: its weekdays from the first to the last day, without and with its exceptions. */
export function runsOn({ weekdays, from, until, notOn, alsoOn }: Calendar, day: Day): boolean {
  if (listedDays(alsoOn).includes(day)) return true;
  if (day < from || (until !== undefined && day > until) || listedDays(notOn).includes(day)) return false;
  return weekdays.includes(String(isoWeekday(day)));
}

/** Returns when a service departs on a day. */
export const departureOn = ({ departsAt }: Pick<TimetableValues, 'departsAt'>, day: Day): Instant =>
  parseInstant(`${day}T${departsAt}`) ?? day;

/** Returns the service with its exceptions changed, so that it does not depart on a day, or does by Also on, which also replaces a trip that a person deleted. */
export function withDay<Service extends Calendar>(service: Service, day: Day, runs: boolean): Service {
  const others = (days: string | undefined) => listedDays(days).filter((one) => one !== day);
  const [not, also] = [others(service.notOn), others(service.alsoOn)];
  const plain = { ...service, notOn: textOf(not), alsoOn: textOf(also) };
  if (!runs && !runsOn(plain, day)) return plain;
  return runs ? { ...plain, alsoOn: textOf([...also, day]) } : { ...plain, notOn: textOf([...not, day]) };
}

/** Returns the calendar a day later: of the way back of buses that arrive late. */
export function dayLater<Service extends Calendar>(service: Service): Service {
  const { weekdays, from, until, notOn, alsoOn } = service;
  const later = (days: string | undefined) => textOf(listedDays(days).map((day) => addDays(day, 1)));
  return {
    ...service,
    weekdays: [...weekdays]
      .map((digit) => (Number(digit) % 7) + 1)
      .toSorted((one, other) => one - other)
      .join(''),
    from: addDays(from, 1),
    until: until === undefined ? undefined : addDays(until, 1),
    notOn: later(notOn),
    alsoOn: later(alsoOn),
  };
}

/** Returns what a service is from the first to the last of some days, without an end if one is undefined; undefined if it has no day of them. */
export function partOfService<Service extends Calendar>(
  service: Service,
  { first = '', last }: { first?: Day | undefined; last?: Day | undefined },
): Service | undefined {
  const within = (days: string | undefined) =>
    listedDays(days).filter((day) => day >= first && (last === undefined || day <= last));
  const [not, also] = [within(service.notOn), within(service.alsoOn)];
  const from = service.from < first ? first : service.from;
  const until = [service.until, last].flatMap((day) => day ?? []).toSorted()[0];
  const part = { ...service, notOn: textOf(not), alsoOn: textOf(also) };
  if (until === undefined || from <= until) return { ...part, from, until };
  const day = also.at(-1);
  return day === undefined ? undefined : { ...part, from: day, until: day };
}

const textOf = (days: readonly Day[]) => (days.length === 0 ? undefined : daysText(days));
