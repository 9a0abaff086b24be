import type { WeekEntry } from './WeekGrid';

const entry = (day: string, label: string, more: Partial<WeekEntry> = {}): WeekEntry => ({
  id: `${day} ${label}`,
  day,
  label,
  change: 'plain',
  ...more,
});

/** Two departures a day on weekdays; a change moves one, adds one on a Saturday, and leaves one that is sold. */
export const changedWeeks: readonly WeekEntry[] = [
  entry('2026-11-23', '07:00 AM'),
  entry('2026-11-23', '09:30 AM', { change: 'changed', note: 'moves from 09:00 AM' }),
  entry('2026-11-24', '07:00 AM'),
  entry('2026-11-24', '09:00 AM', { change: 'stays', note: 'stays: it has tickets' }),
  entry('2026-11-25', '07:00 AM'),
  entry('2026-11-26', '07:00 AM'),
  entry('2026-11-27', '07:00 AM', { change: 'removed', note: 'is taken away' }),
  entry('2026-11-28', '10:00 AM', { change: 'added', note: 'is added' }),
  entry('2026-11-30', '07:00 AM'),
];
