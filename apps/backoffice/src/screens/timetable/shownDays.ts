import type { ServiceDay } from '@motorpark/api';
import { STAY_REASONS, formatDay, formatTime } from '@motorpark/domain';
import type { WeekEntry, WeekTone } from '@motorpark/ui';
import { messages } from './messages';

export type ShownDay = ServiceDay;

const TONES: Readonly<Record<ServiceDay['kind'], WeekTone>> = {
  same: 'plain',
  added: 'added',
  moved: 'changed',
  changed: 'changed',
  removed: 'removed',
  stays: 'stays',
  deleted: 'removed',
};

function noteOf({ kind, from = '', why }: ServiceDay): string | undefined {
  switch (kind) {
    case 'same':
      return undefined;
    case 'moved':
      return messages.moved(formatTime(from));
    case 'stays':
      return messages.stays(why ? STAY_REASONS[why] : '');
    default:
      return messages[kind];
  }
}

/** Returns the departures of a grid, by time within each day. */
export const entriesOf = (days: readonly ServiceDay[]): WeekEntry[] =>
  days
    .toSorted((one, other) => (one.departsAt < other.departsAt ? -1 : 1))
    .map((one) => ({
      id: `${one.serviceId} ${one.day}`,
      day: one.day,
      label: formatTime(one.departsAt),
      tone: TONES[one.kind],
      note: noteOf(one),
    }));

/** Names a day of a service in a list. */
export const dayName = ({ day, departsAt }: ServiceDay): string =>
  `${formatDay(day)}, ${formatTime(departsAt)}`;
