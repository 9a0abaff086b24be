import { type Day, type DayFigures, formatDay, mondayOf, NIGERIA, type Region } from '@motorpark/domain';
import type { Say } from '../../locale';

/** The period that one column covers. */
type Grain = 'day' | 'week' | 'month' | 'year';

/** The figures of one column, with its label on the axis (`tick`) and its full name. */
export interface Bucket extends DayFigures {
  tick: string;
  name: string;
}

/** Maximum number of days for each grain. */
const LIMITS: readonly (readonly [days: number, grain: Grain])[] = [
  [45, 'day'],
  [210, 'week'],
  [1_900, 'month'],
];

const STARTS: Readonly<Record<Grain, (day: Day) => Day>> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => `${day.slice(0, 7)}-01`,
  year: (day) => `${day.slice(0, 4)}-01-01`,
};

/** `15 Jan 2025` without the parts that the axis doesn't need. */
const TICKS: Readonly<Record<Grain, (day: Day) => string>> = {
  day: (day) => formatDay(day).replace(/ \d+$/, ''),
  week: (day) => formatDay(day).replace(/ \d+$/, ''),
  month: (day) => formatDay(day).replace(/^\d+ /, ''),
  year: (day) => day.slice(0, 4),
};

const NAMES: Readonly<Record<Grain, (day: Day, say: Say) => string>> = {
  day: (day) => formatDay(day),
  week: (day, say) => say('Week of {day}', { day: formatDay(day) }),
  month: TICKS.month,
  year: TICKS.year,
};

const grainOf = (dayCount: number): Grain => LIMITS.find(([days]) => dayCount <= days)?.[1] ?? 'year';

/** Groups days into a readable number of columns: a year becomes weeks or months, each the sum of its days. */
export function bucketsOf(days: readonly DayFigures[], say: Say): Bucket[] {
  const grain = grainOf(days.length);
  const buckets = new Map<Day, Bucket>();
  for (const { day, ticketIncome, waybillIncome, expenses } of days) {
    const start = STARTS[grain](day);
    const bucket = buckets.get(start);
    if (bucket) {
      bucket.ticketIncome += ticketIncome;
      bucket.waybillIncome += waybillIncome;
      bucket.expenses += expenses;
    } else {
      const words = { tick: TICKS[grain](start), name: NAMES[grain](start, say) };
      buckets.set(start, { day: start, ticketIncome, waybillIncome, expenses, ...words });
    }
  }
  return [...buckets.values()];
}

const SHORT = [
  [1_000_000_000_00, 'b'],
  [1_000_000_00, 'm'],
  [1_000_00, 'k'],
] as const;

/** Formats an amount for an axis, rounded: `₦1.2m`, `₦850k`, `−₦500`. */
export function shortNaira(kobo: number, { currency }: Region = NIGERIA): string {
  const size = Math.abs(kobo);
  const [unit, letter] = SHORT.find(([from]) => size >= from) ?? [100, ''];
  return `${kobo < 0 ? '−' : ''}${currency}${Number((size / unit).toFixed(1))}${letter}`;
}
