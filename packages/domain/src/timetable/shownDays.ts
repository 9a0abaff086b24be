import { formatDay, formatTime } from '../format';
import { STAY_REASONS, type ServiceDay } from './timetableChange';

/** How a departure differs from the one that is planned now. */
const CHANGES = {
  same: 'plain',
  added: 'added',
  moved: 'changed',
  changed: 'changed',
  removed: 'removed',
  stays: 'stays',
  deleted: 'removed',
} as const satisfies Readonly<Record<ServiceDay['kind'], string>>;

/** What happens to a departure, in words. */
const NOTES = {
  added: 'is added',
  changed: 'gets the new fare, seats or vehicle type',
  removed: 'is taken away',
  deleted: 'was deleted by hand; put its day into Also on for a new one',
};

function noteOf({ kind, from = '', why }: ServiceDay): string | undefined {
  switch (kind) {
    case 'same':
      return undefined;
    case 'moved':
      return `moves from ${formatTime(from)}`;
    case 'stays':
      return `stays as before: ${why ? STAY_REASONS[why] : ''}`;
    default:
      return NOTES[kind];
  }
}

/** Returns the departures of a grid, by time within each day. */
export const shownDays = (days: readonly ServiceDay[]) =>
  days
    .toSorted((one, other) => (one.departsAt < other.departsAt ? -1 : 1))
    .map((one) => ({
      id: `${one.serviceId} ${one.day}`,
      day: one.day,
      label: formatTime(one.departsAt),
      change: CHANGES[one.kind],
      note: noteOf(one),
    }));

/** Names a day of a service in a list. */
export const serviceDayName = ({ day, departsAt }: Pick<ServiceDay, 'day' | 'departsAt'>): string =>
  `${formatDay(day)}, ${formatTime(departsAt)}`;
