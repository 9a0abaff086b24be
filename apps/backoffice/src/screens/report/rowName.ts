import {
  BY_RULE,
  EARNER_KINDS,
  type Earner,
  GIVE_BACK_LABELS,
  GIVE_BACK_WAYS,
  NO_METHOD,
  type ReportGroup,
  type ReportSubject,
  type Route,
  TIMETABLE_FIELDS,
  formatDateTime,
  formatDay,
  formatPaymentMethod,
  formatTyped,
  weekdayName,
} from '@motorpark/domain';
import { messages } from './messages';

/** The first day of a month: `2025-01`. */
export const firstOf = (month: string): string => `${month}-01`;

const monthName = (month: string) => formatDay(firstOf(month)).replace(/^\d+ /, '');

const TIME_OF_DAY = /\d\d:\d\d$/;
const timeOfDay = (time: string) => formatTyped(TIMETABLE_FIELDS.departsAt, time);

const isEarner = (by: ReportGroup): by is Earner => EARNER_KINDS.some((kind) => kind === by);

export function rowName({ id, name, weekday, departsAt, month }: ReportSubject, by: ReportGroup): string {
  if (isEarner(by) && id === NO_METHOD) return messages.none[by];
  if (by === 'trip' && departsAt !== undefined) return `${name}, ${formatDateTime(departsAt)}`;
  if (by === 'month') return monthName(name);
  if (by === 'service') return id === NO_METHOD ? messages.noService : name.replace(TIME_OF_DAY, timeOfDay);
  if (month !== undefined) return `${name}, ${monthName(month)}`;
  if (by === 'person' && id === BY_RULE) return messages.givenBack.rule;
  if (by === 'day') return formatDay(name);
  const way = by === 'way' ? GIVE_BACK_WAYS.find((one) => one === name) : undefined;
  if (way) return GIVE_BACK_LABELS[way];
  if (by === 'method' && name === NO_METHOD) return messages.noMethod;
  if (by === 'method') return formatPaymentMethod(name);
  return [name, weekday === undefined ? undefined : weekdayName(weekday)].filter(Boolean).join(', ');
}

export const routeName = ({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string =>
  `${origin} to ${destination}`;
