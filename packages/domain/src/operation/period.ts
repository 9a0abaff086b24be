import { addDays, type Day } from '../format';
import type { DayFigures } from './summary';

/** A range of business days in Lagos, both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The options of a period dropdown, in its order. */
export const PERIODS = [
  'today',
  'tomorrow',
  'next7Days',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'custom',
] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  next7Days: 'Next 7 Days',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 Days',
  last30Days: 'Last 30 Days',
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  custom: 'Custom Date Range',
};

/** Whether a period has days after today, so that only lists of what is to come offer it. */
export const isAhead = (period: Period): boolean => period === 'tomorrow' || period === 'next7Days';

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const endOfLastMonth = (today: Day): Day => addDays(firstOfMonth(today), -1);

/** "Next … days" starts today, "Last … days" ends today; so does the current month. */
const RANGES: Readonly<Record<Exclude<Period, 'custom'>, (today: Day) => DayRange>> = {
  today: (today) => ({ from: today, to: today }),
  tomorrow: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  next7Days: (today) => ({ from: today, to: addDays(today, 6) }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => ({ from: firstOfMonth(endOfLastMonth(today)), to: endOfLastMonth(today) }),
};

/** Returns the days of a period as of today. A custom period has the chosen days, or only today until they are chosen. */
export function rangeOf(period: Period, today: Day, chosen?: DayRange): DayRange {
  return period === 'custom' ? (chosen ?? RANGES.today(today)) : RANGES[period](today);
}

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Returns the days of a range, oldest first; empty if it ends before it starts. */
export function daysOf({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the figures of each day of a range, for a chart; days without operations have zeros. */
export function everyDay(days: readonly DayFigures[], range: DayRange): DayFigures[] {
  const known = new Map(days.map((figures) => [figures.day, figures]));
  return daysOf(range).map(
    (day) => known.get(day) ?? { day, ticketIncome: 0, waybillIncome: 0, expenses: 0 },
  );
}
