import {
  BY_RULE,
  GIVE_BACK_LABELS,
  GIVE_BACK_WAYS,
  NO_METHOD,
  type ReportGroup,
  type ReportSubject,
  type Route,
  formatDay,
  formatPaymentMethod,
  weekdayName,
} from '@motorpark/domain';
import { messages } from './messages';

export function rowName({ id, name, weekday }: ReportSubject, by: ReportGroup): string {
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
