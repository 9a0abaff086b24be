import {
  NO_METHOD,
  type ReportGroup,
  type ReportSubject,
  type Route,
  formatDay,
  weekdayName,
} from '@motorpark/domain';
import { messages } from './messages';

/** The name of a row of a report. */
export function rowName({ name, weekday }: ReportSubject, by: ReportGroup): string {
  if (by === 'day') return formatDay(name);
  if (by === 'method' && name === NO_METHOD) return messages.noMethod;
  return [name, weekday === undefined ? undefined : weekdayName(weekday)].filter(Boolean).join(', ');
}

/** A route by its ends, as the reports call it. */
export const routeName = ({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string =>
  `${origin} to ${destination}`;
